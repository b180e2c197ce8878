import Testing

@testable import YoteiICS

/// What RFC 5545 says about rules, case by case where readers go wrong.
struct RuleSlotsTests {
  // MARK: DTSTART

  @Test func startIsTheFirstInstanceThoughTheRuleDoesNotMatchIt() {
    #expect(RuleSlots.texts("FREQ=WEEKLY;BYDAY=TU;COUNT=3", from: "20260105") == ["20260105", "20260106", "20260113"])
  }

  @Test func startThatTheRuleMatchesIsGivenOnce() {
    #expect(RuleSlots.texts("FREQ=WEEKLY;BYDAY=MO;COUNT=2", from: "20260105") == ["20260105", "20260112"])
  }

  @Test func aRuleThatEndsBeforeItStartsGivesNothing() {
    #expect(RuleSlots.texts("FREQ=DAILY;UNTIL=20251231", from: "20260105") == [])
  }

  @Test func aRuleWithoutInstancesLeavesStart() {
    #expect(RuleSlots.texts("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", from: "20260105") == ["20260105"])
  }

  // MARK: UNTIL

  @Test func untilIsInclusive() {
    #expect(RuleSlots.texts("FREQ=DAILY;UNTIL=20260107T090000", from: "20260105T090000").count == 3)
    #expect(RuleSlots.texts("FREQ=DAILY;UNTIL=20260107T085959", from: "20260105T090000").count == 2)
  }

  @Test func untilAsADateMeansTheWholeDay() {
    #expect(RuleSlots.texts("FREQ=DAILY;UNTIL=20260107", from: "20260105T235959").last == "20260107T235959")
  }

  @Test func whicheverOfCountAndUntilComesFirstEndsTheRule() {
    #expect(RuleSlots.texts("FREQ=DAILY;COUNT=2;UNTIL=20260107", from: "20260105").count == 2)
    #expect(RuleSlots.texts("FREQ=DAILY;COUNT=5;UNTIL=20260107", from: "20260105").count == 3)
  }

  // MARK: Days

  @Test func datesThatDoNotExistAreLeftOutAndNotCounted() {
    #expect(RuleSlots.texts("FREQ=MONTHLY;COUNT=3", from: "20260131") == ["20260131", "20260331", "20260531"])
    #expect(RuleSlots.texts("FREQ=YEARLY", from: "20960229", first: 2) == ["20960229", "21040229"])
  }

  @Test func daysOfTheMonthWithoutAMonthMeanEveryMonthOfTheYear() {
    #expect(RuleSlots.texts("FREQ=YEARLY;BYMONTHDAY=31", from: "20260131", first: 3) == ["20260131", "20260331", "20260531"])
  }

