import Foundation
import Testing

@testable import YoteiICS

/// DTEND, DURATION or neither (RFC 5545 3.6.1, 3.8.5.3).
struct OccurrenceLengthTests {
  private func spans(_ lines: String..., from: String = "20260101", zone: String = "UTC") throws -> [String] {
    try FeedOccurrences(FeedOccurrences.component("VEVENT", lines), from: from, zone: zone).spans
  }

  @Test(arguments: [
    (["DTSTART:20260105T090000Z"], "20260105T090000Z/20260105T090000Z"),
    (["DTSTART;VALUE=DATE:20260105"], "20260105/20260106"),
    (["DTSTART;VALUE=DATE:20260105", "DTEND;VALUE=DATE:20260108"], "20260105/20260108"),
    (["DTSTART;VALUE=DATE:20260105", "DURATION:P3D"], "20260105/20260108"),
    (["DTSTART;VALUE=DATE:20260105", "DURATION:PT36H"], "20260105/20260107"),
    (["DTSTART;VALUE=DATE:20260105", "DTEND;VALUE=DATE:20260105"], "20260105/20260106"),
    (["DTSTART;VALUE=DATE:20260105", "DTEND:20260106T120000Z"], "20260105/20260107"),
    (["DTSTART:20260105T090000Z", "DURATION:P1W"], "20260105T090000Z/20260112T090000Z"),
    (["DTSTART:20260105T090000Z", "DURATION:-PT1H"], "20260105T090000Z/20260105T090000Z"),
    (["DTSTART:20260105T090000Z", "DTEND:20260105T080000Z"], "20260105T090000Z/20260105T090000Z"),
    (["DTSTART:20260105T090000Z", "DTEND;VALUE=DATE:20260106"], "20260105T090000Z/20260106T000000Z"),
    (
      ["DTSTART;TZID=Europe/Berlin:20260105T090000", "DTEND;TZID=America/New_York:20260105T050000"],
      "20260105T080000Z/20260105T100000Z"
    ),
    (["DTSTART:20260105T090000Z", "DTEND:20260105T100000Z", "DURATION:PT5H"], "20260105T090000Z/20260105T100000Z"),
    (
      ["STATUS:CONFIRMED", "DTSTART:20260105T090000Z", "DURATION:PT5H", "DTEND:20260105T100000Z"],
      "20260105T090000Z/20260105T100000Z"
    ),
  ])
  func theEndIsWhatIsSaidOrTheDefault(lines: [String], span: String) throws {
    #expect(try FeedOccurrences(FeedOccurrences.component("VEVENT", lines)).spans == [span])
  }

  @Test(arguments: [
    ("DTSTART;TZID=America/New_York:20260105T090000", "20260105T140000Z/20260105T150000Z"),
    ("DTSTART:20260105T090000Z", "20260105T090000Z/20260105T100000Z"),
  ])
  func anEndWithoutAZoneIsOnTheClockOfTheStart(start: String, span: String) throws {
    #expect(try spans(start, "DTEND:20260105T100000", zone: "Asia/Tokyo") == [span])
  }

  @Test func anEndInTheCalendarsOwnZoneIsInThatZone() throws {
    let lines =
      ["X-WR-TIMEZONE:America/New_York"]
      + FeedOccurrences.event("DTSTART;TZID=Europe/Berlin:20260105T150000", "DTEND;TZID=America/New_York:20260105T100000")
    #expect(try FeedOccurrences(lines).spans == ["20260105T140000Z/20260105T150000Z"])
  }

  @Test func anEndGivesEveryMemberOfASeriesTheSameExactLength() throws {
    #expect(
      try spans(
        "DTSTART;TZID=Europe/Berlin:20260327T220000", "DTEND;TZID=Europe/Berlin:20260328T060000", "RRULE:FREQ=DAILY;COUNT=3") == [
          "20260327T210000Z/20260328T050000Z", "20260328T210000Z/20260329T050000Z", "20260329T200000Z/20260330T040000Z",
        ])
  }

  @Test func hoursOfADurationAreExactAndDaysNominal() throws {
    #expect(
      try spans("DTSTART;TZID=Europe/Berlin:20260328T090000", "DURATION:PT24H", "RRULE:FREQ=DAILY;COUNT=1") == [
        "20260328T080000Z/20260329T080000Z"
      ])
    #expect(
      try spans("DTSTART;TZID=Europe/Berlin:20260328T090000", "DURATION:P1D", "RRULE:FREQ=DAILY;COUNT=2") == [
        "20260328T080000Z/20260329T070000Z", "20260329T070000Z/20260330T070000Z",
      ])
    #expect(
      try spans("DTSTART;TZID=Europe/Berlin:20261024T120000", "DURATION:P1DT2H") == ["20261024T100000Z/20261025T130000Z"])
  }

  @Test func aSeriesOverAClockChangeKeepsItsTimeOfDay() throws {
    #expect(
      try spans("DTSTART;TZID=Europe/Berlin:20260328T090000", "RRULE:FREQ=DAILY;COUNT=2") == [
        "20260328T080000Z/20260328T080000Z", "20260329T070000Z/20260329T070000Z",
      ])
  }

  @Test func daysOfAllDayEventsFollowTheObserversClock() throws {
    let lines = FeedOccurrences.event("DTSTART;VALUE=DATE:20260329", "DTEND;VALUE=DATE:20260330")
    let occurrence = try #require(try FeedOccurrences(lines, zone: "Europe/Berlin").occurrences.first)
    #expect(occurrence.interval.duration == 23 * 3600)
  }
}
