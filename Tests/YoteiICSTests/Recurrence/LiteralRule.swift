@testable import YoteiICS

/// A recurrence rule read literally from RFC 5545 3.3.10: period by period, every day and time of day held against every part. Slow.
struct LiteralRule {
  let rule: ICSRecurrenceRule
  let start: CivilTime
  let isDate: Bool
  /// What BYHOUR, BYMINUTE and BYSECOND list, or DTSTART's.
  private let hours, minutes, seconds: [Int]

  init(rule: ICSRecurrenceRule, start: CivilTime, isDate: Bool) {
    (self.rule, self.start, self.isDate) = (rule, start, isDate)
    func values(_ list: [Int], _ ofStart: Int, below limit: Int) -> [Int] {
      list.isEmpty ? [ofStart] : (0..<limit).filter { list.contains($0) || (limit == 60 && $0 == 59 && list.contains(60)) }
    }
    let second = start.secondOfDay
    hours = values(rule.hours, second / 3600, below: 24)
    minutes = values(rule.minutes, second / 60 % 60, below: 60)
    seconds = values(rule.seconds, second % 60, below: 60)
  }

  /// The instances up to `end`: DTSTART, then what the rule gives.
  func instances(until end: CivilTime, gaps: [Range<CivilTime>] = []) -> [CivilTime] {
    var last = end
    if let until = rule.until { last = min(last, until.isDate ? until.civil + 86_399 : until.civil) }
    var instances = [start]
    var index = 0
    while let set = set(ofPeriod: index, until: last) {
      for time in picked(set) where time > instances[instances.count - 1] && time <= last {
        if let count = rule.count, instances.count >= count { return instances }
        if !gaps.contains(where: { $0.contains(time) }) { instances.append(time) }
      }
      index += 1
    }
    return instances
  }

  private func picked(_ set: [CivilTime]) -> [CivilTime] {
    guard !rule.setPositions.isEmpty else { return set }
    return set.indices.filter { rule.setPositions.contains($0 + 1) || rule.setPositions.contains($0 - set.count) }.map { set[$0] }
  }

  /// The set of the period `index` intervals after DTSTART's own; nil once a period begins after `end`.
  private func set(ofPeriod index: Int, until end: CivilTime) -> [CivilTime]? {
    let steps = index * rule.interval
    let (year, month, _) = start.day.fields
    switch rule.frequency {
    case .yearly: return set(ofMonths: (year + steps) * 12, 12, until: end)
    case .monthly: return set(ofMonths: year * 12 + month - 1 + steps, 1, until: end)
    case .weekly:
      var first = start.day
      while first.weekday != rule.weekStart.rawValue { first = first + -1 }
      return set(ofDays: first + 7 * steps, 7, until: end)
    case .daily: return set(ofDays: start.day + steps, 1, until: end)
    case .hourly: return set(ofSeconds: 3600, steps, until: end)
    case .minutely: return set(ofSeconds: 60, steps, until: end)
    case .secondly: return set(ofSeconds: 1, steps, until: end)
    }
  }

  private func set(ofMonths first: Int, _ count: Int, until end: CivilTime) -> [CivilTime]? {
    let firstDay = CivilDay(unchecked: first / 12, first % 12 + 1, 1)
    let nextDay = CivilDay(unchecked: (first + count) / 12, (first + count) % 12 + 1, 1)
    guard rule.skip == .omit else {
      guard CivilTime(day: firstDay) <= end else { return nil }
      return skippedDays(ofMonths: first..<first + count).flatMap(times)
    }
    return set(ofDays: firstDay, nextDay - firstDay, until: end)
  }

  private func set(ofDays first: CivilDay, _ count: Int, until end: CivilTime) -> [CivilTime]? {
    guard CivilTime(day: first) <= end else { return nil }
    return (0..<count).map { first + $0 }.filter { LiteralDay($0, rule, start.day).isLeft }.flatMap(times)
  }

  private func times(of day: CivilDay) -> [CivilTime] {
    isDate ? [CivilTime(day: day)] : hours.flatMap { times(ofHour: CivilTime(day: day, secondOfDay: $0 * 3600)) }
  }

  private func times(ofHour hour: CivilTime) -> [CivilTime] { minutes.flatMap { times(ofMinute: hour + Int64($0 * 60)) } }

  private func times(ofMinute minute: CivilTime) -> [CivilTime] { seconds.map { minute + Int64($0) } }

  /// The set of an hour, a minute or a second: the parts for it and for what is longer limit it.
  private func set(ofSeconds unit: Int64, _ steps: Int, until end: CivilTime) -> [CivilTime]? {
    let first = CivilTime(seconds: start.seconds - Int64(start.secondOfDay) % unit + Int64(steps) * unit)
    guard first <= end else { return nil }
    let second = first.secondOfDay
    guard rule.hours.isEmpty || hours.contains(second / 3600) else { return [] }
    guard unit > 60 || rule.minutes.isEmpty || minutes.contains(second / 60 % 60) else { return [] }
    guard unit > 1 || rule.seconds.isEmpty || seconds.contains(second % 60) else { return [] }
    guard LiteralDay(first.day, rule, start.day).isLeft else { return [] }
    return unit == 3600 ? times(ofHour: first) : unit == 60 ? times(ofMinute: first) : [first]
  }
}

extension LiteralRule {
  /// The days of months in a rule with SKIP (RFC 7529 4.1): dates that are lacking are replaced, then BYDAY limits them.
  private func skippedDays(ofMonths months: Range<Int>) -> [CivilDay] {
    var days: Set<CivilDay> = []
    let (_, startMonth, startDay) = start.day.fields
    for index in months {
      let (year, month) = (index / 12, index % 12 + 1)
      let takesMonth = rule.frequency == .yearly && rule.months.isEmpty && rule.daysOfTheMonth.isEmpty && rule.daysOfTheYear.isEmpty
      guard rule.months.isEmpty ? !takesMonth || month == startMonth : rule.months.contains(.init(month)) else { continue }
      let first = CivilDay(unchecked: year, month, 1)
      let length = CivilDay.length(ofMonth: month, year: year)
      for number in rule.daysOfTheMonth.isEmpty ? [startDay] : rule.daysOfTheMonth {
        var day = number > 0 ? number : length + 1 + number
        if day > length { day = rule.skip == .forward ? length + 1 : length }
        if day < 1 { day = rule.skip == .forward ? 1 : 0 }
        days.insert(first + (day - 1))
      }
    }
    return days.sorted().filter { day in
      rule.weekdays.isEmpty || rule.weekdays.contains { $0.weekday.rawValue == day.weekday }
    }
  }
}
