/// Looks at what one rule gives from its DTSTART on.
struct RuleInspection {
  /// UNTIL is on the series' own clock.
  let rule: ICSRecurrenceRule
  let start: ICSTime
  let line: ContentLine
  let component: Int

  func run(_ findings: inout FindingLog) {
    inspectUntil(&findings)
    if start.isDate, rule.frequency < .daily {
      add(
        .oddRule, &findings, action: "the event is shown once",
        "FREQ=\(rule.frequency.name) has no meaning for a DTSTART that is a date")
      return
    }
    if !givesStart { add(.ruleMismatch, &findings, "DTSTART is no instance of the rule") }
    inspectInstances(&findings)
  }

  private func add(
    _ code: ICSDiagnostic.Code, _ findings: inout FindingLog, action: String? = nil, _ message: String
  ) {
    findings.add(code, at: line.valueStart, in: component, property: "RRULE", value: rule.description, action: action, message)
  }

  private func inspectUntil(_ findings: inout FindingLog) {
    guard let until = rule.until else { return }
    if until.isDate != start.isDate {
      add(.untilTypeDiffers, &findings, "one of UNTIL and DTSTART is a date, the other a time")
    }
    if until.isDate ? until.civil.day < start.civil.day : until.civil < start.civil {
      add(.untilBeforeStart, &findings, "UNTIL is before DTSTART")
    }
  }

  private func inspectInstances(_ findings: inout FindingLog) {
    guard rule.count != 1 else { return }
    var endless = rule
    endless.count = nil
    endless.until = nil
    var slots = RuleSlots(rule: endless, start: start.civil, isDate: start.isDate)
    _ = slots.next()
    let second = slots.next()
    switch slots.stopped {
    case .unsupportedCalendar:
      findings.add(
        .invalidRule, at: line.valueStart, in: component, severity: .warning, property: "RRULE", value: rule.calendar,
        "RSCALE names a calendar that is not offered")
    case .workLimit where second == nil:
      add(.excessiveRule, &findings, "the search for an instance of the rule takes too much work")
    default:
      if let calendar = rule.calendar { add(.otherCalendar, &findings, "RSCALE=\(calendar) is known to few readers") }
      guard let second else { return add(.impossibleRule, &findings, "the rule has no instance after DTSTART") }
      inspectDensity(slots, from: second, &findings)
    }
  }

  private func inspectDensity(_ slots: RuleSlots, from second: CivilTime, _ findings: inout FindingLog) {
    if let count = rule.count, count > Self.reasonableCount {
      return add(.excessiveRule, &findings, "COUNT=\(count) is more than \(Self.reasonableCount)")
    }
    guard rule.count ?? .max > Self.dense, rule.frequency < .daily || rule.minutes.count + rule.seconds.count > 10 else { return }
    var slots = slots
    var given = 0
    let end = min(second + 86_400, rule.until?.civil ?? CivilTime(seconds: .max))
    while given < Self.dense, let slot = slots.next(), slot < end { given += 1 }
    if given == Self.dense { add(.excessiveRule, &findings, "the rule has more than \(Self.dense) instances a day") }
  }

  private static let reasonableCount = 1_000_000
  /// Instances in a day: more than one each minute.
  private static let dense = 1500
}

extension RuleInspection {
  /// False where a part of the rule rules DTSTART out.
  private var givesStart: Bool {
    let day = start.civil.day
    let (year, month, number) = day.fields
    let monthLength = CivilDay.length(ofMonth: month, year: year)
    let time = start.timeOfDay
    func allows(_ list: [Int], _ values: Int...) -> Bool { list.isEmpty || values.contains(where: list.contains) }
    guard rule.calendar == nil else { return true }
    let first = CivilDay(unchecked: year, 1, 1)
    let dayOfYear = Int(day.number - first.number) + 1
    let yearLength = CivilDay.isLeap(year) ? 366 : 365
    return (rule.months.isEmpty || rule.months.contains { $0.number == month })
      && allows(rule.daysOfTheMonth, number, number - monthLength - 1)
      && allows(rule.daysOfTheYear, dayOfYear, dayOfYear - yearLength - 1)
      && allows(rule.hours, time.hour) && allows(rule.minutes, time.minute) && allows(rule.seconds, time.second)
      && (rule.weekdays.isEmpty || rule.weekdays.contains { isMet($0, on: number, of: monthLength) })
  }

  private func isMet(_ day: ICSRecurrenceRule.Day, on number: Int, of monthLength: Int) -> Bool {
    guard day.weekday.rawValue == start.civil.day.weekday else { return false }
    let countsInMonth = rule.frequency == .monthly || (rule.frequency == .yearly && !rule.months.isEmpty)
    guard day.position != 0, countsInMonth else { return true }
    return day.position > 0 ? (number - 1) / 7 + 1 == day.position : -((monthLength - number) / 7 + 1) == day.position
  }
}
