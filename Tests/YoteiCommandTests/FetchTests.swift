import Foundation
import Testing

@testable import YoteiCommand

@Suite struct FetchTests {
  @Test func aServerThatDoesNotAnswerIsAnUnreadableInput() {
    // Nothing listens on port 9 of this machine.
    let run = CommandRun("events", "http://user:secret@127.0.0.1:9/feed.ics")
    #expect(run.status == 3)
    #expect(run.output.isEmpty)
    #expect(run.messages.hasPrefix("http://127.0.0.1:9/feed.ics: error: "))
    #expect(!run.messages.contains("secret"))
  }

  @Test(arguments: ["file:///etc/passwd", "ftp://example.com/feed.ics"])
  func onlyTheWebIsFetchedFrom(_ address: String) {
    #expect(CommandRun("events", address).status == 2)
  }
}
