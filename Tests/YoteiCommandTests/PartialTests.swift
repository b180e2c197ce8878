import Foundation
import Testing

/// `--partial`, and messages as records beside the data.
@Suite struct PartialTests {
  private let good = fixture("lf-only.ics")
  private let bad = fixture("faults/not-a-calendar-login.html")

  @Test(arguments: [
    ["convert", "-t", "ndjson"], ["events", "--from", "2026-03-01", "--days", "31", "--format", "ndjson"], ["merge"],
  ])
  func whatCanBeUsedIsWrittenAndTheStatusIsZero(_ command: [String]) {
    let whole = CommandRun(words: command + [good, "-q"], input: Data())
    let partial = CommandRun(words: command + [bad, good, "/nowhere.ics", "--partial", "-q"], input: Data())
    #expect(CommandRun(words: command + [bad, good], input: Data()).status == 4)
    #expect(partial.status == 0)
    #expect(partial.output == whole.output && !whole.output.isEmpty)
  }

  @Test func aWrongCommandLineIsNoPartialResult() {
    #expect(CommandRun("convert", good, "-t", "pdf", "--partial").status == 2)
    #expect(CommandRun("convert", good, "-o", "/nowhere/out.ics", "--partial").status == 5)
  }

  @Test func everyMessageIsARecordWithItsSource() throws {
    let run = CommandRun(
      "convert", bad, fixture("faults/hour-24.ics"), "/nowhere.ics", "-t", "ndjson", "--errors", "json", "--partial")
    let messages = try run.messages.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(messages.compactMap { $0["source"] as? String } == [bad, fixture("faults/hour-24.ics"), "/nowhere.ics"])
    #expect(messages.allSatisfy { $0["severity"] != nil && $0["code"] != nil && $0["message"] != nil })
    for record in run.lines { #expect(!record.contains(#""severity":"#)) }
  }

  @Test func aFloodOfMessagesIsCutAndCounted() throws {
    let lines = (0..<2000).map { "DTSTART:soon\($0)" }
    let calendar = feed(lines.joined(separator: "\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\n"))
    let run = CommandRun("convert", "-", "-t", "ndjson", "--errors", "json", input: calendar)
    let last = try #require(run.messages.split(separator: "\n").last)
    #expect(last.contains(#""code":"not-listed""#) && last.hasSuffix(#""source":"-"}"#))
  }

  @Test func anEmptyListOfInputsIsDone() {
    let run = CommandRun("convert", "--files0-from", "-", "-t", "ndjson")
    #expect(run.status == 0 && run.output == "")
    #expect(CommandRun("convert", "-t", "ndjson").status == 2)
  }
}
