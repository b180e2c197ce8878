import Foundation
import Testing

@testable import YoteiICS

/// Other lengths, and all-day events that become timed ones or the reverse.
struct ResizeTests {
  @Test(arguments: [
    (["DTEND:20260303T190000Z"], "+DTEND:20260303T200000Z"), (["DURATION:PT1H"], "+DURATION:PT2H"), ([], "+DTEND:20260303T200000Z"),
  ])
  func theLengthIsWrittenAsItWas(end: [String], changed: String) throws {
    var sample = try SampleFeed(["DTSTART:20260303T180000Z"] + end)
    let changes = try sample.move("", RescheduleRequest(end: .at(.at("20260303T210000"))))
    #expect(changes.filter { $0.hasPrefix("+") } == [changed])
  }

  @Test func anAllDayEventIsResizedByDays() throws {
    var sample = try SampleFeed(["DTSTART;VALUE=DATE:20260303"])
    #expect(
      try sample.move("", RescheduleRequest(end: .lasting(ICSDuration(days: 3)))) == ["+DTEND;VALUE=DATE:20260306"])
  }

  @Test func anEndInTheSecondOfTwoEqualHoursIsWrittenInUTC() throws {
    var sample = try SampleFeed(
      ["DTSTART;TZID=Europe/Berlin:20261024T013000", "DTEND;TZID=Europe/Berlin:20261024T033000"],
      calendar: VTimeZoneText.vtimezone(for: SampleFeed.zone, covering: 2026...2026))
    let changes = try sample.move(
      "", RescheduleRequest(start: .later(by: ICSDuration(days: 1)), end: .lasting(ICSDuration(seconds: 7200))))
    #expect(changes.contains("+DTEND:20261025T013000Z"))
  }

  @Test func aDurationOfDaysStaysNominal() throws {
    var sample = try SampleFeed(["DTSTART;TZID=Europe/Berlin:20260327T180000", "DURATION:P1D"])
    #expect(try sample.move("", .later(days: 1)).contains { $0.contains("DURATION") } == false)
  }

  @Test func aTimedSeriesBecomesAnAllDayOne() throws {
    var sample = try SampleFeed(
      [
        "DTSTART;TZID=Europe/Berlin:20260303T220000", "DTEND;TZID=Europe/Berlin:20260304T020000",
        "RRULE:FREQ=WEEKLY;BYHOUR=22;UNTIL=20260331T200000Z", "EXDATE:20260317T210000Z",
      ],
      ["RECURRENCE-ID;TZID=Europe/Berlin:20260324T220000", "DTSTART;TZID=Europe/Berlin:20260325T080000"])
    let changes = try sample.move("20260310T220000", RescheduleRequest(isAllDay: true), .allOccurrences)
    #expect(
      Set(changes.filter { $0.hasPrefix("+") }) == [
        "+DTSTART;VALUE=DATE:20260303", "+DTEND;VALUE=DATE:20260305", "+RRULE:FREQ=WEEKLY;UNTIL=20260331",
        "+EXDATE;VALUE=DATE:20260317",
        "+RECURRENCE-ID;VALUE=DATE:20260324", "+DTSTART;VALUE=DATE:20260325",
      ])
  }

  @Test func anAllDaySeriesBecomesATimedOneInTheCallersZone() throws {
    var sample = try SampleFeed(
      ["DTSTART;VALUE=DATE:20260303", "RRULE:FREQ=WEEKLY;UNTIL=20260331", "EXDATE;VALUE=DATE:20260317"],
      calendar: VTimeZoneText.vtimezone(for: SampleFeed.zone, covering: 2026...2026))
    let request = RescheduleRequest(start: .at(.at("20260311T090000")), end: .lasting(ICSDuration(seconds: 3600)), isAllDay: false)
    let changes = try sample.move("20260310", request, .allOccurrences)
    #expect(
      Set(changes.filter { $0.hasPrefix("+") }) == [
        "+DTSTART;TZID=Europe/Berlin:20260304T090000", "+DTEND;TZID=Europe/Berlin:20260304T100000",
        "+RRULE:FREQ=WEEKLY;UNTIL=20260401T070000Z", "+EXDATE;TZID=Europe/Berlin:20260318T090000",
      ])
  }

  @Test func oneOccurrenceBecomesAllDayAndItsSlotKeepsTheSeriesForm() throws {
    var sample = try SampleFeed(["DTSTART:20260303T180000Z", "RRULE:FREQ=WEEKLY"])
    let changes = try sample.move("20260310T180000Z", RescheduleRequest(isAllDay: true))
    #expect(changes.contains("+RECURRENCE-ID:20260310T180000Z"))
    #expect(changes.contains("+DTSTART;VALUE=DATE:20260310"))
  }
}
