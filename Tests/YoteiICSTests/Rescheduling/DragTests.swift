import Foundation
import Testing

@testable import YoteiICS

/// The entry that takes what a view reports: an event's id, its old interval and its new one.
struct DragTests {
  @Test func aTimedEventGoesToTheNewInterval() throws {
    var sample = try SampleFeed(["DTSTART:20260303T180000Z", "DTEND:20260303T190000Z", "RRULE:FREQ=WEEKLY"])
    let event = try #require(
      sample.feed.events(in: ICSFeed.years, timeZone: SampleFeed.zone).first { $0.start == .at("20260310T190000") })
    let new = DateInterval(start: .at("20260311T190000"), duration: 7200)
    try sample.feed.reschedule(
      eventID: event.id, from: event.dateInterval, to: new, timeZone: SampleFeed.zone, revision: SampleFeed.revision)
    #expect(sample.feed.events(in: ICSFeed.years, timeZone: SampleFeed.zone).first { $0.id == event.id }?.dateInterval == new)
  }

  @Test(arguments: ["UTC", "Pacific/Auckland", "America/Los_Angeles"])
  func anAllDayEventMovesByDaysWhateverMidnightsTheViewUses(zone: String) throws {
    var sample = try SampleFeed(["DTSTART;VALUE=DATE:20260303", "DTEND;VALUE=DATE:20260305"])
    let zone = try #require(TimeZone(identifier: zone))
    let old = DateInterval(start: .at("20260303T000000", zone: zone), end: .at("20260305T000000", zone: zone))
    let new = DateInterval(start: .at("20260403T000000", zone: zone), end: .at("20260406T000000", zone: zone))
    try sample.feed.reschedule(
      eventID: "/a@example.com", from: old, to: new, timeZone: SampleFeed.zone, revision: SampleFeed.revision)
    #expect(sample.feed.lines.contains("DTSTART;VALUE=DATE:20260403"))
    #expect(sample.feed.lines.contains("DTEND;VALUE=DATE:20260406"))
  }

  @Test func aViewThatIsOutOfDateIsTold() throws {
    var sample = try SampleFeed(["DTSTART:20260303T180000Z"])
    let seen = DateInterval(start: .at("20260303T180000"), duration: 0)
    #expect(throws: ICSRescheduleError(.changedMeanwhile, id: ICSOccurrence.ID(uid: "a@example.com"))) {
      try sample.feed.reschedule(eventID: "/a@example.com", from: seen, to: seen, timeZone: SampleFeed.zone)
    }
  }

  @Test func whatIsNoIDIsUnknown() throws {
    var sample = try SampleFeed(["DTSTART:20260303T180000Z"])
    let interval = DateInterval(start: .at("20260303T180000"), duration: 0)
    #expect(throws: ICSRescheduleError(.unknownOccurrence, id: ICSOccurrence.ID(uid: "nonsense"))) {
      try sample.feed.reschedule(eventID: "nonsense", from: interval, to: interval, timeZone: SampleFeed.zone)
    }
  }
}
