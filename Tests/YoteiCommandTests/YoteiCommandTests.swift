import Foundation
import Testing

@testable import YoteiCommand

@Suite struct YoteiCommandTests {
  @Test(arguments: [
    (["evnts"], "no command \"evnts\""), (["events"], "an input is missing"),
    (["events", "-", "--strikt"], "did you mean --strict?"),
    (["events", "-", "--tz", "Mars/Phobos"], "unknown time zone: \"Mars/Phobos\""),
    (["events", "-", "--days", "none"], "--days needs a whole number"),
    (["events", "-", "--from", "2026-02-01", "--to", "2026-01-01"], "ends before it starts"),
    (["events", "-", "--format", "pdf"], "no format \"pdf\""),
    (["events", "gopher://example.com/x"], "gopher"), (["rule", "FREQ=DAILY"], "--start is needed"),
  ])
  func aWrongCommandLineIsExplained(_ words: [String], _ message: String) {
    let run = CommandRun(words: words, input: .init())
    #expect(run.status == 2)
    #expect(run.messages.contains(message))
    #expect(run.messages.contains("See 'yotei"))
    #expect(run.output.isEmpty)
  }

  @Test(arguments: ["events", "convert", "check", "rule", "info", "move", "delete", "add"])
  func everyCommandHelps(_ command: String) {
    let run = CommandRun(command, "--help")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("Usage: yotei \(command) "))
    #expect(CommandRun("--help").output.contains("  \(command) "))
  }

  @Test func bytesComeBackAsTheyWere() {
    let text = "begin:vcalendar\nX-Odd;a=\"b:  \rBEGIN:VEVENT\r\nUID:1\nEND:VEVENT\r\n \tfolded\nEND:VCALENDAR"
    #expect(CommandRun("convert", "-", "-q", input: text).output == text)
  }
}
