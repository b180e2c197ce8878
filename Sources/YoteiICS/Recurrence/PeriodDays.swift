/// The days that a WEEKLY, MONTHLY or YEARLY rule has in each of its weeks, months or years, which are numbered.
struct PeriodDays: Sendable {
  private let frequency: ICSRecurrenceRule.Frequency
  private let weekStart: Int
  private let days: RuleDays
  /// One, in the place of `days`, in another calendar than the Gregorian; a list so that it takes no room in the others.
  private var scale: [ScaleDays]

  init(_ rule: ICSRecurrenceRule, start: CivilDay, _ scale: CalendarScale? = nil) {
    frequency = rule.frequency
    weekStart = rule.weekStart.rawValue
    days = RuleDays(rule, start: start)
    self.scale = scale.map { [ScaleDays(rule, start: start, $0)] } ?? []
  }

  /// How many periods there are in 400 years, after which the Gregorian calendar repeats; others are searched as far.
  var cycle: Int {
    switch frequency {
    case .weekly: 20_871
    case .monthly: 4800
    default: 400
    }
  }

  /// The period that `day` lies in.
  mutating func number(of day: CivilDay) -> Int {
    // Day 0 was a Thursday.
    if frequency == .weekly { return floorDivide(Int(day.number) + 4 - weekStart, 7) }
    if !scale.isEmpty { return frequency == .monthly ? scale[0].monthNumber(of: day) : scale[0].yearNumber(of: day) }
    let (year, month, _) = day.fields
    return frequency == .monthly ? year * 12 + month - 1 : year
  }

  /// Whether a day may be in two periods, or periods are not to be counted but walked.
  var mayOverlap: Bool { !scale.isEmpty || days.mayOverlap }

  /// Whether every period has equally many days.
  var haveSameCount: Bool {
    switch frequency {
    case .weekly: days.onlyLimitsWeekdays
    case .monthly: days.haveSameCount && !days.limitsMonths
    default: days.haveSameCount
    }
  }

  static let kindCount = 400

  /// A number below `kindCount` that periods share which have equally many days; nil where each must be looked at.
  func kind(of number: Int) -> Int? {
    switch frequency {
    case .weekly: return nil
    case .monthly:
      guard days.dependsOnMonthAlone else { return nil }
      let month = CivilMonth(index: number)
      return ((month.number - 1) * 4 + month.length - 28) * 7 + month.firstDay.weekday
    default:
      guard !days.limitsWeeks else { return nil }
      return CivilDay(unchecked: number, 1, 1).weekday + (CivilDay.isLeap(number) ? 7 : 0)
    }
  }

  /// Makes `set` the days of a period.
  mutating func load(_ number: Int, into set: inout DaySet) {
    set.removeAll()
    guard scale.isEmpty else { return loadScaled(number, into: &set) }
    switch frequency {
    case .weekly: loadWeek(CivilDay(number: Int32(truncatingIfNeeded: 7 * number - 4 + weekStart)), into: &set)
    case .monthly: append(CivilMonth(index: number), to: &set)
    default:
      for month in 1...12 where days.includes(month: month) { append(CivilMonth(year: number, number: month), to: &set) }
      if mayOverlap { set.normalize() }
    }
  }

  private mutating func loadScaled(_ number: Int, into set: inout DaySet) {
    let days: [CivilDay]
    switch frequency {
    case .weekly:
      let first = CivilDay(number: Int32(truncatingIfNeeded: 7 * number - 4 + weekStart))
      days = (0..<7).map { first + $0 }.filter { scale[0].includes($0) }
    case .monthly: days = scale[0].days(ofMonth: number)
    default: days = scale[0].days(ofYear: number)
    }
    for day in days { set.append(1, from: day) }
  }

  private func append(_ month: CivilMonth, to set: inout DaySet) {
    set.append(days.mask(month), from: month.dayBefore)
  }

  private func loadWeek(_ first: CivilDay, into set: inout DaySet) {
    guard !days.onlyLimitsWeekdays else { return set.append(days.week(startingOn: weekStart), from: first) }
    var month = CivilMonth(containing: first)
    let bit = first - month.firstDay + 1
    var mask = days.mask(month) >> UInt64(bit)
    let left = month.length - bit + 1
    if left < 7 {
      month.advance()
      mask |= (days.mask(month) >> 1) << UInt64(left)
    }
    set.append(mask & 0x7F, from: first)
  }
}
