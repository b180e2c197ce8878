import Foundation
import Testing

@testable import YoteiICS

struct ICSRecurrenceRuleFoundationTests {
  let berlin = TimeZone(identifier: "Europe/Berlin") ?? .gmt

  @Test(arguments: [
    "FREQ=DAILY",
    "FREQ=MINUTELY;INTERVAL=20;BYHOUR=9,10",
    "FREQ=HOURLY;BYMINUTE=0,30;BYSECOND=15",
    "FREQ=WEEKLY;INTERVAL=2;COUNT=5;BYDAY=TU,SU;WKST=SU",
    "FREQ=MONTHLY;UNTIL=20261231T225959Z;BYDAY=2TU,-1FR",
    "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1",
    "FREQ=YEARLY;BYMONTH=1,3;BYMONTHDAY=-1",
    "FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO",
    "FREQ=YEARLY;BYYEARDAY=1,100",
    "RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=31;SKIP=BACKWARD",
    "RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=31;SKIP=FORWARD",
  ])
  func aRuleComesBackFromFoundationAsItWas(text: String) throws {
    let rule = try #require(ICSRecurrenceRule(text))
    let foundation = try #require(Calendar.RecurrenceRule(rule, timeZone: berlin))
    #expect(ICSRecurrenceRule(foundation)?.description == text)
  }

  @Test(arguments: ["FREQ=SECONDLY", "RSCALE=HEBREW;FREQ=YEARLY", "FREQ=DAILY;COUNT=2;UNTIL=20261231", "FREQ=MINUTELY;BYSECOND=60"])
  func whatFoundationCannotExpressIsNil(text: String) throws {
    #expect(Calendar.RecurrenceRule(try #require(ICSRecurrenceRule(text)), timeZone: berlin) == nil)
  }

  @Test(arguments: [
    ("UNTIL=20261231", "2026-12-31T22:59:59Z"),
    ("UNTIL=20260701T120000", "2026-07-01T10:00:00Z"),
    ("UNTIL=20260701T120000Z", "2026-07-01T12:00:00Z"),
  ])
  func untilIsTakenInTheTimeZone(until: String, instant: String) throws {
    let rule = try #require(ICSRecurrenceRule("FREQ=DAILY;" + until))
    let end = try #require(Calendar.RecurrenceRule(rule, timeZone: berlin)).end
    #expect(end.date?.formatted(.iso8601) == instant)
  }

  @Test func calendarsThatICalendarDoesNotHaveAreNil() {
    #expect(ICSRecurrenceRule(Calendar.RecurrenceRule(calendar: Calendar(identifier: .hebrew), frequency: .yearly)) == nil)
  }

  @Test func weeksThatAreNumberedOtherwiseAreNil() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.minimumDaysInFirstWeek = 1
    var rule = Calendar.RecurrenceRule(calendar: calendar, frequency: .yearly, matchingPolicy: .strict)
    #expect(ICSRecurrenceRule(rule) != nil)
    rule.weeks = [1]
    #expect(ICSRecurrenceRule(rule) == nil)
  }

  @Test func foundationGivesTheSameDaysWhereItsEngineIsRight() throws {
    let rule = try #require(ICSRecurrenceRule("FREQ=WEEKLY;BYDAY=MO,FR;COUNT=6"))
    let foundation = try #require(Calendar.RecurrenceRule(rule, timeZone: .gmt))
    let start = CivilTime(day: CivilDay(unchecked: 2026, 1, 5), secondOfDay: 36_000)
    var slots = RuleSlots(rule: rule, start: start, isDate: false)
    for date in foundation.recurrences(of: Date(timeIntervalSince1970: TimeInterval(start.seconds))) {
      #expect(slots.next()?.seconds == Int64(date.timeIntervalSince1970))
    }
    #expect(slots.next() == nil)
  }
}
