import Foundation
import Testing

@testable import YoteiICS

/// Rules in other calendars (RFC 7529).
struct CalendarScaleTests {
  static let names = [
    "HEBREW", "CHINESE", "COPTIC", "ETHIOPIC", "INDIAN", "PERSIAN", "ISLAMIC", "ISLAMIC-CIVIL", "ISLAMIC-TBLA", "ISLAMIC-UMALQURA",
  ]

  /// New Year's days, fasts and feasts as almanacs give them.
  @Test(arguments: [
    ("RSCALE=CHINESE;FREQ=YEARLY", ["20260217", "20270206", "20280126", "20290213"]),
    ("RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=1", ["20241003", "20250923", "20260912"]),
    ("RSCALE=ETHIOPIC;FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=1", ["20220911", "20230912", "20240911"]),
    ("RSCALE=PERSIAN;FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=1", ["20240320", "20250321", "20260321"]),
    ("RSCALE=INDIAN;FREQ=YEARLY;BYYEARDAY=1", ["20240321", "20250322", "20260322"]),
    ("RSCALE=ISLAMIC-UMALQURA;FREQ=YEARLY;BYMONTH=9;BYMONTHDAY=1", ["20240311", "20250301", "20260218"]),
    ("RSCALE=COPTIC;FREQ=MONTHLY;BYMONTHDAY=6;BYMONTH=13", ["20230911", "20270911"]),
  ])
  func yearsOfOtherCalendars(rule: String, days: [String]) {
    #expect(RuleSlots.texts(rule, from: days[0], first: days.count) == days)
  }

  @Test(arguments: [
    ("", ["20240210", "20270208", "20300204"]),
    (";SKIP=BACKWARD", ["20240210", "20250130", "20260119"]),
    (";SKIP=FORWARD", ["20240210", "20250301", "20260218"]),
  ])
  func aLeapMonthThatTheYearLacksIsSkippedAsSkipSays(skip: String, expected: [String]) {
    // 1 Adar I 5784.
    #expect(RuleSlots.texts("RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=5L;BYMONTHDAY=1" + skip, from: "20240210", first: 3) == expected)
    #expect(RuleSlots.texts("RSCALE=HEBREW;FREQ=YEARLY" + skip, from: "20240210", first: 3) == expected)
  }

