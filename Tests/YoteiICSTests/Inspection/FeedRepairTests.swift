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

  @Test(arguments: [
    (["DTSTART:20260327T100000Z", "EXDATE;TZID=Europe/Berlin:20260329T120000"], "EXDATE:20260329T100000Z"),
    (["DTSTART;TZID=Europe/Berlin:20260327T100000", "EXDATE:20260330T080000Z"], "EXDATE;TZID=Europe/Berlin:20260330T100000"),
    (["DTSTART;TZID=Europe/Berlin:20260327T100000", "EXDATE:20260330T100000"], "EXDATE;TZID=Europe/Berlin:20260330T100000"),
    (["DTSTART;VALUE=DATE:20260327", "EXDATE:20260330T000000Z,20260331T000000"], "EXDATE;VALUE=DATE:20260330,20260331"),
    (["DTSTART;TZID=Europe/Berlin:20260327T100000", "EXDATE;VALUE=DATE:20260330"], "EXDATE;VALUE=DATE:20260330"),
    (["DTSTART;TZID=Middle/Earth:20260327T100000", "EXDATE:20260330T080000Z"], "EXDATE:20260330T080000Z"),
    (
      ["DTSTART;TZID=Europe/Berlin:20260327T100000", "RRULE:FREQ=DAILY;UNTIL=20260330T100000"],
      "RRULE:FREQ=DAILY;UNTIL=20260330T080000Z"
    ),
    (["DTSTART;TZID=Europe/Berlin:20260327T100000", "RRULE:FREQ=DAILY;UNTIL=20260330"], "RRULE:FREQ=DAILY;UNTIL=20260330T215959Z"),
    (["DTSTART:20260327T100000", "RRULE:FREQ=DAILY;UNTIL=20260330"], "RRULE:FREQ=DAILY;UNTIL=20260330T235959"),
    (["DTSTART:20260327T100000Z", "RRULE:FREQ=DAILY;UNTIL=20260330T100000"], "RRULE:FREQ=DAILY;UNTIL=20260330T100000Z"),
    (["DTSTART:20260327T100000Z", "RRULE:FREQ=DAILY;COUNT=2;UNTIL=20260330T100000Z"], "RRULE:FREQ=DAILY;COUNT=2"),
    (["DTSTART:20260327T100000Z", "RRULE:FREQ=DAILY;COUNT=5;UNTIL=20260330T100000Z"], "RRULE:FREQ=DAILY;UNTIL=20260330T100000Z"),
  ])
  func timesOfASeriesHaveTheFormThatItsStartAsksFor(_ lines: [String], _ repaired: String) throws {
    let feed = try ICSFeed(
      (["BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:1", "RRULE:FREQ=DAILY;COUNT=9"].filter { line in
        !line.hasPrefix("RRULE") || !lines[1].hasPrefix("RRULE")
      } + lines + ["END:VEVENT", "END:VCALENDAR"]).joined(separator: "\r\n"))
    let mended = try ICSFeed(feed.repaired(stamp: Self.stamp))
    let text = String(decoding: mended.serialized(), as: UTF8.self)
    #expect(text.contains("\r\n\(repaired)\r\n"), "\(text)")
    #expect(try intervals(mended) == intervals(feed))
    #expect(mended.repaired(stamp: Self.stamp) == mended.serialized())
  }

  @Test(arguments: [
    ("20260328T100000Z/PT1H,20260329T100000Z/soon", ["RDATE;VALUE=PERIOD:20260328T100000Z/PT1H", "RDATE:20260329T100000Z"]),
    (
      "20260328T100000Z/PT1H,never,20260330T100000Z/20260330T120000Z",
      [
        "RDATE;VALUE=PERIOD:20260328T100000Z/PT1H,20260330T100000Z/20260330T120000Z"
      ]
    ),
    ("20260328T100000Z,20260329T100000", ["RDATE:20260328T100000Z,20260329T100000"]),
  ])
  func oneBadItemLeavesTheRestOfAListReadable(_ items: String, _ repaired: [String]) throws {
    let text = try self.repaired("RDATE;VALUE=PERIOD:" + items)
    #expect(text.split(separator: "\r\n").filter { $0.hasPrefix("RDATE") } == repaired.map { Substring($0) }, "\(text)")
    #expect(text.contains("X-YOTEI-UNREADABLE:") == items.contains { $0 == "s" || $0 == "n" })
  }

  @Test func anAllDaySeriesEndsOnTheDayThatItsUntilMeansInTheZoneOfTheObserver() throws {
    let feed = try ICSFeed(
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nDTSTART;VALUE=DATE:20260327\nRRULE:FREQ=DAILY;UNTIL=20260330T220000Z\nEND:VEVENT\nEND:VCALENDAR"
    )
    func repaired(_ zone: String) throws -> String {
      String(decoding: feed.repaired(stamp: Self.stamp, timeZone: try #require(TimeZone(identifier: zone))), as: UTF8.self)
    }
    #expect(try repaired("Europe/Berlin").contains("UNTIL=20260331\r\n"))
    #expect(try repaired("UTC").contains("UNTIL=20260330\r\n"))
  }

  @Test(arguments: [
    "BEGIN:VCALENDAR;X=1\nBEGIN:VEVENT\nUID:1\nDTSTART:20260327T100000Z\nEND:VEVENT\nEND:VCALENDAR;X=1",
    "BEGIN:VCALENDAR (copy)\nBEGIN:VEVENT\nUID:1\nDTSTART:20260327T100000Z\nEND:VEVENT\nEND:VCALENDAR (copy)",
    "BEGIN:VCALENDAR\nBEGIN:VALARM\nEND:VALARM\nBEGIN:VEVENT\nUID:1\nDTSTART:20260327T100000Z\nEND:VEVENT\nEND:VCALENDAR",
    "BEGIN:VCALENDAR\nBEGIN:STANDARD\nTZNAME:CET\nEND:STANDARD\nBEGIN:VEVENT\nUID:1\nDTSTART:20260327T100000Z\nEND:VEVENT\nEND:VCALENDAR",
    "BEGIN:VCALENDAR\nBEGIN:\nBEGIN:VEVENT\nUID:1\nDTSTART:20260327T100000Z\nEND:VEVENT\nEND:\nEND:VCALENDAR",
  ])
  func componentsOutOfPlaceLoseNothing(_ text: String) throws {
    let feed = try ICSFeed(text)
    let repaired = try ICSFeed(feed.repaired(stamp: Self.stamp))
    #expect(try intervals(repaired).count == 1)
    #expect(repaired.diagnostics.allSatisfy { $0.severity == .note })
    #expect(repaired.repaired(stamp: Self.stamp) == repaired.serialized())
  }

  @Test func theFirstOfTwoStartsThatCanBeReadIsKept() throws {
    let feed = try ICSFeed(
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nDTSTART:soon\nDTSTART:20260327T100000Z\nDTSTART:20260328T100000Z\nEND:VEVENT\nEND:VCALENDAR"
    )
    let text = String(decoding: feed.repaired(stamp: Self.stamp), as: UTF8.self)
    #expect(text.contains("\nX-YOTEI-UNREADABLE:DTSTART:soon\r\nDTSTART:20260327T100000Z\r\n"))
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
