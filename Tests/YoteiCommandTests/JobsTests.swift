import Foundation
import Testing

/// Several inputs at a time give the same as one after the other.
@Suite struct JobsTests {
  private static let inputs =
    ["google-team.ics", "missing.ics", "README.md", "icloud-family.ics", "google-team.ics"].map(fixture)

  @Test(arguments: [
    ["events", "--from", "2026-01-01", "--days", "300", "--format", "ndjson"],
    ["events", "--from", "2026-01-01", "--days", "300", "--format", "json"],
    ["events", "--from", "2026-01-01", "--days", "300", "--format", "table"],
    ["events", "--from", "2026-01-01", "--days", "300", "--busy"],
    ["convert"], ["convert", "--repair", "--now", "2026-01-01"], ["convert", "-t", "ndjson"], ["convert", "-t", "json"],
    ["convert", "-t", "jcal"], ["convert", "-t", "xcal"], ["convert", "-t", "csv"], ["check"], ["check", "--libical"], ["info"],
    ["merge"],
  ])
  func orderAndMessagesAreTheSame(_ words: [String]) throws {
    let faults = try FileManager.default.contentsOfDirectory(atPath: fixture("faults")).sorted().map { fixture("faults/" + $0) }
    let one = CommandRun(words: words + Self.inputs + faults + ["--jobs", "1"], input: Data())
    #expect(!one.output.isEmpty && one.status != 0)
    for jobs in ["2", "3", "50"] {
      let several = CommandRun(words: words + Self.inputs + faults + ["--jobs", jobs], input: Data())
      #expect(several.output == one.output)
      #expect(several.messages == one.messages)
      #expect(several.status == one.status)
    }
  }

  @Test func standardInputHasItsTurn() {
    let calendar = feed("UID:1", "DTSTART:20260327T100000Z", "SUMMARY:Mine")
    let words = ["convert", "-t", "ndjson", Self.inputs[0], "-", Self.inputs[3]]
    let one = CommandRun(words: words + ["--jobs", "1"], input: Data(calendar.utf8))
    let two = CommandRun(words: words + ["--jobs", "2"], input: Data(calendar.utf8))
    #expect(one.output == two.output && one.output.contains("Mine"))
  }

  @Test func muchOutputWaitsForItsTurn() {
    let calendar = feed("UID:1", "DTSTART:20200101T100000Z", "RRULE:FREQ=MINUTELY", "SUMMARY:\(String(repeating: "x", count: 60))")
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("yotei-tests-\(UUID()).ics")
    try? Data(calendar.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let words =
      ["events", "--from", "2026-01-01", "--days", "15", "--fields", "title,start"] + Array(repeating: url.path, count: 8)
    let one = CommandRun(words: words + ["--jobs", "1"], input: Data())
    let two = CommandRun(words: words + ["--jobs", "2"], input: Data())
    #expect(one.output.utf8.count > 16_000_000)
    #expect(one.output == two.output)
  }

  @Test func thereIsAtLeastOneJob() {
    #expect(CommandRun("check", fixture("google-team.ics"), "--jobs", "0").status == 2)
  }
}
