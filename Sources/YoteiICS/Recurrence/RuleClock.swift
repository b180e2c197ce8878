/// BYHOUR, BYMINUTE and BYSECOND: those below FREQ expand a rule, the others limit it (table of RFC 5545 3.3.10).
struct RuleClock: Sendable {
  private let frequency: ICSRecurrenceRule.Frequency
  private let start: CivilTime
  /// Ascending, without repetitions; nil where the rule lacks the part.
  private let hours, minutes, seconds: [Int]?

  init(_ rule: ICSRecurrenceRule, start: CivilTime, isDate: Bool) {
    frequency = rule.frequency
    self.start = start
    func values(_ values: [Int], below limit: Int) -> [Int]? {
      values.isEmpty || isDate ? nil : Set(values.filter { 0..<limit ~= $0 }).sorted()
    }
    hours = values(rule.hours, below: 24)
    minutes = values(rule.minutes, below: 60)
    // No clock here has leap seconds.
    seconds = values(rule.seconds.map { $0 == 60 ? 59 : $0 }, below: 60)
  }

  /// The seconds that FREQ names, at most a day.
  var unit: Int64 {
    switch frequency {
    case .secondly: 1
    case .minutely: 60
    case .hourly: 3600
    default: 86_400
    }
  }

  /// The times of the day, hour, minute or second that FREQ names.
  func times(picking positions: SetPositions) -> RuleTimes {
    let second = start.secondOfDay % Int(unit)
    if hours == nil, minutes == nil, seconds == nil, positions.isEmpty { return RuleTimes(second) }
    return RuleTimes(
      hours: frequency > .hourly ? hours ?? [second / 3600] : [0],
      minutes: frequency > .minutely ? minutes ?? [second / 60 % 60] : [0],
      seconds: frequency > .secondly ? seconds ?? [second % 60] : [0],
      picking: positions)
  }

  /// The units, numbered from midnight, to which the parts limit the rule: `values` modulo `modulus`.
  var limits: (values: [Int], modulus: Int) {
    if hours == nil, minutes == nil, seconds == nil { return ([0], 1) }
    var limits = (values: [0], modulus: 1)
    func limit(to part: [Int]?, of size: Int) {
      guard part != nil || limits.modulus > 1 else { return }
      let part = part ?? Array(0..<size)
      limits = (limits.values.flatMap { value in part.map { value * size + $0 } }, limits.modulus * size)
    }
    if frequency <= .hourly { limit(to: hours, of: 24) }
    if frequency <= .minutely { limit(to: minutes, of: 60) }
    if frequency == .secondly { limit(to: seconds, of: 60) }
    return limits
  }
}
