import Foundation
import Testing

@testable import YoteiICS

@Suite struct FeedSummaryTests {
  private func summary(_ name: String, _ zone: String = "Europe/Berlin") throws -> FeedSummary {
    FeedSummary(try ICSFeed(FixtureFile.data(name)), timeZone: try #require(TimeZone(identifier: zone)))
  }

  @Test func whatAFeedHoldsIsCounted() throws {
    let summary = try summary("google-team.ics")
    #expect(
      summary.components.map { "\($0.count) \($0.name)" } == [
        "1 DAYLIGHT", "1 STANDARD", "2 VALARM", "1 VCALENDAR", "8 VEVENT", "1 VTIMEZONE",
      ])
    #expect((summary.events, summary.series, summary.overrides) == (8, 4, 2))
    #expect(summary.calendars.map(\.name) == ["Harbour team"])
    #expect(summary.span?.start == "2026-01-05T09:15:00+01:00" && summary.span?.end == nil)
    #expect(summary.zones.map(\.finder) == ["VTIMEZONE"])
  }

  @Test(arguments: [
    ("google-team.ics", "UTF-8", "CRLF"), ("lf-only.ics", "UTF-8", "LF"), ("faults/utf16le.ics", "UTF-16LE", "CRLF"),
    ("faults/crcrlf-line-ends.ics", "UTF-8", "CRCRLF"),
  ])
  func encodingAndLineEndsAreNamed(_ name: String, _ encoding: String, _ lineEnding: String) throws {
    let summary = try summary(name)
    #expect(summary.encoding == encoding && summary.lineEnding == lineEnding)
  }

  @Test func aZoneThatNobodyKnowsHasNoMeaning() throws {
    let zone = try #require(try summary("faults/unknown-zone.ics").zones.first { $0.tzid == "Middle/Earth" })
    #expect(zone.resolved == nil && zone.finder == nil)
  }

  @Test func aZoneMayBeDefinedInAnotherCalendarOfTheStream() throws {
    let feed = try ICSFeed(
      """
      BEGIN:VCALENDAR
      BEGIN:VTIMEZONE
      TZID:Here
      BEGIN:STANDARD
      DTSTART:20000101T000000
      TZOFFSETFROM:+0300
      TZOFFSETTO:+0300
      END:STANDARD
      END:VTIMEZONE
      END:VCALENDAR
      BEGIN:VCALENDAR
      BEGIN:VEVENT
      UID:1
      DTSTART;TZID=There:20260327T100000
      DTEND;TZID=Here:20260327T110000
      END:VEVENT
      END:VCALENDAR
      """)
    let zones = FeedSummary(feed, timeZone: .gmt).zones
    #expect(zones.map(\.tzid) == ["Here", "There"])
    #expect(zones.map(\.finder) == ["VTIMEZONE", nil])
  }

  @Test func theSpanOfAFiniteFeedEnds() throws {
    let feed = try ICSFeed(
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nDTSTART;VALUE=DATE:20260327\nRRULE:FREQ=DAILY;COUNT=3\nEND:VEVENT\nEND:VCALENDAR")
    let span = try #require(FeedSummary(feed, timeZone: .gmt).span)
    #expect(span.start == "2026-03-27" && span.end == "2026-03-30")
  }

  @Test func aFeedWithoutEventsHasNoSpan() throws {
    #expect(FeedSummary(try ICSFeed("BEGIN:VCALENDAR\nEND:VCALENDAR"), timeZone: .gmt).span == nil)
  }
}
