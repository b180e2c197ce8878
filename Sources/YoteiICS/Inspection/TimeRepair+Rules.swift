extension TimeRepair {
  /// The rule as it is, or in its plain form where it has faults; UNTIL has the form that DTSTART asks for.
  mutating func rule(_ property: ICSProperty, _ name: String, _ bytes: Span<UInt8>) -> String? {
    let parsed = ICSRecurrenceRule.parse(property.rawValue)
    guard var rule = parsed.rule else { return property.rawValue.isEmpty ? "" : nil }
    if let schedule, let start = schedule.start {
      let sets = RecurrenceSetReader(schedule: schedule, start: start, index: index)
      if let read = sets.rules([property.contentLine], bytes, &reader).first { settleEnd(of: &rule, as: read, from: start) }
    }
    if rule.until != nil { rule.count = nil }
    let isSound = parsed.faults.isEmpty && rule == parsed.rule
    return name + PropertyRepair.parameters(property) + ":" + (isSound ? property.rawValue : "\(rule)")
  }

  /// Writes UNTIL as a date beside a date, in UTC beside UTC and a TZID, else as a local time (RFC 5545 3.3.10); of COUNT and UNTIL the
  /// one that comes first is kept. `read` has its UNTIL on the clock of the series.
  private mutating func settleEnd(of rule: inout ICSRecurrenceRule, as read: ICSRecurrenceRule, from start: Schedule.Moment) {
    guard let until = read.until else { return }
    if rule.count.map({ Self.comesFirst($0, in: read, from: start.time) }) == true {
      rule.until = nil
      return
    }
    switch start.time.form {
    case .date: rule.until = ICSTime(CivilTime(day: until.civil.day), .date)
    case .utc, .local:
      guard rule.until?.form != .utc else { return }
      let end = until.isDate ? until.civil + 86_399 : until.civil
      let isLocal = start.isFloating || start.zone == FeedZones.observer
      rule.until =
        isLocal ? ICSTime(end, .local) : ICSTime(CivilTime(seconds: reader.zones.clocks[start.zone].instant(of: end)), .utc)
    }
  }

  /// Whether COUNT ends the rule before its UNTIL does.
  private static func comesFirst(_ count: Int, in rule: ICSRecurrenceRule, from start: ICSTime) -> Bool {
    guard count <= 100_000 else { return false }
    var endless = rule
    endless.count = nil
    var slots = RuleSlots(rule: endless, start: start.civil, isDate: start.isDate)
    for _ in 0..<count where slots.next() == nil { return false }
    return slots.next() != nil
  }
}
