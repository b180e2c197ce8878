import Testing

@testable import YoteiICS

/// What is made of faulty rules.
struct RuleReaderTests {
  struct Case: CustomTestStringConvertible {
    var text: String
    /// Nil where the event is shown once.
    var rule: String?
    var codes: [RuleFault.Code]

    init(_ text: String, _ rule: String?, _ codes: RuleFault.Code...) { (self.text, self.rule, self.codes) = (text, rule, codes) }
    var testDescription: String { text }
  }

  @Test(arguments: [
    Case("FREQ=DAILY;COUNT=10;INTERVAL=2", "FREQ=DAILY;INTERVAL=2;COUNT=10"),
    Case("freq=weekly;byday=mo,Fr;wkst=su", "FREQ=WEEKLY;BYDAY=MO,FR;WKST=SU"),
    Case("COUNT=3;BYDAY=+2TU,-1FR;FREQ=MONTHLY", "FREQ=MONTHLY;COUNT=3;BYDAY=2TU,-1FR"),
    Case("FREQ=DAILY;INTERVAL=70000", "FREQ=DAILY;INTERVAL=70000"),
    Case("FREQ=DAILY;COUNT=99999999999999999999", "FREQ=DAILY;COUNT=9223372036854775807"),
    Case("FREQ=DAILY;UNTIL=20261231T235959Z", "FREQ=DAILY;UNTIL=20261231T235959Z"),
    Case("FREQ=MINUTELY;BYSECOND=60", "FREQ=MINUTELY;BYSECOND=60"),
  ])
  func legalRulesAreRead(_ test: Case) { check(test) }

  @Test(arguments: [
    Case("FREQ=DAILY;COUNT=2;", "FREQ=DAILY;COUNT=2", .separator),
    Case(";FREQ=DAILY;;COUNT=2", "FREQ=DAILY;COUNT=2", .separator),
    Case(" FREQ=DAILY ", "FREQ=DAILY", .blank),
    Case("FREQ=DAILY; COUNT = 2", "FREQ=DAILY;COUNT=2", .blank),
    Case("FREQ=WEEKLY;BYDAY=MO, WE", "FREQ=WEEKLY;BYDAY=MO,WE", .blank),
    Case("RRULE:FREQ=DAILY", "FREQ=DAILY", .prefix),
    Case("RRULE:rrule:FREQ=DAILY", "FREQ=DAILY", .prefix, .prefix),
    Case("FREQ=DAILY;DTSTART=20260101", "FREQ=DAILY", .unknownPart),
    Case("FREQ=DAILY;COUNT=2;X-OLD=1", "FREQ=DAILY;COUNT=2", .unknownPart),
    Case("FREQ=DAILY;COUNT=2;COUNT=5", "FREQ=DAILY;COUNT=5", .duplicatePart),
    Case("FREQ=DAILY;UNTIL=2026-12-31", "FREQ=DAILY;UNTIL=20261231", .untilForm),
    Case("FREQ=DAILY;UNTIL=2026-12-31T10:00:00Z", "FREQ=DAILY;UNTIL=20261231T100000Z", .untilForm),
    Case("FREQ=DAILY;UNTIL=20261231Z", "FREQ=DAILY;UNTIL=20261231", .untilForm),
    Case("FREQ=DAILY;UNTIL=20261231T10:00:00Z", "FREQ=DAILY;UNTIL=20261231T100000Z", .untilForm),
    Case("FREQ=DAILY;UNTIL=20261231T240000Z", "FREQ=DAILY;UNTIL=20270101T000000Z", .untilForm),
    Case("FREQ=DAILY;UNTIL=20261231T1000Z", "FREQ=DAILY;UNTIL=20261231T100000Z", .untilForm),
    Case("FREQ=DAILY;UNTIL=20261231T100000+0100", "FREQ=DAILY;UNTIL=20261231T090000Z", .untilForm),
    Case("FREQ=DAILY;UNTIL=;COUNT=3", "FREQ=DAILY;COUNT=3", .until),
    Case("FREQ=DAILY\\;COUNT=3", "FREQ=DAILY;COUNT=3", .escape),
    Case("FREQ=WEEKLY;BYDAY=MO\\,TU", "FREQ=WEEKLY;BYDAY=MO,TU", .escape),
    Case("FREQ=WEEKLY;BYDAY=\"MO,TU\"", "FREQ=WEEKLY;BYDAY=MO,TU", .escape),
    Case("FREQ=DAILY;COUNT=2;UNTIL=20261231", "FREQ=DAILY;COUNT=2;UNTIL=20261231", .countAndUntil),
    Case("FREQ=DAILY;COUNT=-2;UNTIL=20261231", "FREQ=DAILY;UNTIL=20261231", .count),
    Case("FREQ=WEEKLY;WKST=XX", "FREQ=WEEKLY", .value),
  ])
  func slipsAreMended(_ test: Case) { check(test) }

  @Test(arguments: [
    Case("FREQ=YEARLY;BYMONTH=13,2", "FREQ=YEARLY;BYMONTH=2", .value),
    Case("FREQ=MONTHLY;BYMONTHDAY=0,32,-32,-1", "FREQ=MONTHLY;BYMONTHDAY=-1", .value, .value, .value),
    Case("FREQ=MONTHLY;BYDAY=255SU,300MO,54TU,0WE,1FR", "FREQ=MONTHLY;BYDAY=1FR", .value, .value, .value, .value),
    Case("FREQ=DAILY;BYHOUR=24,-1,9", "FREQ=DAILY;BYHOUR=9", .value, .value),
    Case("FREQ=MONTHLY;BYMONTH=10,BYMONTHDAY=10", "FREQ=MONTHLY;BYMONTH=10", .value),
    Case("FREQ=YEARLY;BYMONTH=5L,6", "FREQ=YEARLY;BYMONTH=6", .value),
    Case("FREQ=DAILY;BYMINUTE=99999999999999999999,5", "FREQ=DAILY;BYMINUTE=5", .value),
  ])
  func valuesOutOfRangeAreLeftOut(_ test: Case) { check(test) }

