import Foundation
import Testing

@testable import YoteiICS

/// Moves that can't be expressed are refused with the obstacle's name, and the feed stays as it was.
struct RefusalTests {
  private func refusal(
    _ events: [String]..., id: String, _ request: RescheduleRequest = .later(days: 1), _ scope: ICSRescheduleScope = .thisOccurrence
  ) throws -> ICSRescheduleError.Reason? {
    var sample = try events.count == 2 ? SampleFeed(events[0], events[1]) : SampleFeed(events[0])
    let before = sample.feed.serialized()
    do {
      _ = try sample.move(id, request, scope)
      return nil
    } catch let error as ICSRescheduleError {
      #expect(sample.feed.serialized() == before)
      #expect(!error.description.isEmpty)
      return error.reason
    }
  }

  @Test(arguments: [
    ("FREQ=MONTHLY;BYDAY=MO,TU,WE;BYSETPOS=-1", "BYSETPOS"), ("FREQ=YEARLY;BYWEEKNO=10;BYDAY=TU", "BYWEEKNO"),
    ("FREQ=YEARLY;BYYEARDAY=62", "BYYEARDAY"), ("FREQ=MONTHLY;BYMONTHDAY=3,31", "BYMONTHDAY"), ("FREQ=DAILY;BYMONTH=3", "BYMONTH"),
    ("RSCALE=HEBREW;FREQ=YEARLY", "RSCALE"),
  ])
  func aPartThatCannotFollowAnotherDayIsNamed(rule: String, part: String) throws {
    let reason = try refusal(
      ["DTSTART:20260303T180000Z", "RRULE:\(rule)"], id: "20260303T180000Z", .later(days: 1), .allOccurrences)
    #expect(reason == .rulePart(part))
  }

  @Test func aTimeThatTheRuleLosesInASpringGapIsRefused() throws {
    let reason = try refusal(
      ["DTSTART;TZID=Europe/Berlin:20260303T013000", "RRULE:FREQ=DAILY"], id: "20260303T013000", .later(hours: 1), .allOccurrences)
    #expect(reason == .otherOccurrences("20260329T013000"))
  }

  @Test func anOrdinalThatIsNotInEveryMonthIsRefused() throws {
    let reason = try refusal(
      ["DTSTART:20260324T180000Z", "RRULE:FREQ=MONTHLY;BYDAY=4TU"], id: "20260324T180000Z", .later(days: 7), .allOccurrences)
    #expect(reason == .rulePart("BYDAY"))
  }

  @Test func theSecondOfTwoEqualHoursCannotBeWritten() throws {
    let utc = try #require(TimeZone(identifier: "UTC"))
    let reason = try refusal(["DTSTART;TZID=Europe/Berlin:20261020T013000"], id: "", .to("20261025T013000", zone: utc))
    #expect(reason == .repeatedLocalTime("20261025T023000"))
  }

  @Test func idsThatNameNothingOrSeveral() throws {
    let series = ["DTSTART:20260303T180000Z", "RRULE:FREQ=WEEKLY"]
    #expect(try refusal(series, id: "20260304T180000Z") == .unknownOccurrence)
    #expect(try refusal(series, id: "20260303T180000") == .unknownOccurrence, "another form")
    #expect(try refusal(series, id: "") == .ambiguousOccurrence)
    #expect(try refusal(series + ["EXDATE:20260310T180000Z"], id: "20260310T180000Z") == .unknownOccurrence)
  }

  @Test func anOverrideWithoutItsSeriesCanOnlyMoveAlone() throws {
    let override = ["RECURRENCE-ID:20260310T180000Z", "DTSTART:20260311T180000Z"]
    #expect(try refusal(override, id: "20260310T180000Z", .later(days: 1), .allOccurrences) == .missingMaster)
    #expect(try refusal(override, id: "20260310T180000Z") == nil)
  }

  @Test func aRangeIsNeverWritten() throws {
    let series = ["DTSTART:20260303T180000Z", "RRULE:FREQ=WEEKLY"]
    let range = ["RECURRENCE-ID;RANGE=THISANDFUTURE:20260310T180000Z", "DTSTART:20260310T200000Z"]
    #expect(try refusal(series, range, id: "20260310T180000Z") == .coversLaterOccurrences)
    #expect(try refusal(series, range, id: "20260317T180000Z", .later(days: 1), .thisAndFuture) == .coversLaterOccurrences)
  }

  @Test func wholeDaysAndLengths() throws {
    let allDay = ["DTSTART;VALUE=DATE:20260303"]
    #expect(try refusal(allDay, id: "", .later(hours: 1)) == .notWholeDays)
    #expect(try refusal(allDay, id: "", .to("20260304T100000")) == .notWholeDays)
    #expect(try refusal(allDay, id: "", RescheduleRequest(isAllDay: false)) == .missingLength)
    #expect(try refusal(allDay, id: "", RescheduleRequest(end: .at(.at("20260303T000000")))) == .endBeforeStart)
    #expect(
      try refusal(["DTSTART:20260303T180000Z"], id: "", RescheduleRequest(end: .at(.at("20260303T100000")))) == .endBeforeStart)
  }

  @Test func severalTimesADayAreNoAllDaySeries() throws {
    let reason = try refusal(
      ["DTSTART:20260303T090000Z", "RRULE:FREQ=DAILY;BYHOUR=9,17"], id: "20260303T090000Z", RescheduleRequest(isAllDay: true),
      .allOccurrences)
    #expect(reason == .rulePart("BYHOUR"))
  }

  @Test func aUIDThatIsTakenIsNotGivenToTheNewSeries() throws {
    var sample = try SampleFeed(["DTSTART:20260303T180000Z", "RRULE:FREQ=WEEKLY"])
    let id = try #require(ICSOccurrence.ID("20260310T180000Z/a@example.com"))
    #expect(throws: ICSRescheduleError(.uidInUse("a@example.com"), id: id)) {
      try sample.feed.reschedule(
        id, .later(days: 1), scope: .thisAndFuture, timeZone: SampleFeed.zone, revision: ICSRevision(uid: "a@example.com"))
    }
  }

  @Test func copiesWithoutUIDAreNotToldApart() throws {
    let event = ["BEGIN:VEVENT", "DTSTART:20260303T180000Z", "END:VEVENT"]
    var feed = try ICSFeed((["BEGIN:VCALENDAR"] + event + event + ["END:VCALENDAR"]).joined(separator: "\r\n"))
    let id = try #require(feed.listing().keys.first)
    #expect(throws: ICSRescheduleError(.missingProperty("UID"), id: id)) {
      try feed.reschedule(id, .later(days: 1), scope: .thisOccurrence, timeZone: SampleFeed.zone, revision: SampleFeed.revision)
    }
  }
}
