import Foundation
import Testing

@testable import YoteiCommand

@Suite struct MergeCommandTests {
  /// Runs `body` with the paths of files that hold `texts`, in a folder of their own.
  private func withFiles<Result>(_ texts: [String], _ body: (URL, [String]) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = try texts.enumerated().map { number, text in
      let file = folder.appendingPathComponent("\(number).ics")
      try Data(text.utf8).write(to: file)
      return file.path
    }
    return try body(folder, paths)
  }

  private func merge(_ texts: [String], _ words: String...) throws -> String {
    try withFiles(texts) { _, paths in CommandRun(words: ["merge", "-q"] + paths + words, input: Data()).output }
  }

  private func event(_ summary: String, _ lines: String...) -> String {
    feed("UID:1", "DTSTART:20260327T100000Z", "SUMMARY:\(summary)").replacing(
      "END:VEVENT", with: lines.map { $0 + "\r\n" }.joined() + "END:VEVENT")
  }

  @Test func sequenceThenDTSTAMPDecidesWhichRevisionStays() throws {
    #expect(try merge([event("old", "SEQUENCE:1"), event("new", "SEQUENCE:2")]).contains("SUMMARY:new"))
    #expect(try merge([event("new", "SEQUENCE:2"), event("old", "SEQUENCE:1")]).contains("SUMMARY:new"))
    let stamped = event("new").replacing("DTSTAMP:2026", with: "DTSTAMP:2027")
    #expect(try merge([stamped, event("old")]).contains("SUMMARY:new"))
    let merged = try merge([event("old"), stamped, event("old")])
    #expect(merged.matches(of: /BEGIN:VEVENT/).count == 1)
  }

  @Test func overridesAndTwinsOfOneFeedStay() throws {
    let override = event("moved", "RECURRENCE-ID:20260327T100000Z")
    #expect(try merge([event("master", "RRULE:FREQ=DAILY"), override]).matches(of: /BEGIN:VEVENT/).count == 2)
    let twins = event("a").replacing("END:VCALENDAR", with: "BEGIN:VEVENT\r\nUID:1\r\nSUMMARY:b\r\nEND:VEVENT\r\nEND:VCALENDAR")
    #expect(try merge([twins]).matches(of: /BEGIN:VEVENT/).count == 2)
  }

  private func zone(_ offset: String, _ uid: String, extra: String = "") -> String {
    feed("UID:\(uid)", "DTSTART;TZID=Office:20260327T100000").replacing(
      "BEGIN:VEVENT",
      with: """
        BEGIN:VTIMEZONE\r\nTZID:Office\r\n\(extra)BEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:\(offset)\r\n\
        TZOFFSETTO:\(offset)\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\nBEGIN:VEVENT
        """)
  }

  @Test func zonesAreUnifiedOnlyIfTheyMakeTheSameChanges() throws {
    #expect(try merge([zone("+0100", "1"), zone("+0100", "2", extra: "X-NOTE:a\r\n")]).matches(of: /BEGIN:VTIMEZONE/).count == 1)
    let merged = try merge([zone("+0100", "1"), zone("+0200", "2")])
    #expect(merged.matches(of: /BEGIN:VTIMEZONE/).count == 2)
    let starts = CommandRun("events", "-q", "-", "--tz", "UTC", "--fields", "start", input: merged).lines
    #expect(starts == [#"{"start":"2026-03-27T08:00:00Z"}"#, #"{"start":"2026-03-27T09:00:00Z"}"#])
  }

  @Test func aPrefixNamesTheCalendar() throws {
    let named = event("x").replacing("BEGIN:VEVENT", with: "X-WR-CALNAME:Work\r\nBEGIN:VEVENT")
    #expect(try merge([named], "--prefix", "[{calendar}, {x}] ").contains("\r\nSUMMARY:[Work\\, {x}] x\r\n"))
  }

  @Test(arguments: [
    (["title=X"], 1), (["title~lun"], 1), (["title!=x"], 1), (["start>=2026-03-28"], 0), (["start<2026-03-28"], 2),
    (["categories=work"], 1), (["categories="], 1), (["title~n", "categories=Work"], 1), (["attendees~jane"], 0),
  ]) func conditionsChoose(_ conditions: [String], _ count: Int) throws {
    let texts = [event("x"), event("Lunch", "CATEGORIES:Food,Work").replacing("UID:1", with: "UID:2")]
    let merged = try withFiles(texts) { _, paths in
      CommandRun(words: ["merge", "-q"] + paths + conditions.flatMap { ["--where", $0] }, input: Data()).output
    }
    #expect(merged.matches(of: /BEGIN:VEVENT/).count == count)
  }

  @Test(arguments: ["title", "colour=red", "=x"]) func aConditionThatIsNoneIsRefused(_ condition: String) {
    #expect(CommandRun("merge", "-", "--where", condition, input: event("x")).status == 2)
  }

  @Test(arguments: ["google-team", "outlook-exchange", "three-continents", "tasks-and-journal", "folded-utf8"])
  func splitThenMergeLosesNothing(_ name: String) throws {
    try withFiles([]) { folder, _ in
      let path = fixture("\(name).ics")
      let store = folder.appendingPathComponent("store").path
      let split = CommandRun("split", "-q", path, "-o", store)
      let merged = CommandRun(words: ["merge", "-q"] + split.lines, input: Data()).output
      func records(_ text: String) -> [String] {
        CommandRun("convert", "-q", "-", "-t", "ndjson", input: text).lines.filter { !$0.contains(#""component":"VTIMEZONE""#) }
          .map { $0.replacing(#"["method",{},"text","PUBLISH"],"#, with: "") }.sorted()
      }
      let original = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
      #expect(records(merged) == records(original))
    }
  }

  @Test func splitLeavesFilesAloneThatWouldNotChange() throws {
    try withFiles([event("x")]) { folder, paths in
      let store = folder.appendingPathComponent("store").path
      let file = try #require(CommandRun("split", "-q", paths[0], "-o", store).lines.first)
      let before = Date(timeIntervalSince1970: 1_000_000_000)
      try FileManager.default.setAttributes([.modificationDate: before], ofItemAtPath: file)
      _ = CommandRun("split", "-q", paths[0], "-o", store)
      let after = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
      #expect(after == before)
    }
  }

  @Test func anOverrideStandsBesideItsMaster() throws {
    let series = event("a", "RRULE:FREQ=DAILY").replacing(
      "END:VCALENDAR", with: "BEGIN:VEVENT\r\nUID:1\r\nRECURRENCE-ID:20260328T100000Z\r\nEND:VEVENT\r\nEND:VCALENDAR")
    try withFiles([series]) { folder, paths in
      let split = CommandRun("split", "-q", paths[0], "-o", folder.appendingPathComponent("store").path)
      #expect(split.lines.count == 1, "\(split.messages)")
      let text = try String(contentsOfFile: try #require(split.lines.first), encoding: .utf8)
      #expect(text.matches(of: /BEGIN:VEVENT/).count == 2)
    }
  }
}
