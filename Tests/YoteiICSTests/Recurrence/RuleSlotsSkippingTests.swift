import Testing

@testable import YoteiICS

struct RuleSlotsSkippingTests {
  @Test func theTargetItselfIsGiven() {
    #expect(RuleSlots.texts("FREQ=DAILY", from: "20260105T090000", first: 1, skippingTo: "20300105T090000") == ["20300105T090000"])
    #expect(RuleSlots.texts("FREQ=DAILY", from: "20260105T090000", first: 1, skippingTo: "20300105T090001") == ["20300106T090000"])
  }

  @Test func aTargetBeforeStartChangesNothing() {
    #expect(RuleSlots.texts("FREQ=DAILY;COUNT=2", from: "20260105", skippingTo: "20200101") == ["20260105", "20260106"])
  }

  @Test func skippingNeverGoesBack() throws {
    let rule = try #require(ICSRecurrenceRule("FREQ=DAILY"))
    var slots = RuleSlots(rule: rule, start: CivilTime(seconds: 0), isDate: false)
    slots.skip(to: CivilTime(seconds: 864_000))
    slots.skip(to: CivilTime(seconds: 86_400))
    #expect(slots.next() == CivilTime(seconds: 864_000))
    slots.skip(to: CivilTime(seconds: 86_400))
    #expect(slots.next() == CivilTime(seconds: 950_400))
  }

  @Test(arguments: [
    ("FREQ=DAILY;COUNT=1000", "20260101T090000", 1000),
    ("FREQ=WEEKLY;BYDAY=MO,WE,FR;COUNT=700", "20260101T090000", 700),
    ("FREQ=MONTHLY;BYDAY=2TU;COUNT=120", "20260113T090000", 120),
    ("FREQ=MONTHLY;COUNT=70", "20260131T090000", 70),
    ("FREQ=MONTHLY;BYMONTH=1,5;BYDAY=2TU;COUNT=20", "20260113T090000", 20),
    ("FREQ=MONTHLY;COUNT=70", "20260129T090000", 70),
    ("FREQ=MONTHLY;BYMONTHDAY=-29;COUNT=70", "20260103T090000", 70),
    ("FREQ=MONTHLY;BYDAY=5TU;COUNT=40", "20260331T090000", 40),
    ("FREQ=MONTHLY;BYMONTHDAY=15;BYSETPOS=1,-1;COUNT=40", "20260115T090000", 40),
    ("FREQ=YEARLY;BYDAY=53TH;COUNT=20", "20261231T090000", 20),
    ("FREQ=YEARLY;BYDAY=-1SU,20MO;COUNT=30", "20260101T090000", 30),
    ("FREQ=YEARLY;BYMONTH=1;BYDAY=SU;BYHOUR=8,9;COUNT=100", "20260104T080000", 100),
    ("FREQ=HOURLY;INTERVAL=5;BYDAY=SA,SU;COUNT=500", "20260101T090000", 500),
    ("FREQ=MINUTELY;INTERVAL=7;BYHOUR=9,17;COUNT=2000", "20260101T090000", 2000),
    ("FREQ=SECONDLY;BYHOUR=3;BYMINUTE=10;COUNT=5000", "20260101T031000", 5000),
    ("RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=1,31;SKIP=FORWARD;COUNT=50", "20260101T090000", 50),
  ])
  func instancesThatWereSkippedCount(text: String, start: String, count: Int) throws {
    let all = RuleSlots.texts(text, from: start, first: .max)
    #expect(all.count == count)
    for index in stride(from: 1, to: count, by: max(1, count / 7)) {
      #expect(RuleSlots.texts(text, from: start, first: .max, skippingTo: all[index]) == Array(all[index...]))
    }
    let afterLast = try #require(ICSTime(all[count - 1])).civil + 1
    #expect(RuleSlots.texts(text, from: start, skippingTo: afterLast.description).isEmpty)
  }

  /// More than 400 years, so that whole cycles of the calendar are counted at once.
  @Test(arguments: [
    "FREQ=MONTHLY;BYMONTHDAY=29,30",
    "FREQ=YEARLY;BYWEEKNO=53",
    "FREQ=YEARLY;INTERVAL=3;BYYEARDAY=366,-1",
    "FREQ=WEEKLY;INTERVAL=5;BYMONTH=2",
    "FREQ=DAILY;BYMONTHDAY=13;BYDAY=FR",
    "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1,23",
  ])
  func centuriesAreCountedAsIfTheyWereWalked(text: String) throws {
    var rule = try #require(ICSRecurrenceRule(text))
    let start = CivilTime(day: CivilDay(unchecked: 1999, 2, 28), secondOfDay: 36_000)
    let target = CivilTime(day: CivilDay(unchecked: 3107, 3, 4))
    var walked = RuleSlots(rule: rule, start: start, isDate: false)
    var before = 0
    while let slot = walked.next(), slot < target { before += 1 }
    rule.count = before + 1
    var skipped = RuleSlots(rule: rule, start: start, isDate: false)
    skipped.skip(to: target)
    #expect(skipped.next().map { $0 >= target } == true)
    #expect(skipped.next() == nil)
  }
}
