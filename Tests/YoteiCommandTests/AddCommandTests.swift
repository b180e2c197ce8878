import Foundation
import Testing

@testable import YoteiCommand

struct AddCommandTests {
  private let other = feed("UID:a@example.com", "DTSTART:20260303T170000Z")

  private func add(_ words: String...) -> CommandRun {
    CommandRun(words: ["add", "-", "--uid", "new@example.com", "--tz", "UTC"] + words, input: Data(other.utf8))
  }

  @Test(arguments: [
    (["--start", "2026-07-07T18:00"], ["DTSTART:20260707T180000Z", "DTEND:20260707T190000Z"]),
    (["--start", "2026-07-07"], ["DTSTART;VALUE=DATE:20260707", "DTEND;VALUE=DATE:20260708"]),
    (["--start", "2026-07-07", "--duration", "3d"], ["DTSTART;VALUE=DATE:20260707", "DTEND;VALUE=DATE:20260710"]),
    (["--start", "2026-07-07T18:00", "--end", "+90m"], ["DTEND:20260707T193000Z"]),
    (
      ["--start", "2026-07-07T18:00", "--rrule", "FREQ=DAILY;COUNT=2", "--alarm", "15m"],
      ["RRULE:FREQ=DAILY;COUNT=2", "TRIGGER:-PT15M"]
    ),
    (
      ["--start", "now", "--location", "Hall, north", "--category", "A", "--category", "B", "--url", "https://example.com"],
      ["LOCATION:Hall\\, north", "CATEGORIES:A,B", "URL:https://example.com"]
    ),
  ])
  func optionsBecomeLines(words: [String], lines: [String]) {
    let run = CommandRun(words: ["add", "-", "--title", "Choir", "--uid", "n", "--tz", "UTC"] + words, input: Data(other.utf8))
    #expect(run.status == 0)
    for line in ["SUMMARY:Choir", "UID:a@example.com"] + lines { #expect(run.output.contains("\r\n" + line + "\r\n")) }
  }

  @Test func whatIsMissingOrWrongIsSaid() {
    #expect(add("--start", "now").status == 2)
    #expect(add("--title", "x").status == 2)
    #expect(add("--title", "x", "--start", "now", "--rrule", "FREQ=OFTEN").status == 2)
    #expect(add("--title", "x", "--start", "now", "--end", "yesterday").status == 8)
  }
}
