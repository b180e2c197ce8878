/// The days that BYMONTH, BYWEEKNO, BYYEARDAY, BYMONTHDAY and BYDAY leave of a month, with what DTSTART adds to them.
///
/// A month is a mask: bit 1 is its first day. With SKIP, bit 0 and the bit after the last day stand for the neighbouring days.
struct RuleDays: Sendable {
  private struct NthWeekday: Sendable { var weekday, position: Int }

  /// Bit 1 is January.
  private var months: UInt32 = 0
  private var monthDays: UInt64 = 0
  /// Bit 31 is −1, bit 1 is −31.
  private var monthDaysFromEnd: UInt64 = 0
  private var yearDays: [Int] = []
  private var weeks: UInt64 = 0
  /// Bit 53 is −1, bit 1 is −53.
  private var weeksFromEnd: UInt64 = 0
  /// Bit 0 is Sunday.
  private var weekdays: UInt64 = 0
  private var nthWeekdays: [NthWeekday] = []

  private(set) var limitsMonths = false
  private var limitsMonthDays = false
  private var limitsYearDays: Bool { !yearDays.isEmpty }
  private(set) var limitsWeeks = false
  private var limitsWeekdays = false
  /// Whether numbers in BYDAY count within the year.
  private let countsInYear: Bool
  private let weekStart: Int
  private let skip: ICSRecurrenceRule.Skip

  init(_ rule: ICSRecurrenceRule, start: CivilDay) {
    let frequency = rule.frequency
    countsInYear = frequency == .yearly && rule.months.isEmpty
    weekStart = rule.weekStart.rawValue
    skip = frequency > .weekly ? rule.skip : .omit
    yearDays = rule.daysOfTheYear
    for month in rule.months { limit(toMonth: month.isLeap ? 0 : month.number) }
    for day in rule.daysOfTheMonth { limit(toMonthDay: day) }
    for week in rule.weeks { limit(toWeek: week) }
    for day in rule.weekdays { limit(to: day.weekday.rawValue, position: frequency > .weekly ? day.position : 0) }

    guard frequency >= .weekly, !limitsMonthDays, !limitsYearDays, !limitsWeekdays else { return }
    if frequency == .weekly || limitsWeeks {
      limit(to: start.weekday, position: 0)
    } else {
      let (_, month, day) = start.fields
      limit(toMonthDay: day)
      if frequency == .yearly, !limitsMonths { limit(toMonth: month) }
    }
  }

  private mutating func limit(toMonth month: Int) {
    limitsMonths = true
    if 1...12 ~= month { months |= 1 << UInt32(month) }
  }

  private mutating func limit(toMonthDay day: Int) {
    limitsMonthDays = true
    if 1...31 ~= day { monthDays |= 1 << UInt64(day) }
    if -31 ... -1 ~= day { monthDaysFromEnd |= 1 << UInt64(32 + day) }
  }

  private mutating func limit(toWeek week: Int) {
    limitsWeeks = true
    if 1...53 ~= week { weeks |= 1 << UInt64(week) }
    if -53 ... -1 ~= week { weeksFromEnd |= 1 << UInt64(54 + week) }
  }

  private mutating func limit(to weekday: Int, position: Int) {
    limitsWeekdays = true
    if position == 0 {
      weekdays |= 1 << UInt64(weekday)
    } else {
      nthWeekdays.append(NthWeekday(weekday: weekday, position: position))
    }
  }

  /// Whether every day is left.
  var isEveryDay: Bool { !limitsWeekdays && onlyLimitsWeekdays }

  /// Whether BYDAY alone decides.
  var onlyLimitsWeekdays: Bool { !limitsMonths && !limitsMonthDays && !limitsYearDays && !limitsWeeks }

  /// Whether the mask of a month follows from its number, its length and the weekday it begins on.
  var dependsOnMonthAlone: Bool { !limitsYearDays && !limitsWeeks }

  /// Whether the included months, or the years, certainly have equally many days.
  var haveSameCount: Bool {
    guard !limitsYearDays, !limitsWeeks, skip == .omit, weekdays == 0 else { return false }
    if limitsMonthDays {
      // Only days that no month lacks, all counted from the same end.
      let isFromStart = monthDaysFromEnd == 0 && monthDays >> 29 == 0
      let isFromEnd = monthDays == 0 && monthDaysFromEnd & 0xF == 0
      return !limitsWeekdays && (isFromStart || isFromEnd)
    }
    let most = countsInYear ? 52 : 4
    return nthWeekdays.allSatisfy { 1...most ~= $0.position } || nthWeekdays.allSatisfy { -most ... -1 ~= $0.position }
  }

