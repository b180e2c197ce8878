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
  private var weeksFromEnd: UInt64 = 0
  /// Bit 0 is Sunday.
  private(set) var weekdays: UInt64 = 0
  private var nthWeekdays: [NthWeekday] = []

  private var limitsMonths = false
  private var limitsMonthDays = false
  private var limitsYearDays = false
  private var limitsWeeks = false
  private var limitsWeekdays = false
  private let countsWeekdaysInYear: Bool
  private let weekStart: Int
  private let skip: ICSRecurrenceRule.Skip

  init(_ rule: ICSRecurrenceRule, start: CivilDay) {
    let frequency = rule.frequency
    countsWeekdaysInYear = frequency == .yearly && rule.months.isEmpty
    weekStart = rule.weekStart.rawValue
    skip = frequency > .weekly ? rule.skip : .omit
    for month in rule.months { limit(toMonth: month.isLeap ? 0 : month.number) }
    for day in rule.daysOfTheMonth { limit(toMonthDay: day) }
    yearDays = rule.daysOfTheYear
    limitsYearDays = !yearDays.isEmpty
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
    if -53 ... -1 ~= week { weeksFromEnd |= 1 << UInt64(-week) }
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
  var onlyLimitsWeekdays: Bool { !(limitsMonths || limitsMonthDays || limitsYearDays || limitsWeeks) }

  /// Whether the days of neighbouring months may be the same.
  var mayOverlap: Bool { skip != .omit && (limitsMonthDays || limitsYearDays) }

  func includes(month: Int) -> Bool { !limitsMonths || months >> UInt32(month) & 1 == 1 }

  /// The mask of `month`.
  func mask(_ month: CivilMonth) -> UInt64 {
    guard includes(month: month.number) else { return 0 }
    var mask = Self.days(month.length)
    if limitsMonthDays { mask = monthDayMask(month.length) }
    if limitsYearDays { mask = limitsMonthDays ? mask & yearDayMask(month) : yearDayMask(month) }
    if limitsWeeks { mask &= weekMask(month) }
    if limitsWeekdays { mask &= weekdayMask(month) }
    return mask
  }

  /// Bits 1 to `length`.
  private static func days(_ length: Int) -> UInt64 { (1 << UInt64(length) - 1) << 1 }
}

extension RuleDays {
  private func monthDayMask(_ length: Int) -> UInt64 {
    var mask = (monthDays | monthDaysFromEnd >> UInt64(31 - length)) & Self.days(length)
    guard skip != .omit else { return mask }
    if monthDays >> UInt64(length + 1) != 0 { mask |= 1 << UInt64(skip == .forward ? length + 1 : length) }
    if monthDaysFromEnd & (1 << UInt64(32 - length) - 1) != 0 { mask |= skip == .forward ? 2 : 1 }
    return mask
  }

  private func yearDayMask(_ month: CivilMonth) -> UInt64 {
    let yearLength = CivilDay.isLeap(month.year) ? 366 : 365
    let before = month.firstDay - CivilDay(unchecked: month.year, 1, 1)
    var mask: UInt64 = 0
    for yearDay in yearDays {
      var day = (yearDay < 0 ? yearLength + 1 + yearDay : yearDay)
      if yearDay == 0 || !(1...yearLength ~= day) {
        guard skip != .omit, abs(yearDay) == 366 else { continue }
        day += skip == .backward && yearDay > 0 ? -1 : skip == .forward && yearDay < 0 ? 1 : 0
      }
      // The day before the year belongs to January's mask, the day after it to December's.
      let isInside = 1...month.length ~= day - before
      if isInside || (day == 0 && month.number == 1) || (day > yearLength && month.number == 12) { mask |= 1 << UInt64(day - before) }
    }
    return mask
  }

  /// The days of the month whose week, counted in the year that holds four of its days or more, is one of BYWEEKNO.
  private func weekMask(_ month: CivilMonth) -> UInt64 {
    var mask: UInt64 = 0
    let sinceWeekStart = (month.firstDay.weekday - weekStart + 7) % 7
    var bit = 1 - sinceWeekStart
    while bit <= month.length {
      let fourthDay = month.firstDay + (bit + 2)
      let year = fourthDay.year
      let dayOfYear = fourthDay - CivilDay(unchecked: year, 1, 1)
      let (week, first) = dayOfYear.quotientAndRemainder(dividingBy: 7)
      let count = ((CivilDay.isLeap(year) ? 366 : 365) - 1 - first) / 7 + 1
      if weeks >> UInt64(week + 1) & 1 == 1 || weeksFromEnd >> UInt64(count - week) & 1 == 1 {
        mask |= bit >= 0 ? 0x7F << UInt64(bit) : 0x7F >> UInt64(-bit)
      }
      bit += 7
    }
    return mask
  }

  private func weekdayMask(_ month: CivilMonth) -> UInt64 {
    let weekdayOfBit0 = UInt64((month.firstDay.weekday + 6) % 7)
    var mask = Self.everyWeek(Self.rotate(weekdays, by: weekdayOfBit0))
    guard !nthWeekdays.isEmpty else { return mask }
    var span = month.firstDay
    var length = month.length
    if countsWeekdaysInYear {
      span = CivilDay(unchecked: month.year, 1, 1)
      length = CivilDay.isLeap(month.year) ? 366 : 365
    }
    for nth in nthWeekdays {
      let first = (nth.weekday - span.weekday + 7) % 7
      let index = nth.position > 0 ? first + 7 * (nth.position - 1) : first + ((length - 1 - first) / 7 + 1 + nth.position) * 7
      guard 0..<length ~= index else { continue }
      let bit = index - (month.firstDay - span) + 1
      if 1...month.length ~= bit { mask |= 1 << UInt64(bit) }
    }
    return mask
  }

  /// Seven bits, turned so that bit `start` becomes bit 0.
  static func rotate(_ week: UInt64, by start: UInt64) -> UInt64 { (week >> start | week << (7 - start)) & 0x7F }

  /// Seven bits, repeated over a month.
  private static func everyWeek(_ week: UInt64) -> UInt64 { week &* 0x10204081 }
}
