/// Makes the parts of a rule follow its start; what depends on the start alone follows by itself.
///
/// What comes out is a proposal: whether it gives the same occurrences, moved, is found out by comparing slots.
struct RuleShift {
  let rule: ICSRecurrenceRule
  let old: CivilTime
  let new: CivilTime
  /// Whether the series becomes an all-day one.
  let isDate: Bool
  var variant = Variant.plain

  enum Variant: CaseIterable, Sendable {
    case plain
    /// WKST follows too, so that weeks are counted as before.
    case movingWeekStart
    /// An ordinal or a day of the month is counted from the other end: a week after the last Friday is the first one of a month.
    case countingFromOtherEnd
  }

  /// The variants that are worth a try, the likeliest first.
  var variants: [Variant] {
    if rule.frequency == .weekly { return [.plain, .movingWeekStart] }
    let positions = rule.weekdays.map(\.position) + rule.daysOfTheMonth
    let isOtherMonth = !CivilMonth(containing: old.day).contains(new.day)
    let crossesEnd = isOtherMonth && positions.count == 1 && positions[0].signum() == -days.signum()
    return crossesEnd ? [.countingFromOtherEnd, .plain] : [.plain]
  }

  private var days: Int { new.day - old.day }

  /// The rule's parts for the new start; UNTIL and COUNT are left as they are.
  func apply(to parts: inout RuleParts) throws(ICSRescheduleError) {
    if isDate { try dropTimes(&parts) } else { try shiftTimes(&parts) }
    guard days != 0 else { return }
    if rule.calendar != nil { throw ICSRescheduleError(.rulePart("RSCALE")) }
    if !rule.setPositions.isEmpty { throw ICSRescheduleError(.rulePart("BYSETPOS")) }
    if !rule.weeks.isEmpty { throw ICSRescheduleError(.rulePart("BYWEEKNO")) }
    if !rule.daysOfTheYear.isEmpty { throw ICSRescheduleError(.rulePart("BYYEARDAY")) }
    try shiftWeekdays(&parts)
    try shiftMonthDays(&parts)
    try shiftMonths(&parts)
    if variant == .movingWeekStart { parts.set("WKST", to: rule.weekStart.moved(by: days).abbreviation) }
  }

  /// The part that is most likely the one that can't follow.
  var suspect: String? {
    let lists: [(String, Bool)] = [
      ("BYMONTHDAY", rule.daysOfTheMonth.isEmpty), ("BYDAY", rule.weekdays.isEmpty), ("BYMONTH", rule.months.isEmpty),
      ("BYHOUR", rule.hours.isEmpty), ("BYMINUTE", rule.minutes.isEmpty), ("BYSECOND", rule.seconds.isEmpty),
    ]
    return lists.first { !$0.1 }?.0
  }

  private func shiftWeekdays(_ parts: inout RuleParts) throws(ICSRescheduleError) {
    guard !rule.weekdays.isEmpty else { return }
    let isYearly = rule.frequency == .yearly && rule.months.isEmpty
    var values: [String] = []
    for day in rule.weekdays {
      var moved = day
      moved.weekday = day.weekday.moved(by: days)
      if day.position != 0, rule.frequency > .weekly {
        let sign = variant == .countingFromOtherEnd ? -day.position : day.position
        let steps = sign == day.position ? day.position - position(of: old.day, like: sign, inYear: isYearly) : 0
        moved.position = position(of: new.day, like: sign, inYear: isYearly) + steps
        guard moved.position.signum() == sign.signum() else { throw ICSRescheduleError(.rulePart("BYDAY")) }
      }
      values.append(moved.description)
    }
    parts.set("BYDAY", to: values.joined(separator: ","))
  }

