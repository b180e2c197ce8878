import Foundation
import Testing

@testable import YoteiICS

@Suite struct FeedRepairTests {
  private static let stamp = Date(timeIntervalSince1970: 1_774_612_800)
  private static let faulty = [
    "bom-in-middle", "crcrlf-line-ends", "dates-with-dashes", "duplicate-uid", "end-before-start", "hour-24", "impossible-date",
    "latin1-text", "line-without-colon", "lower-case-names", "mismatched-end", "missing-end-vcalendar", "missing-end-vevent",
    "missing-uid", "nul-byte", "raw-newline-in-text", "rrule-bad-freq", "rrule-until-garbage", "stray-quote-in-parameter",
    "truncated",
    "unknown-zone", "utf16le",
  ].map { "faults/\($0).ics" }

  private func intervals(_ feed: ICSFeed) throws -> [DateInterval] {
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    let window = Date(timeIntervalSince1970: 1_767_225_600)..<Date(timeIntervalSince1970: 1_798_761_600)
    return feed.occurrences(in: window, timeZone: berlin).map(\.interval)
  }

  @Test(arguments: FixtureFile.sound + faulty) func aRepairedFeedIsSoundAndSaysTheSame(_ name: String) throws {
    let feed = try ICSFeed(FixtureFile.data(name))
    let repaired = try ICSFeed(feed.repaired(stamp: Self.stamp))
    #expect(repaired.diagnostics.filter { $0.severity == .error } == [])
    #expect(repaired.index.findings.isEmpty)
    #expect(repaired.count(of: .event) >= feed.count(of: .event))
    #expect(try intervals(repaired) == intervals(feed))
    #expect(repaired.repaired(stamp: Self.stamp) == repaired.serialized())
  }

  @Test(arguments: [
    ("SUMMARY=Planning", "SUMMARY:Planning"),
    ("DESCRIPTION:Bring an apron\r\nand a towel", "DESCRIPTION:Bring an apron\\nand a towel"),
    ("ROOM_NUMBER:7", "X-ROOM-NUMBER:7"),
    ("SUMMARY:Stand\u{1}up", "SUMMARY:Standup"),
    (#"ORGANIZER;CN=The "Mill":mailto:jane@example.com"#, "ORGANIZER;CN=The ^'Mill^':mailto:jane@example.com"),
    ("DTEND:2026-03-27T11:00:00Z", "DTEND:20260327T110000Z"),
    ("DTEND;VALUE=DATE:20260328", "DURATION:PT14H"),
    ("RRULE:FREQ=DAILY;BYMONTH=13,3", "RRULE:FREQ=DAILY;BYMONTH=3"),
    ("RRULE:FREQ=DAILY;UNTIL=20260401", "RRULE:FREQ=DAILY;UNTIL=20260401T235959Z"),
    ("CREATED:20260101T000000", "CREATED:20260101T000000Z"),
    ("DESCRIPTION:C:\\data", "DESCRIPTION:C:\\\\data"),
    ("GEO:48.2,16.37", "GEO:48.2;16.37"),
  ])
  func aLineIsWrittenAsItWasMeant(_ line: String, _ repaired: String) throws {
    let text = try self.repaired(line)
    #expect(text.contains("\r\n\(repaired)\r\n"), "\(text)")
  }

  @Test(arguments: ["DTEND:20260327T090000Z", "SEQUENCE:two", "GEO:1030;200", "RRULE:FREQ=FORTNIGHTLY", "LOCATION"])
  func whatCantBeMendedIsKept(_ line: String) throws {
    let text = try repaired(line)
    #expect(text.contains("X-YOTEI-UNREADABLE:" + LineText.escaped(line)))
    #expect(!text.contains("\r\n\(line)\r\n"))
  }

  @Test func whatIsMissingIsAdded() throws {
    let feed = try ICSFeed("BEGIN:VEVENT\nDTSTART;TZID=Europe/Berlin:20260327T100000\nBEGIN:VALARM\nTRIGGER:-PT5M\nEND:VALARM\n")
    let repaired = try ICSFeed(feed.repaired(stamp: Self.stamp))
    #expect(repaired.diagnostics == [])
    let text = String(decoding: repaired.serialized(), as: UTF8.self)
    for line in ["VERSION:2.0", "DTSTAMP:20260327T120000Z", "TZID:Europe/Berlin", "ACTION:DISPLAY", "DESCRIPTION:Reminder"] {
      #expect(text.contains("\r\n\(line)\r\n"))
    }
  }

  private func repaired(_ line: String) throws -> String {
    let feed = try ICSFeed(
      "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:20260327T100000Z\r\n\(line)\r\nEND:VEVENT\r\nEND:VCALENDAR")
    return String(decoding: feed.repaired(stamp: Self.stamp), as: UTF8.self)
  }
}