  @Test func numbersOfWeekdaysCountInTheMonthWhenThereIsOneAndElseInTheYear() {
    #expect(RuleSlots.texts("FREQ=YEARLY;BYMONTH=11;BYDAY=-1TH", from: "20261126", first: 2) == ["20261126", "20271125"])
    #expect(RuleSlots.texts("FREQ=YEARLY;BYDAY=20MO", from: "19970519", first: 3) == ["19970519", "19980518", "19990517"])
    #expect(
      RuleSlots.texts("FREQ=YEARLY;BYMONTHDAY=1,8;BYDAY=22MO", from: "20260601", first: 3) == ["20260601", "20370601", "20430601"])
  }

  @Test func aNumberedWeekdayAndEveryOneOfThemAreBothMeant() {
    #expect(RuleSlots.texts("FREQ=MONTHLY;BYDAY=5WE,WE;BYMONTH=4", from: "20260401", first: 5).last == "20260429")
  }

  @Test func weeksWithoutAWeekdayTakeThatOfStart() {
    #expect(RuleSlots.texts("FREQ=YEARLY;BYWEEKNO=20", from: "19970512", first: 3) == ["19970512", "19980511", "19990517"])
  }

  @Test func daysOfWeekOneBelongToItEvenInTheOldYear() {
    #expect(RuleSlots.texts("FREQ=YEARLY;BYWEEKNO=1;BYDAY=MO", from: "20240101", first: 3) == ["20240101", "20241230", "20251229"])
  }

  @Test func weekFiftyThreeComesOnlyInLongYears() {
    #expect(
      RuleSlots.texts("FREQ=YEARLY;BYWEEKNO=53;BYDAY=MO", from: "19981228", first: 3) == ["19981228", "20041227", "20091228"])
    #expect(
      RuleSlots.texts("FREQ=YEARLY;BYWEEKNO=-53;BYDAY=MO", from: "19971229", first: 3) == ["19971229", "20031229", "20081229"])
  }

  @Test func weekNumbersFollowTheStartOfTheWeek() {
    #expect(RuleSlots.texts("FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO;WKST=FR", from: "19970519", first: 2) == ["19970519", "19980518"])
  }

  @Test func everyOtherWeekDependsOnTheStartOfTheWeek() {
    let rule = "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST="
    #expect(RuleSlots.texts(rule + "MO", from: "19970805") == ["19970805", "19970810", "19970819", "19970824"])
    #expect(RuleSlots.texts(rule + "SU", from: "19970805") == ["19970805", "19970817", "19970819", "19970831"])
  }

  @Test func negativeDaysLimitShorterFrequencies() {
    #expect(RuleSlots.texts("FREQ=DAILY;BYMONTHDAY=-1", from: "20260131", first: 2) == ["20260131", "20260228"])
    #expect(
      RuleSlots.texts("FREQ=HOURLY;INTERVAL=24;BYYEARDAY=-1", from: "20261231T100000", first: 2) == [
        "20261231T100000", "20271231T100000",
      ])
  }

  @Test func wrongPartsLimitTheRule() {
    #expect(
      RuleSlots.texts("FREQ=WEEKLY;BYMONTHDAY=13;BYDAY=FR", from: "20260213", first: 3) == ["20260213", "20260313", "20261113"])
    #expect(RuleSlots.texts("FREQ=DAILY;BYWEEKNO=1;BYDAY=MO", from: "20251229", first: 2) == ["20251229", "20270104"])
  }

  // MARK: Times

  @Test func timesAreGivenInOrderHoweverTheyAreWritten() {
    let slots = RuleSlots.texts("FREQ=DAILY;BYHOUR=17,9;BYMINUTE=30,0", from: "20260105T090000", first: 5)
    #expect(slots == ["20260105T090000", "20260105T093000", "20260105T170000", "20260105T173000", "20260106T090000"])
  }

  @Test func timesAreIgnoredOnDates() {
    #expect(RuleSlots.texts("FREQ=DAILY;BYHOUR=9,17", from: "20260105", first: 2) == ["20260105", "20260106"])
  }

  @Test func hoursAndLessOnDatesGiveStartAlone() {
    #expect(RuleSlots.texts("FREQ=HOURLY", from: "20260105") == ["20260105"])
  }

  @Test func secondSixtyIsFiftyNineOnce() {
    #expect(
      RuleSlots.texts("FREQ=MINUTELY;BYSECOND=59,60", from: "20260105T090059", first: 2) == ["20260105T090059", "20260105T090159"])
  }

  @Test func aYearOfSecondsIsNotStored() {
    let all = { (count: Int) in (0..<count).map(String.init).joined(separator: ",") }
    let rule = "FREQ=YEARLY;BYDAY=SU,MO,TU,WE,TH,FR,SA;BYHOUR=\(all(24));BYMINUTE=\(all(60));BYSECOND=\(all(60));BYSETPOS="
    #expect(RuleSlots.texts(rule + "-1", from: "20261231T235959", first: 2) == ["20261231T235959", "20271231T235959"])
    #expect(RuleSlots.texts(rule + "366", from: "20260101T000605", first: 2) == ["20260101T000605", "20270101T000605"])
  }

  // MARK: BYSETPOS

  @Test(arguments: [
    ("FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", "20260130", ["20260130", "20260227", "20260331"]),
    ("FREQ=YEARLY;BYMONTH=1,12;BYDAY=SU;BYSETPOS=1,-1", "20260104", ["20260104", "20261227", "20270103"]),
    ("FREQ=WEEKLY;BYDAY=MO,WE,FR;BYSETPOS=2", "20260107", ["20260107", "20260114", "20260121"]),
    ("FREQ=DAILY;BYHOUR=8,12,18;BYSETPOS=-1", "20260105T180000", ["20260105T180000", "20260106T180000", "20260107T180000"]),
    ("FREQ=HOURLY;BYMINUTE=0,20,40;BYSETPOS=2", "20260105T092000", ["20260105T092000", "20260105T102000", "20260105T112000"]),
    (
      "FREQ=MONTHLY;BYMONTHDAY=10,20;BYHOUR=8,9;BYSETPOS=2,3", "20260110T090000",
      ["20260110T090000", "20260120T080000", "20260210T090000"]
    ),
    ("FREQ=MONTHLY;BYMONTHDAY=1;BYSETPOS=2", "20260101", ["20260101"]),
  ])
  func positionsPickFromTheSetOfAPeriod(rule: String, start: String, expected: [String]) {
    #expect(RuleSlots.texts(rule, from: start, first: 3) == expected)
  }

  @Test func positionsInTheFirstWeekCountFromItsFirstDay() {
    // Thursday is the fourth of MO, TU, WE, TH although DTSTART leaves the first three out.
    #expect(RuleSlots.texts("FREQ=WEEKLY;BYDAY=MO,TU,WE,TH;BYSETPOS=1", from: "20260108", first: 2) == ["20260108", "20260112"])
  }

  // MARK: Gaps

  @Test func slotsInAGapAreLeftOutAndNotCounted() {
    let slots = RuleSlots.texts(
      "FREQ=DAILY;COUNT=3", from: "20260328T023000", gaps: ["20260329T020000/20260329T030000"])
    #expect(slots == ["20260328T023000", "20260330T023000", "20260331T023000"])
  }

  @Test func startStaysThoughItLiesInAGap() {
    let slots = RuleSlots.texts("FREQ=DAILY;COUNT=2", from: "20260329T023000", gaps: ["20260329T020000/20260329T030000"])
    #expect(slots == ["20260329T023000", "20260330T023000"])
  }

  @Test func aGapEndsWithItsUpperBound() {
    let slots = RuleSlots.texts("FREQ=HOURLY;COUNT=3", from: "20260329T010000", gaps: ["20260329T020000/20260329T030000"])
    #expect(slots == ["20260329T010000", "20260329T030000", "20260329T040000"])
  }

  @Test func gapsAreNotCountedWhenSkipping() {
    let gaps = ["20260329T020000/20260329T030000", "20270328T020000/20270328T030000"]
    #expect(RuleSlots.texts("FREQ=DAILY;COUNT=732", from: "20260101T023000", gaps: gaps, skippingTo: "20280101").count == 4)
  }

  // MARK: SKIP

  @Test(arguments: [
    ("RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD", "20260131", ["20260131", "20260228", "20260331", "20260430"]),
    ("RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=FORWARD", "20260131", ["20260131", "20260301", "20260331", "20260501"]),
    ("RSCALE=GREGORIAN;FREQ=YEARLY;SKIP=FORWARD", "20240229", ["20240229", "20250301", "20260301", "20270301"]),
    ("RSCALE=GREGORIAN;FREQ=YEARLY;SKIP=BACKWARD", "20240229", ["20240229", "20250228", "20260228", "20270228"]),
    ("RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=1,31;SKIP=FORWARD", "20260131", ["20260131", "20260201", "20260301", "20260331"]),
    ("RSCALE=GREGORIAN;FREQ=YEARLY;BYYEARDAY=366;SKIP=BACKWARD", "20241231", ["20241231", "20251231", "20261231", "20271231"]),
    ("RSCALE=GREGORIAN;FREQ=YEARLY;BYYEARDAY=366;SKIP=FORWARD", "20241231", ["20241231", "20260101", "20270101", "20280101"]),
    ("RSCALE=GREGORIAN;FREQ=DAILY;BYMONTHDAY=31;SKIP=BACKWARD", "20260131", ["20260131", "20260331", "20260531", "20260731"]),
  ])
  func datesThatDoNotExistMoveWithSkip(rule: String, start: String, expected: [String]) {
    #expect(RuleSlots.texts(rule, from: start, first: 4) == expected)
  }

  // MARK: Ends

  @Test(arguments: [
    "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
    "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30",
    "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30",
    "FREQ=WEEKLY;BYMONTH=2;BYMONTHDAY=30",
    "FREQ=MINUTELY;INTERVAL=60;BYMINUTE=31",
    "FREQ=HOURLY;INTERVAL=24;BYHOUR=10",
    "FREQ=HOURLY;INTERVAL=168;BYDAY=TU",
    "FREQ=YEARLY;BYWEEKNO=20;BYMONTH=1",
    "FREQ=MONTHLY;BYMONTHDAY=1;BYSETPOS=2",
    "FREQ=YEARLY;INTERVAL=1000000000000",
    "FREQ=SECONDLY;INTERVAL=9223372036854775807",
    "FREQ=WEEKLY;INTERVAL=2000000000",
  ])
  func rulesThatGiveNothingEndAtOnce(rule: String) {
    #expect(RuleSlots.texts(rule, from: "20240101T093000") == ["20240101T093000"])
    #expect(RuleSlots.texts(rule, from: "20240101T093000", skippingTo: "20990101").isEmpty)
  }

  @Test func rulesEndWithTheYear9999() {
    #expect(RuleSlots.texts("FREQ=YEARLY", from: "99980101") == ["99980101", "99990101"])
    #expect(RuleSlots.texts("FREQ=WEEKLY;BYDAY=FR,SA", from: "99991224", first: 9) == ["99991224", "99991225", "99991231"])
    #expect(RuleSlots.texts("FREQ=DAILY", from: "99991231T090000") == ["99991231T090000"])
  }

  @Test func rulesBeginInTheYear1() {
    #expect(RuleSlots.texts("FREQ=DAILY;INTERVAL=3", from: "00010101", first: 2) == ["00010101", "00010104"])
    #expect(RuleSlots.texts("FREQ=WEEKLY;BYDAY=SU", from: "00010102", first: 2) == ["00010102", "00010107"])
  }

  @Test func valuesThatNoRuleCanHaveGiveNothing() {
    var rule = ICSRecurrenceRule(.yearly, interval: .max)
    rule.months = [.init(.max), .init(1, isLeap: true)]
    (rule.weeks, rule.daysOfTheYear, rule.daysOfTheMonth) = ([.min, .max, 0], [.min, .max, 0], [.min, .max, 0])
    (rule.hours, rule.setPositions) = ([.min, .max], [.min, .max, 0])
    rule.weekdays = [.init(.monday, position: .min), .init(.friday, position: .max)]
    for frequency in ICSRecurrenceRule.Frequency.allCases {
      rule.frequency = frequency
      var slots = RuleSlots(rule: rule, start: CivilTime(seconds: 0), isDate: false)
      #expect([slots.next(), slots.next()] == [CivilTime(seconds: 0), nil])
    }
  }

  @Test func anEndedSeriesStaysEnded() throws {
    let rule = try #require(ICSRecurrenceRule("FREQ=DAILY;COUNT=1"))
    var slots = RuleSlots(rule: rule, start: CivilTime(seconds: 0), isDate: false)
    #expect([slots.next(), slots.next(), slots.next()] == [CivilTime(seconds: 0), nil, nil])
  }

  @Test func aSearchThatMeetsTheWorkLimitIsReported() throws {
    // From a Monday, in steps of a week and a second: the sixth weekday after it is 9,900 years away.
    let rule = try #require(ICSRecurrenceRule("FREQ=SECONDLY;INTERVAL=604801;BYDAY=SU"))
    var slots = RuleSlots(rule: rule, start: CivilTime(day: CivilDay(unchecked: 1, 1, 1)), isDate: false)
    #expect(slots.next() != nil)
    #expect(slots.stopped == nil)
    #expect(slots.next() == nil)
    #expect(slots.stopped == .workLimit)
  }
}