  @Test(arguments: [
    Case("", nil, .empty),
    Case(" ; ", nil, .blank, .separator, .empty),
    Case("COUNT=2", nil, .frequency),
    Case("2,-1", nil, .unknownPart, .frequency),
    Case("FREQ=FORTNIGHTLY", nil, .frequency),
    Case("FREQ", nil, .unknownPart, .frequency),
    Case("FREQ=DAILY;INTERVAL=0", nil, .interval),
    Case("FREQ=DAILY;INTERVAL=-1", nil, .interval),
    Case("FREQ=DAILY;INTERVAL=1.5", nil, .interval),
    Case("FREQ=DAILY;COUNT=0", nil, .count),
    Case("FREQ=DAILY;COUNT=0;UNTIL=20261231", nil, .count),
    Case("FREQ=DAILY;COUNT=-1", nil, .count),
    Case("FREQ=DAILY;UNTIL=", nil, .until),
    Case("FREQ=DAILY;UNTIL=20260230", nil, .until),
    Case("FREQ=DAILY;UNTIL=tomorrow", nil, .until),
    Case("FREQ=YEARLY;BYMONTH=", nil, .value, .noValue),
    Case("FREQ=YEARLY;BYMONTH=13", nil, .value, .noValue),
    Case("FREQ=WEEKLY;BYDAY=MO=;COUNT=3", nil, .value, .noValue),
  ])
  func hopelessRulesAreShownOnce(_ test: Case) { check(test) }

  @Test(arguments: [
    Case("FREQ=WEEKLY;BYDAY=2MO,3MO,TU", "FREQ=WEEKLY;BYDAY=MO,TU", .ordinal),
    Case("FREQ=DAILY;BYDAY=1MO", "FREQ=DAILY;BYDAY=MO", .ordinal),
    Case("FREQ=MONTHLY;BYWEEKNO=20", "FREQ=MONTHLY;BYWEEKNO=20", .partNotAllowed),
    Case("FREQ=DAILY;BYYEARDAY=-1", "FREQ=DAILY;BYYEARDAY=-1", .partNotAllowed),
    Case("FREQ=WEEKLY;BYMONTHDAY=13", "FREQ=WEEKLY;BYMONTHDAY=13", .partNotAllowed),
    Case("FREQ=YEARLY;BYWEEKNO=10;BYDAY=2MO", "FREQ=YEARLY;BYWEEKNO=10;BYDAY=2MO", .partNotAllowed),
    Case("FREQ=DAILY;BYSETPOS=1", "FREQ=DAILY;BYSETPOS=1", .setPositionAlone),
    Case(
      "FREQ=MONTHLY;BYMONTHDAY=31;SKIP=BACKWARD", "RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=31;SKIP=BACKWARD", .skipWithoutCalendar),
  ])
  func forbiddenCombinationsAreReported(_ test: Case) { check(test) }

  @Test(arguments: [
    Case("RSCALE=GREGORIAN;FREQ=YEARLY;SKIP=FORWARD", "RSCALE=GREGORIAN;FREQ=YEARLY;SKIP=FORWARD"),
    Case("RSCALE=hebrew;FREQ=YEARLY;BYMONTH=5L,13;SKIP=forward", "RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=5L,13;SKIP=FORWARD"),
    Case("RSCALE=CHINESE;FREQ=YEARLY;SKIP=SIDEWAYS", "RSCALE=CHINESE;FREQ=YEARLY", .value),
  ])
  func otherCalendarsAreKept(_ test: Case) { check(test) }

  @Test func listsMayBeLongerThanLibicalsArrays() {
    let days = Array(1...31) + Array(-31 ... -1)
    let yearDays = Array(1...366) + Array(-366 ... -1)
    let text =
      "FREQ=YEARLY;BYYEARDAY=\(yearDays.map(String.init).joined(separator: ","));BYMONTHDAY=\(days.map(String.init).joined(separator: ","))"
    let rule = ICSRecurrenceRule(text)
    #expect(rule?.daysOfTheMonth == days)
    #expect(rule?.daysOfTheYear == yearDays)
  }

  @Test func aLongListOfFaultsIsCutOff() {
    let text = "FREQ=YEARLY;BYMONTH=1" + String(repeating: ",99", count: 1000) + ";" + String(repeating: "X", count: 1000)
    let parsed = ICSRecurrenceRule.parse(text)
    #expect(parsed.rule?.description == "FREQ=YEARLY;BYMONTH=1")
    #expect(parsed.faults.count == 20)
    #expect(parsed.faults.allSatisfy { $0.message.count < 200 })
  }

  @Test func aFaultNamesThePartAndTheValue() {
    let faults = ICSRecurrenceRule.parse("FREQ=YEARLY;BYMONTH=2,13").faults
    #expect(faults == [RuleFault(code: .value, part: "BYMONTH", message: "\"13\" is no value of BYMONTH and is left out")])
  }

  private func check(_ test: Case) {
    let parsed = ICSRecurrenceRule.parse(test.text)
    #expect(parsed.rule?.description == test.rule)
    #expect(parsed.faults.map(\.code) == test.codes)
  }
}
