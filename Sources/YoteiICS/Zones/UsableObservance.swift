/// An observance with a start, both offsets, and the rules that could be read.
struct UsableObservance: Sendable {
  let start: CivilTime
  let offsetFrom: Int
  let offsetTo: Int
  private(set) var rules: [ICSRecurrenceRule] = []
  private let dates: [CivilTime]

  /// A missing TZOFFSETFROM is the offset of the other half of the year.
  init?(_ observance: Observance, among all: [Observance], faults: inout [ZoneFault]) {
    guard let start = observance.start, let offsetTo = observance.offsetTo else {
      faults.append(.hasIncompleteObservance)
      return nil
    }
    let other = all.first { $0.isDaylight != observance.isDaylight && $0.offsetTo != nil }
    (self.start, self.offsetTo, dates) = (start, offsetTo, observance.dates)
    offsetFrom = observance.offsetFrom ?? other?.offsetTo ?? offsetTo
    if let bad = [offsetFrom, offsetTo].first(where: { abs($0) >= 86_400 }) {
      faults.append(.hasBadOffset(bad))
      return nil
    }
    for text in observance.rules where !text.isEmpty {
      guard var rule = ICSRecurrenceRule.parse(text).rule, rule.frequency >= .monthly, rule.calendar == nil else {
        faults.append(.hasBadRule(text))
        continue
      }
      if let until = rule.until, until.form == .utc { rule.until = ICSTime(until.civil + Int64(offsetFrom), .local) }
      rules.append(rule)
    }
  }

  /// The last time that is named, not generated.
  var lastNamed: CivilTime {
    max(start, dates.max() ?? start, rules.compactMap(\.until?.civil).max() ?? start)
  }

  /// When it begins, on the clock before; `goOn` where a rule has onsets after `end`.
  ///
  /// A start off its rule is an onset in the month after one, or where there is no other: most say where the rule begins, often in 1601.
  /// A start after an RDATE is none.
  func onsets(before end: CivilTime, limit: Int) -> (times: [CivilTime], goOn: Bool) {
    var times = dates
    var goOn = false
    if rules.isEmpty, dates.allSatisfy({ $0 >= start }) { times.append(start) }
    for rule in rules {
      let isPlain = rule.count == nil && rule.interval == 1 && start >= Self.earliest
      var slots = RuleSlots(rule: rule, start: isPlain ? start + -Self.cycle : start, isDate: false)
      slots.skip(to: max(start + -31 * 86_400, Self.earliest))
      while times.count < limit, let time = slots.next() {
        if time >= end {
          goOn = true
          break
        }
        times.append(max(time, start))
      }
    }
    return (times.isEmpty ? [start] : times, goOn)
  }

  /// 400 years, after which the calendar repeats.
  private static let cycle: Int64 = 146_097 * 86_400
  /// What rules gave before 1900 is of no interest.
  private static let earliest = CivilTime(day: CivilDay(unchecked: 1900, 1, 1))
}
