import Foundation
import Testing

@testable import YoteiICS

struct MoveOccurrenceTests {
  private let weekly = [
    "DTSTART;TZID=Europe/Berlin:20260303T180000", "DTEND;TZID=Europe/Berlin:20260303T193000", "RRULE:FREQ=WEEKLY",
  ]

  /// With the zone defined, so that no VTIMEZONE is added.
  private func sample(_ events: [String]..., calendar: [String] = []) throws -> SampleFeed {
    let zone = VTimeZoneText.vtimezone(for: SampleFeed.zone, covering: 2026...2026)
    return switch events.count {
    case 1: try SampleFeed(events[0], calendar: zone + calendar)
    default: try SampleFeed(events[0], events[1], calendar: zone + calendar)
    }
  }

  @Test func anEventThatDoesNotRecurIsRewrittenAtItsPlace() throws {
    var sample = try sample([
      "DTSTART;TZID=Europe/Berlin:20260303T180000", "DTEND;TZID=Europe/Berlin:20260303T193000", "SUMMARY:Choir",
    ])
    #expect(
      try sample.move("", .to("20260304T200000")) == [
        "-DTSTART;TZID=Europe/Berlin:20260303T180000", "-DTEND;TZID=Europe/Berlin:20260303T193000",
        "+DTSTART;TZID=Europe/Berlin:20260304T200000", "+DTEND;TZID=Europe/Berlin:20260304T213000",
      ])
  }

  @Test func aSlotIsMovedByAnOverrideBehindTheSeries() throws {
    var sample = try sample(weekly + ["ATTENDEE:mailto:x@example.com", "BEGIN:VALARM", "TRIGGER:-PT5M", "END:VALARM"])
    #expect(
      try sample.move("20260317T180000", .to("20260319T193000")) == [
        "+BEGIN:VEVENT", "+UID:a@example.com", "+RECURRENCE-ID;TZID=Europe/Berlin:20260317T180000",
        "+DTSTART;TZID=Europe/Berlin:20260319T193000", "+DTEND;TZID=Europe/Berlin:20260319T210000",
        "+ATTENDEE:mailto:x@example.com",
        "+BEGIN:VALARM", "+TRIGGER:-PT5M", "+END:VALARM", "+END:VEVENT",
      ])
  }

  @Test func aSecondMoveEditsTheOverrideAndKeepsItsSlot() throws {
    var sample = try sample(weekly, ["RECURRENCE-ID;TZID=Europe/Berlin:20260317T180000", "DTSTART:20260318T100000Z", "SEQUENCE:4"])
    #expect(try sample.move("20260317T180000", .later(days: 1)) == ["-DTSTART:20260318T100000Z", "+DTSTART:20260319T100000Z"])
    #expect(sample.feed.lines.contains("SEQUENCE:5"))
  }

  @Test func eachFormOfTimeStaysAsItIs() throws {
    var utc = try SampleFeed(["DTSTART:20260303T170000Z", "RRULE:FREQ=DAILY"])
    #expect(
      try utc.move("20260305T170000Z", .to("20260305T200000")).filter { $0.contains("2026") } == [
        "+RECURRENCE-ID:20260305T170000Z", "+DTSTART:20260305T190000Z",
      ])
    var floating = try SampleFeed(["DTSTART:20260303T170000", "RRULE:FREQ=DAILY"])
    #expect(
      try floating.move("20260305T170000", .to("20260305T200000")).filter { $0.contains("2026") } == [
        "+RECURRENCE-ID:20260305T170000", "+DTSTART:20260305T200000",
      ])
    var allDay = try SampleFeed(["DTSTART;VALUE=DATE:20260303", "DTEND;VALUE=DATE:20260305", "RRULE:FREQ=WEEKLY"])
    #expect(
      try allDay.move("20260310", .to("20260312T000000")).filter { $0.contains("2026") } == [
        "+RECURRENCE-ID;VALUE=DATE:20260310", "+DTSTART;VALUE=DATE:20260312", "+DTEND;VALUE=DATE:20260314",
      ])
  }

  @Test func theWallClockIsKeptOverAChange() throws {
    var sample = try sample(weekly)
    let lines = try sample.move("20260324T180000", .later(days: 7))
    #expect(lines.contains("+DTSTART;TZID=Europe/Berlin:20260331T180000"))
    #expect(lines.contains("+DTEND;TZID=Europe/Berlin:20260331T193000"))
  }

  @Test func aTimeInAnotherZoneIsWrittenThereWithoutTouchingTheSlot() throws {
    var sample = try sample(weekly)
    let newYork = try #require(TimeZone(identifier: "America/New_York"))
    let lines = try sample.move("20260317T180000", .to("20260317T140000", zone: newYork, writtenIn: newYork))
    #expect(lines.contains("+RECURRENCE-ID;TZID=Europe/Berlin:20260317T180000"))
    #expect(lines.contains("+DTSTART;TZID=America/New_York:20260317T140000"))
    #expect(lines.contains("+DTEND;TZID=America/New_York:20260317T153000"))
    #expect(lines.contains("+TZID:America/New_York"))
  }

  @Test func anEndWithAZoneOfItsOwnKeepsIt() throws {
    var sample = try SampleFeed(["DTSTART;TZID=Europe/Berlin:20260407T100000", "DTEND;TZID=America/New_York:20260407T123000"])
    let lines = try sample.move("", .later(days: 1))
    #expect(lines.contains("+DTEND;TZID=America/New_York:20260408T123000"))
  }

  @Test func durationStaysDuration() throws {
    var sample = try SampleFeed(["DTSTART:20260303T170000Z", "DURATION:PT90M"])
    #expect(try sample.move("", .later(hours: 2)) == ["-DTSTART:20260303T170000Z", "+DTSTART:20260303T190000Z"])
  }

  @Test func anInstanceOfRDATEBecomesAnOverrideAndTheListStays() throws {
    var sample = try sample([
      "DTSTART;TZID=Europe/Berlin:20260303T180000", "RDATE;TZID=Europe/Berlin;VALUE=PERIOD:20260305T180000/PT3H",
    ])
    let lines = try sample.move("20260305T180000", .later(days: 1))
    #expect(!lines.contains { $0.hasPrefix("-") })
    #expect(lines.contains("+RECURRENCE-ID;TZID=Europe/Berlin:20260305T180000"))
    #expect(lines.contains("+DTEND;TZID=Europe/Berlin:20260306T210000"), "the period's own length")
  }

  @Test func aLaterSlotOfARangeTakesTheWordsOfTheRange() throws {
    var sample = try sample(
      weekly,
      [
        "RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20260310T180000", "DTSTART;TZID=Europe/Berlin:20260310T200000",
        "SUMMARY:Late",
      ])
    let lines = try sample.move("20260317T180000", .later(days: 1))
    #expect(lines.contains("+RECURRENCE-ID;TZID=Europe/Berlin:20260317T180000"))
    #expect(lines.contains("+DTSTART;TZID=Europe/Berlin:20260318T200000"))
    #expect(lines.contains("+SUMMARY:Late"))
  }

  @Test func anAbsoluteAlarmStaysAsFarFromTheStart() throws {
    var sample = try SampleFeed([
      "DTSTART:20260303T170000Z", "BEGIN:VALARM", "TRIGGER;VALUE=DATE-TIME:20260303T160000Z", "END:VALARM",
    ])
    #expect(try sample.move("", .later(days: 2)).contains("+TRIGGER;VALUE=DATE-TIME:20260305T160000Z"))
  }

  @Test func anEventWithoutUIDGetsTheOneThatItIsKnownBy() throws {
    var feed = try ICSFeed("BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:20260303T170000Z\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n")
    let id = try #require(feed.listing().keys.first)
    try feed.reschedule(id, .later(days: 1), scope: .thisOccurrence, timeZone: SampleFeed.zone, revision: SampleFeed.revision)
    #expect(feed.listing().keys.first == id)
    #expect(feed.lines.contains("UID:" + id.uid))
  }

  @Test func anotherEventWithTheSameUIDKeepsPace() throws {
    var sample = try SampleFeed(["DTSTART:20260302T100000Z", "SUMMARY:One"], ["DTSTART:20260304T100000Z", "SUMMARY:Two"])
    let result = try sample.feed.reschedule(
      try #require(ICSOccurrence.ID("20260304T100000Z/a@example.com")), .later(days: 1), scope: .thisOccurrence,
      timeZone: SampleFeed.zone,
      revision: SampleFeed.revision)
    #expect(sample.feed.listing().count == 2)
    #expect(result.id?.description == "20260305T100000Z/a@example.com")
  }
}