  /// Which of its weekdays a day is in its month or year, counted from the end if `sign` is negative.
  private func position(of day: CivilDay, like sign: Int, inYear: Bool) -> Int {
    let month = CivilMonth(containing: day)
    let first = inYear ? CivilDay(unchecked: month.year, 1, 1) : month.firstDay
    let length = inYear ? (CivilDay.isLeap(month.year) ? 366 : 365) : month.length
    return sign > 0 ? (day - first) / 7 + 1 : -((length - 1 - (day - first)) / 7 + 1)
  }

  private func shiftMonthDays(_ parts: inout RuleParts) throws(ICSRescheduleError) {
    guard !rule.daysOfTheMonth.isEmpty else { return }
    let (oldDay, newDay) = (old.day.fields.day, new.day.fields.day)
    let (oldLength, newLength) = (CivilMonth(containing: old.day).length, CivilMonth(containing: new.day).length)
    var values: [String] = []
    for day in rule.daysOfTheMonth {
      let moved: Int
      if variant == .countingFromOtherEnd {
        moved = day > 0 ? newDay - newLength - 1 : newDay
      } else {
        moved = day > 0 ? day + newDay - oldDay : day + (newDay - newLength) - (oldDay - oldLength)
        guard moved.signum() == day.signum() else { throw ICSRescheduleError(.rulePart("BYMONTHDAY")) }
      }
      guard 1...31 ~= abs(moved) else { throw ICSRescheduleError(.rulePart("BYMONTHDAY")) }
      values.append(String(moved))
    }
    parts.set("BYMONTHDAY", to: values.joined(separator: ","))
  }

  private func shiftMonths(_ parts: inout RuleParts) throws(ICSRescheduleError) {
    guard !rule.months.isEmpty, rule.frequency > .weekly else { return }
    let (month, newMonth) = (CivilMonth(containing: old.day), CivilMonth(containing: new.day))
    let steps = (newMonth.year - month.year) * 12 + newMonth.number - month.number
    guard steps != 0 else { return }
    if rule.months.contains(where: \.isLeap) { throw ICSRescheduleError(.rulePart("BYMONTH")) }
    let months = rule.months.map { (($0.number - 1 + steps) % 12 + 12) % 12 + 1 }
    parts.set("BYMONTH", to: months.map(String.init).joined(separator: ","))
  }
}

extension RuleShift {
  private func shiftTimes(_ parts: inout RuleParts) throws(ICSRescheduleError) {
    let (old, new) = (old.secondOfDay, new.secondOfDay)
    try shift(rule.hours, "BYHOUR", by: new / 3600 - old / 3600, below: 24, &parts)
    try shift(rule.minutes, "BYMINUTE", by: new / 60 % 60 - old / 60 % 60, below: 60, &parts)
    try shift(rule.seconds, "BYSECOND", by: new % 60 - old % 60, below: 60, &parts)
  }

  private func shift(
    _ values: [Int], _ name: String, by steps: Int, below limit: Int, _ parts: inout RuleParts
  ) throws(ICSRescheduleError) {
    guard !values.isEmpty, steps != 0 else { return }
    let moved = values.map { $0 + steps }
    guard moved.allSatisfy({ 0..<limit ~= $0 }) else { throw ICSRescheduleError(.rulePart(name)) }
    parts.set(name, to: moved.map(String.init).joined(separator: ","))
  }

  /// An all-day series has one occurrence a day at most.
  private func dropTimes(_ parts: inout RuleParts) throws(ICSRescheduleError) {
    if rule.frequency < .daily { throw ICSRescheduleError(.rulePart("FREQ")) }
    for (name, values) in [("BYHOUR", rule.hours), ("BYMINUTE", rule.minutes), ("BYSECOND", rule.seconds)] {
      if values.count > 1 { throw ICSRescheduleError(.rulePart(name)) }
      parts.set(name, to: nil)
    }
  }
}

extension ICSRecurrenceRule.Weekday {
  fileprivate func moved(by days: Int) -> Self { Self.allCases[((rawValue + days) % 7 + 7) % 7] }
}