  /// Whether SKIP may move a day into another month.
  var mayOverlap: Bool { skip != .omit && (limitsMonthDays || limitsYearDays) }

  func includes(month: Int) -> Bool { !limitsMonths || months >> UInt32(month) & 1 == 1 }

  func mask(_ month: CivilMonth) -> UInt64 {
    guard includes(month: month.number) else { return 0 }
    var mask = limitsMonthDays ? monthDayMask(month.length) : Self.days(month.length)
    if limitsYearDays { mask = limitsMonthDays ? mask & yearDayMask(month) : yearDayMask(month) }
    if limitsWeeks { mask &= weekMask(month) }
    if limitsWeekdays { mask &= weekdayMask(month) }
    return mask
  }

  /// The days of the week that BYDAY leaves; bit 0 is `weekday`.
  func week(startingOn weekday: Int) -> UInt64 { (weekdays >> UInt64(weekday) | weekdays << UInt64(7 - weekday)) & 0x7F }

  /// Bits 1 to `length`.
  private static func days(_ length: Int) -> UInt64 { ((1 << UInt64(length)) - 1) << 1 }
}

extension RuleDays {
  private func monthDayMask(_ length: Int) -> UInt64 {
    var mask = (monthDays | monthDaysFromEnd >> UInt64(31 - length)) & Self.days(length)
    guard skip != .omit else { return mask }
    if monthDays >> UInt64(length + 1) != 0 { mask |= 1 << UInt64(skip == .forward ? length + 1 : length) }
    if monthDaysFromEnd & ((1 << UInt64(32 - length)) - 1) != 0 { mask |= skip == .forward ? 2 : 1 }
    return mask
  }

  private func yearDayMask(_ month: CivilMonth) -> UInt64 {
    let year = CivilYear(month.year)
    let before = month.firstDay - year.firstDay
    var mask: UInt64 = 0
    for yearDay in yearDays {
      var day = yearDay < 0 ? year.length + 1 + yearDay : yearDay
      if yearDay.magnitude == 366, year.length == 365 {
        guard skip != .omit else { continue }
        if yearDay > 0, skip == .backward { day = 365 }
        if yearDay < 0, skip == .forward { day = 1 }
      }
      let bit = day - before
      let isOutside = (day == 0 && month.number == 1) || (day == 366 && month.number == 12)
      if 1...month.length ~= bit || isOutside { mask |= 1 << UInt64(bit) }
    }
    return mask
  }

  /// The days whose week is in BYWEEKNO, by its number in the year that has at least four of its days.
  private func weekMask(_ month: CivilMonth) -> UInt64 {
    let year = CivilYear(month.year)
    let count = year.weekCount(startingOn: weekStart)
    let sinceFirstWeek = month.firstDay - year.firstDay - year.firstWeek(startingOn: weekStart)
    var week = floorDivide(sinceFirstWeek, 7) + 1
    var bit = (week - 1) * 7 - sinceFirstWeek + 1
    var mask: UInt64 = 0
    while bit <= month.length {
      let isIncluded: Bool
      if week < 1 {
        let count = CivilYear(month.year - 1).weekCount(startingOn: weekStart)
        isIncluded = includes(week: count, of: count)
      } else if week > count {
        isIncluded = includes(week: 1, of: CivilYear(month.year + 1).weekCount(startingOn: weekStart))
      } else {
        isIncluded = includes(week: week, of: count)
      }
      if isIncluded { mask |= bit >= 0 ? 0x7F << UInt64(bit) : 0x7F >> UInt64(-bit) }
      (week, bit) = (week + 1, bit + 7)
    }
    return mask
  }

  private func includes(week: Int, of count: Int) -> Bool {
    weeks >> UInt64(week) & 1 == 1 || weeksFromEnd >> UInt64(53 - count + week) & 1 == 1
  }

  private func weekdayMask(_ month: CivilMonth) -> UInt64 {
    // The seven bits, over and over; bit 0 is the day before the month.
    var mask = week(startingOn: (month.firstDay.weekday + 6) % 7) &* 0x1020_4081
    guard !nthWeekdays.isEmpty else { return mask }
    var (first, length) = (month.firstDay, month.length)
    if countsInYear {
      let year = CivilYear(month.year)
      (first, length) = (year.firstDay, year.length)
    }
    let before = month.firstDay - first
    for nth in nthWeekdays {
      let firstOne = (nth.weekday - first.weekday + 7) % 7
      let count = (length - 1 - firstOne) / 7 + 1
      let index = nth.position > 0 ? nth.position - 1 : count + nth.position
      guard 0..<count ~= index else { continue }
      let bit = firstOne + 7 * index - before + 1
      if 1...month.length ~= bit { mask |= 1 << UInt64(bit) }
    }
    return mask
  }
}
