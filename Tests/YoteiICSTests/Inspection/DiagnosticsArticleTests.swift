import Foundation
import Testing

@testable import YoteiICS

/// The article about diagnostics lists what the code says; `YOTEI_WRITE_ARTICLE=1` writes it anew, and fails.
@Suite struct DiagnosticsArticleTests {
  private static let file = FixtureFile.folder.deletingLastPathComponent()
    .appendingPathComponent("Sources/YoteiICS/YoteiICS.docc/Diagnostics.md")

  @Test func theArticleIsWhatTheCodesSay() throws {
    let article = Self.article
    guard ProcessInfo.processInfo.environment["YOTEI_WRITE_ARTICLE"] == nil else {
      try Data(article.utf8).write(to: Self.file)
      Issue.record("the article was written anew")
      return
    }
    #expect(try String(contentsOf: Self.file, encoding: .utf8) == article)
  }

  private static var article: String {
    """
    # Diagnostics

    What can be wrong with a feed, what is done about it, and how to mend it.

    ## Overview

    Every fault has a code that stays the same, a severity, a place and a section of a standard. An *error* means that something is
    lost: a time or a rule has no effect. A *warning* means that a feed says something in a way that it must not, and that other readers
    may understand it otherwise. A *note* is for those who write feeds. ``ICSFeed/diagnostics`` gives them all, `yotei check` prints them,
    and `yotei check --explain CODE` says what stands here. Reading is the same for every command: `--strict` makes errors of warnings and
    changes nothing else.

    `yotei convert --repair` writes what was understood. What can't be made valid stays in the feed as the text of `X-YOTEI-UNREADABLE`.

    \(ICSDiagnostic.Code.topics.map(section).joined(separator: "\n"))
    """
  }

  private static func section(_ topic: ICSDiagnostic.Code.Topic) -> String {
    let rows = topic.codes.map { code, explanation in
      "| `\(code)` | \(explanation.severity.rawValue) | \(explanation.summary) | \(explanation.action) |\n"
    }
    let details = topic.codes.map { code, explanation in
      """

      ### \(code)

      \(explanation.summary.prefix(1).uppercased() + explanation.summary.dropFirst())\(explanation.reference.map { " (\($0))" } ?? "").

      ```
      \(explanation.example)
      ```

      To mend it: \(explanation.repair).

      """
    }
    return "## \(topic.title)\n\n| Code | Severity | Fault | What is done |\n|---|---|---|---|\n" + rows.joined() + details.joined()
  }
}
