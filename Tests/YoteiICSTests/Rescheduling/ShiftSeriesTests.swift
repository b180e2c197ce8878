import Foundation
import Testing

@testable import YoteiICS

struct ShiftSeriesTests {
  @Test func listsOverridesAndUNTILFollowByTheSameCivilOffset() throws {
    var sample = try SampleFeed(
      [
        "DTSTART;TZID=Europe/Berlin:20260303T180000", "RRULE:FREQ=WEEKLY;UNTIL=20260331T160000Z", "EXDATE:20260324T170000Z",
        "EXDATE;TZID=Europe/Berlin:20260310T180000", "RDATE;TZID=Europe/Berlin:20260305T180000,20260402T180000",
      ],
      ["RECURRENCE-ID;TZID=Europe/Berlin:20260317T180000", "DTSTART;TZID=Europe/Berlin:20260318T200000"],
      calendar: VTimeZoneText.vtimezone(for: SampleFeed.zone, covering: 2026...2026))
    let changes = try sample.move("20260331T180000", .later(hours: 1), .allOccurrences)
    #expect(
      Set(changes.filter { $0.hasPrefix("+") }) == [
        "+DTSTART;TZID=Europe/Berlin:20260303T190000", "+RRULE:FREQ=WEEKLY;UNTIL=20260331T170000Z", "+EXDATE:20260324T180000Z",
        "+EXDATE;TZID=Europe/Berlin:20260310T190000", "+RDATE;TZID=Europe/Berlin:20260305T190000,20260402T190000",
        "+RECURRENCE-ID;TZID=Europe/Berlin:20260317T190000", "+DTSTART;TZID=Europe/Berlin:20260318T210000",
      ])
  }

  @Test(arguments: [
    ("20260303T180000", "FREQ=WEEKLY;BYDAY=TU;COUNT=4", 1, "FREQ=WEEKLY;BYDAY=WE;COUNT=4"),
    ("20260302T180000", "freq=weekly;byday=MO,WE", 1, "freq=weekly;byday=TU,TH"),
    ("20260302T180000", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU", 1, "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,MO;WKST=TU"),
    ("20260302T180000", "FREQ=DAILY;BYDAY=MO,TU;X-PART=1", -1, "FREQ=DAILY;BYDAY=SU,MO;X-PART=1"),
    ("20260310T180000", "FREQ=MONTHLY;BYDAY=2TU;COUNT=3", 2, "FREQ=MONTHLY;BYDAY=2TH;COUNT=3"),
    ("20260329T180000", "FREQ=MONTHLY;BYDAY=-1SU", -7, "FREQ=MONTHLY;BYDAY=-2SU"),
    ("20260315T180000", "FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=15", 32, "FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=16"),
    ("20260331T180000", "FREQ=MONTHLY;BYMONTHDAY=-1", -1, "FREQ=MONTHLY;BYMONTHDAY=-2"),
    ("20260327T180000", "FREQ=MONTHLY;BYDAY=-1FR", 7, "FREQ=MONTHLY;BYDAY=1FR"),
    ("20260331T180000", "FREQ=MONTHLY;BYMONTHDAY=-1", 1, "FREQ=MONTHLY;BYMONTHDAY=1"),
    ("20260401T180000", "FREQ=MONTHLY;BYMONTHDAY=1", -1, "FREQ=MONTHLY;BYMONTHDAY=-1"),
    ("20260305T180000", "FREQ=MONTHLY;BYMONTHDAY=5,20", 3, "FREQ=MONTHLY;BYMONTHDAY=8,23"),
  ])
  func theDayPartsOfTheRuleFollow(start: String, rule: String, days: Int, moved: String) throws {
    var sample = try SampleFeed(["DTSTART:\(start)Z", "RRULE:\(rule)"])
    #expect(try sample.move(start + "Z", .later(days: days), .allOccurrences).contains("+RRULE:" + moved))
  }

  @Test func timesOfDayInTheRuleFollow() throws {
    var sample = try SampleFeed(["DTSTART:20260303T090000Z", "RRULE:FREQ=DAILY;BYHOUR=9,17;BYMINUTE=0"])
    #expect(
      try sample.move("20260303T170000Z", .later(hours: 1, minutes: 30), .allOccurrences).contains(
        "+RRULE:FREQ=DAILY;BYHOUR=10,18;BYMINUTE=30"))
  }

  @Test func anExceptionOfAnOrdinalRuleFollowsItsOwnSlot() throws {
    var sample = try SampleFeed([
      "DTSTART:20260310T180000Z", "RRULE:FREQ=MONTHLY;BYDAY=2TU;UNTIL=20260512T180000Z", "EXDATE:20260414T180000Z",
    ])
    let changes = try sample.move("20260310T180000Z", .later(days: 2), .allOccurrences)
    #expect(changes.contains("+EXDATE:20260409T180000Z"), "the second Thursday is before the second Tuesday in April")
    #expect(changes.contains("+RRULE:FREQ=MONTHLY;BYDAY=2TH;UNTIL=20260514T180000Z"))
  }

  @Test func theSameInstantInAnotherZoneMayBeAnotherDay() throws {
    var sample = try SampleFeed(["DTSTART;TZID=America/Los_Angeles:20260407T200000", "RRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=3"])
    let changes = try sample.move("20260407T200000", .to("20260408T050000", writtenIn: SampleFeed.zone), .allOccurrences)
    #expect(changes.contains("+DTSTART;TZID=Europe/Berlin:20260408T050000"))
    #expect(changes.contains("+RRULE:FREQ=WEEKLY;BYDAY=WE;COUNT=3"))
  }

  @Test func otherIDsAreKnownAfterTheMove() throws {
    var sample = try SampleFeed(["DTSTART:20260303T180000Z", "RRULE:FREQ=WEEKLY"])
    let id = try #require(ICSOccurrence.ID("20260310T180000Z/a@example.com"))
    let result = try sample.feed.reschedule(
      id, .later(days: 1), scope: .allOccurrences, timeZone: SampleFeed.zone, revision: SampleFeed.revision)
    #expect(result.id?.description == "20260311T180000Z/a@example.com")
    let other = try #require(ICSOccurrence.ID("20270302T180000Z/a@example.com"))
    #expect(result.newID(for: other).description == "20270303T180000Z/a@example.com")
    #expect(result.newID(for: ICSOccurrence.ID(uid: "b")) == ICSOccurrence.ID(uid: "b"))
    #expect(result.published.map { $0[.uid]?.text } == ["a@example.com"])
  }

  @Test func aBareUIDIsEnoughForTheWholeSeries() throws {
    var sample = try SampleFeed(["DTSTART:20260303T180000Z", "RRULE:FREQ=WEEKLY"])
    #expect(try sample.move("", .later(days: 7), .allOccurrences) == ["-DTSTART:20260303T180000Z", "+DTSTART:20260310T180000Z"])
  }

  @Test func overridesThatWereAsLongAsTheSeriesAreResizedWithIt() throws {
    var sample = try SampleFeed(
      ["DTSTART:20260303T180000Z", "DTEND:20260303T190000Z", "RRULE:FREQ=WEEKLY"],
      ["RECURRENCE-ID:20260310T180000Z", "DTSTART:20260311T180000Z", "DTEND:20260311T190000Z"],
      ["RECURRENCE-ID:20260317T180000Z", "DTSTART:20260317T180000Z", "DTEND:20260317T210000Z"])
    let changes = try sample.move("20260324T180000Z", RescheduleRequest(end: .lasting(ICSDuration(seconds: 7200))), .allOccurrences)
    #expect(Set(changes.filter { $0.hasPrefix("+") }) == ["+DTEND:20260303T200000Z", "+DTEND:20260311T200000Z"])
  }
}