  @Test func monthsAreCountedThroughLeapMonths() {
    // The sixth month of 2025 is followed by a leap month.
    #expect(
      RuleSlots.texts("RSCALE=CHINESE;FREQ=MONTHLY;BYMONTHDAY=1", from: "20250625", first: 4) == [
        "20250625", "20250725", "20250823", "20250922",
      ])
    #expect(
      RuleSlots.texts("RSCALE=CHINESE;FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=1", from: "20250625", first: 2) == [
        "20250625", "20250823",
      ])
  }

  @Test func aDayThatAMonthLacksIsSkippedAsSkipSays() {
    let rule = "RSCALE=HEBREW;FREQ=MONTHLY;BYMONTHDAY=30"
    // 30 Tishri 5786; Heshvan has 29 days, Kislev and Shevat have 30, Tevet 29.
    #expect(RuleSlots.texts(rule, from: "20251022", first: 3) == ["20251022", "20251220", "20260217"])
    #expect(RuleSlots.texts(rule + ";SKIP=BACKWARD", from: "20251022", first: 3) == ["20251022", "20251120", "20251220"])
    #expect(RuleSlots.texts(rule + ";SKIP=FORWARD", from: "20251022", first: 3) == ["20251022", "20251121", "20251220"])
  }

  @Test func aCalendarWithGregorianMonthsIsTheGregorianOne() {
    for name in ["GREGORIAN", "BUDDHIST", "JAPANESE", "ROC", "ISO8601", "gregorian"] {
      #expect(
        RuleSlots.texts("RSCALE=\(name);FREQ=MONTHLY;BYMONTHDAY=31;SKIP=BACKWARD", from: "20260131", first: 3) == [
          "20260131", "20260228", "20260331",
        ])
    }
  }

  @Test func aCalendarThatIsNotOfferedLeavesStart() throws {
    let rule = try #require(ICSRecurrenceRule("RSCALE=MAYAN;FREQ=YEARLY"))
    var slots = RuleSlots(rule: rule, start: CivilTime(seconds: 0), isDate: true)
    #expect(slots.next() == CivilTime(seconds: 0))
    #expect(slots.next() == nil)
    #expect(slots.stopped == .unsupportedCalendar)
  }

  @Test(arguments: [
    "RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=12L", "RSCALE=HEBREW;FREQ=MONTHLY;BYMONTH=13", "RSCALE=INDIAN;FREQ=DAILY;BYMONTH=13",
  ])
  func aRuleWithoutInstancesEnds(rule: String) { #expect(RuleSlots.texts(rule, from: "20260105") == ["20260105"]) }

  // MARK: Laws

  @Test(arguments: names) func yearsAndMonthsFollowEachOtherWithoutGaps(name: String) throws {
    var scale = try #require(CalendarScale(name))
    for number in [-1960, -300, -5, 50, 7000] {
      for number in number..<number + 12 {
        let year = scale.year(number)
        #expect(year.number == number)
        #expect(year.end == scale.year(number + 1).firstDay, "\(name) \(number)")
        #expect(year.months.first?.firstDay == year.firstDay)
        #expect(zip(year.months, year.months.dropFirst()).allSatisfy { $0.end == $1.firstDay })
        for (index, month) in year.months.enumerated() {
          let count = scale.monthNumber(of: month.firstDay + 3)
          #expect(
            scale.month(count).month == month && count == scale.monthNumber(of: year.firstDay) + index, "\(name) \(number) \(month)"
          )
        }
      }
    }
  }

  /// Foundation's own fields, day by day, are the measure.
  @Test(
    arguments: zip(
      names,
      [
        Calendar.Identifier.hebrew, .chinese, .coptic, .ethiopicAmeteMihret, .indian, .persian, .islamic, .islamicCivil,
        .islamicTabular, .islamicUmmAlQura,
      ]))
  func daysOfTheMonthAreThoseOfFoundation(name: String, identifier: Calendar.Identifier) throws {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = .gmt
    let start = CivilDay(unchecked: 2019, 1, 1)
    let days = (0..<500).map { start + $0 }
    for number in [1, 30] {
      let expected = days.filter {
        calendar.component(.day, from: Date(timeIntervalSince1970: Double($0.number) * 86_400)) == number
      }
      for frequency in ["MONTHLY", "YEARLY", "DAILY"] {
        let slots = RuleSlots.texts(
          "RSCALE=\(name);FREQ=\(frequency);BYMONTHDAY=\(number);UNTIL=\(days[499])", from: start.description, first: .max)
        #expect(
          slots.filter { $0 != start.description } == expected.map(\.description).filter { $0 != start.description },
          "\(name) \(number)")
      }
    }
  }

  @Test(arguments: [
    "RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=5L,7;BYMONTHDAY=1,-1;SKIP=FORWARD",
    "RSCALE=HEBREW;FREQ=MONTHLY;INTERVAL=5;BYDAY=2SA,-1SU",
    "RSCALE=CHINESE;FREQ=YEARLY;BYDAY=10MO,-3WE",
    "RSCALE=CHINESE;FREQ=MONTHLY;BYMONTHDAY=30;SKIP=BACKWARD;COUNT=90",
    "RSCALE=ETHIOPIC;FREQ=YEARLY;BYWEEKNO=1,52,53;BYDAY=MO",
    "RSCALE=ISLAMIC-CIVIL;FREQ=WEEKLY;BYMONTH=9;BYDAY=FR;COUNT=40",
    "RSCALE=PERSIAN;FREQ=MONTHLY;BYDAY=MO,TU,WE;BYSETPOS=1,-1;COUNT=100",
    "RSCALE=INDIAN;FREQ=HOURLY;INTERVAL=7;BYMONTH=1;COUNT=300",
    "RSCALE=COPTIC;FREQ=YEARLY;INTERVAL=3;BYYEARDAY=366,-366,100;SKIP=FORWARD",
  ])
  func skippingGivesWhatWalkingGives(rule: String) throws {
    let all = RuleSlots.texts(rule, from: "20200301T090000", first: 150)
    #expect(all.count > 20 && all == all.sorted() && Set(all).count == all.count)
    for index in stride(from: 1, to: all.count, by: 7) {
      #expect(
        RuleSlots.texts(rule, from: "20200301T090000", first: all.count - index, skippingTo: all[index]) == Array(all[index...]),
        "\(rule)")
    }
  }
}
