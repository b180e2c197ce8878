import Testing

@testable import YoteiICS

/// Times without a zone, and feeds of several calendars.
struct FloatingTimeTests {
  @Test func floatingTimesAreTheObservers() throws {
    let lines = FeedOccurrences.event("DTSTART:20260105T090000", "RRULE:FREQ=MONTHLY;BYMONTHDAY=5;COUNT=5")
    #expect(try FeedOccurrences(lines, zone: "Europe/Berlin").starts.first == "20260105T080000Z")
    #expect(try FeedOccurrences(lines, zone: "Europe/Berlin").starts.last == "20260505T070000Z")
    #expect(try FeedOccurrences(lines, zone: "Asia/Tokyo").starts.first == "20260105T000000Z")
  }

  @Test func theCalendarsOwnZoneIsThatOfItsFloatingTimes() throws {
    let lines = ["X-WR-TIMEZONE:America/New_York"] + FeedOccurrences.event("DTSTART:20260105T090000", "DTEND:20260105T100000")
    let feed = try FeedOccurrences(lines, zone: "Asia/Tokyo")
    #expect(feed.spans == ["20260105T140000Z/20260105T150000Z"])
    #expect(feed.occurrences.first?.timeZoneIdentifier == "America/New_York")
  }

  @Test func theCalendarsOwnZoneStandsInForOneThatNobodyKnows() throws {
    let lines = ["X-WR-TIMEZONE:America/New_York"] + FeedOccurrences.event("DTSTART;TZID=Nowhere:20260105T090000")
    let feed = try FeedOccurrences(lines, zone: "Asia/Tokyo")
    #expect(feed.starts == ["20260105T140000Z"])
    #expect(feed.findings == [.unknownZone])
  }

  @Test func aZoneThatNobodyKnowsIsReportedOnce() throws {
    let lines = (1...5).flatMap {
      FeedOccurrences.event("UID:\($0)", "DTSTART;TZID=Nowhere:2026010\($0)T090000", "DTEND;TZID=Nowhere:2026010\($0)T100000")
    }
    #expect(try FeedOccurrences(lines).findings == [.unknownZone])
  }

  @Test func theZoneOfOneCalendarIsNotThatOfTheNext() throws {
    let index = try FeedIndex(
      lines: ["BEGIN:VCALENDAR", "X-WR-TIMEZONE:America/New_York"] + FeedOccurrences.event("UID:a", "DTSTART:20260105T090000") + [
        "END:VCALENDAR"
      ]
        + ["BEGIN:VCALENDAR"] + FeedOccurrences.event("UID:b", "DTSTART:20260105T090000") + ["END:VCALENDAR"])
    #expect(try FeedOccurrences(index, zone: "Europe/Berlin").ids == ["/b", "/a"])
  }

  @Test func aDefinitionCountsInItsOwnCalendar() throws {
    func calendar(_ uid: String, offset: String) -> [String] {
      ["BEGIN:VCALENDAR", "BEGIN:VTIMEZONE", "TZID:Here", "BEGIN:STANDARD", "DTSTART:20000101T000000", "TZOFFSETFROM:" + offset]
        + ["TZOFFSETTO:" + offset, "END:STANDARD", "END:VTIMEZONE"]
        + FeedOccurrences.event("UID:" + uid, "DTSTART;TZID=Here:20260105T090000")
        + ["END:VCALENDAR"]
    }
    let feed = try FeedOccurrences(FeedIndex(lines: calendar("a", offset: "+0300") + calendar("b", offset: "-0300")))
    #expect(feed.starts == ["20260105T060000Z", "20260105T120000Z"])
  }

  @Test func anOverrideInAnotherCalendarOfTheStreamCounts() throws {
    let index = try FeedIndex(
      lines: ["BEGIN:VCALENDAR"] + FeedOccurrences.event("DTSTART:20260105T090000Z", "RRULE:FREQ=DAILY;COUNT=2") + ["END:VCALENDAR"]
        + ["BEGIN:VCALENDAR"] + FeedOccurrences.event("RECURRENCE-ID:20260106T090000Z", "DTSTART:20260106T120000Z") + [
          "END:VCALENDAR"
        ])
    #expect(try FeedOccurrences(index).starts == ["20260105T090000Z", "20260106T120000Z"])
  }

  @Test(arguments: [
    "DTSTART;TZID=(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna:20260105T090000",
    "DTSTART;TZID=UTC+01:00:20260105T090000",
    "DTSTART;TZID=UTC+01:00;VALUE=DATE-TIME:20260105T090000",
    "DTSTART;VALUE=DATE-TIME;TZID=(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stock\r\n holm, Vienna:2026\r\n 0105T090000",
    "DTSTART;TZID=\"UTC+01:00\":20260105T090000",
  ])
  func aZonesNameMayHoldColonsWithoutQuotationMarks(line: String) throws {
    #expect(try FeedOccurrences(FeedOccurrences.event(line)).starts == ["20260105T080000Z"])
  }

  @Test func colonsInZonesOfListsAndOverridesToo() throws {
    let lines =
      FeedOccurrences.event(
        "DTSTART;TZID=UTC+01:00:20260105T090000", "RRULE:FREQ=DAILY;COUNT=4",
        "EXDATE;TZID=UTC+01:00:20260106T090000,20260107T090000")
      + FeedOccurrences.event("RECURRENCE-ID;TZID=UTC+01:00:20260108T090000", "DTSTART;TZID=UTC+01:00:20260108T120000")
    #expect(try FeedOccurrences(lines).starts == ["20260105T080000Z", "20260108T110000Z"])
  }
}
