import Foundation
import Testing

@testable import YoteiICS

struct SplitSeriesTests {
  @Test func theRestOfCOUNTGoesToTheNewSeries() throws {
    var sample = try SampleFeed(["DTSTART:20260301T090000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=10", "SUMMARY:Choir"])
    let changes = try sample.move("20260305T090000Z", .later(hours: 2), .thisAndFuture)
    #expect(changes.filter { $0.hasPrefix("-") } == ["-RRULE:FREQ=DAILY;COUNT=10"])
    #expect(
      Set(changes.filter { $0.hasPrefix("+") }) == [
        "+RRULE:FREQ=DAILY;UNTIL=20260305T085959Z", "+BEGIN:VEVENT", "+UID:new@example.com", "+RELATED-TO:a@example.com",
        "+DTSTART:20260305T110000Z", "+DURATION:PT1H", "+RRULE:FREQ=DAILY;COUNT=6", "+SUMMARY:Choir", "+END:VEVENT",
      ])
  }

  @Test func untilIsADateInAnAllDaySeries() throws {
    var sample = try SampleFeed(["DTSTART;VALUE=DATE:20260302", "RRULE:FREQ=DAILY;COUNT=5"])
    let changes = try sample.move("20260304", .later(days: 6), .thisAndFuture)
    #expect(changes.contains("+RRULE:FREQ=DAILY;UNTIL=20260303"))
    #expect(changes.contains("+DTSTART;VALUE=DATE:20260310"))
    #expect(changes.contains("+RRULE:FREQ=DAILY;COUNT=3"))
  }

  @Test func untilIsFloatingInAFloatingSeries() throws {
    var sample = try SampleFeed(["DTSTART:20260302T100000", "RRULE:FREQ=DAILY;UNTIL=20260308T100000"])
    let changes = try sample.move("20260304T100000", .later(hours: 1), .thisAndFuture)
    #expect(changes.contains("+RRULE:FREQ=DAILY;UNTIL=20260304T095959"))
    #expect(changes.contains("+RRULE:FREQ=DAILY;UNTIL=20260308T110000"))
  }

  @Test func exceptionsAndOverridesGoToTheHalfThatTheyBelongTo() throws {
    var sample = try SampleFeed(
      [
        "DTSTART:20260301T090000Z", "RRULE:FREQ=DAILY;COUNT=10", "EXDATE:20260302T090000Z,20260308T090000Z",
        "RDATE:20260306T120000Z",
      ],
      ["RECURRENCE-ID:20260303T090000Z", "DTSTART:20260303T150000Z"],
      ["RECURRENCE-ID:20260307T090000Z", "DTSTART:20260307T150000Z"])
    let changes = try sample.move("20260305T090000Z", .later(hours: 2), .thisAndFuture)
    for line in ["+EXDATE:20260302T090000Z", "+EXDATE:20260308T110000Z", "-RDATE:20260306T120000Z", "+RDATE:20260306T140000Z"] {
      #expect(changes.contains(line))
    }
    for line in ["-RECURRENCE-ID:20260307T090000Z", "+RECURRENCE-ID:20260307T110000Z", "+DTSTART:20260307T170000Z"] {
      #expect(changes.contains(line))
    }
    #expect(!changes.contains { $0.contains("20260303") })
    #expect(sample.feed.lines.count { $0 == "UID:new@example.com" } == 2)
  }

  @Test func atTheFirstSlotItIsTheWholeSeries() throws {
    var sample = try SampleFeed(["DTSTART:20260301T090000Z", "RRULE:FREQ=DAILY;COUNT=3", "EXDATE:20260301T090000Z"])
    #expect(
      try sample.move("20260302T090000Z", .later(hours: 2), .thisAndFuture) == [
        "-DTSTART:20260301T090000Z", "-EXDATE:20260301T090000Z", "+DTSTART:20260301T110000Z", "+EXDATE:20260301T110000Z",
      ])
  }

  @Test func theNewSeriesBeginsAHistoryOfItsOwn() throws {
    var sample = try SampleFeed(["DTSTART:20260301T090000Z", "RRULE:FREQ=DAILY", "SEQUENCE:7", "CREATED:20250101T000000Z"])
    _ = try sample.move("20260305T090000Z", .later(hours: 2), .thisAndFuture)
    let series = sample.feed.text.components(separatedBy: "BEGIN:VEVENT")
    #expect(series[1].contains("SEQUENCE:8") && series[1].contains("CREATED:20250101T000000Z"))
    #expect(series[2].contains("SEQUENCE:0") && series[2].contains("CREATED:20261130T120000Z"))
  }

  @Test func theResultFollowsTheLaterOccurrences() throws {
    var sample = try SampleFeed(["DTSTART:20260301T090000Z", "RRULE:FREQ=DAILY"])
    let id = try #require(ICSOccurrence.ID("20260305T090000Z/a@example.com"))
    let result = try sample.feed.reschedule(
      id, .later(hours: 2), scope: .thisAndFuture, timeZone: SampleFeed.zone, revision: SampleFeed.revision)
    #expect(result.id?.description == "20260305T110000Z/new@example.com")
    let earlier = try #require(ICSOccurrence.ID("20260304T090000Z/a@example.com"))
    #expect(result.newID(for: earlier) == earlier)
    #expect(result.published.count == 2)
  }
}
