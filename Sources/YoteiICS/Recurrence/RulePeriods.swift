/// The slots of WEEKLY, MONTHLY and YEARLY rules, in seconds of the civil clock: a set of days for each period, times the times of day.
///
/// Those of the first period that come before DTSTART are among them. `seek` comes first.
struct RulePeriods: Sendable {
  private var days: PeriodDays
  private let times: RuleTimes
  private let positions: SetPositions
  private let interval: Int
  private let firstPeriod, lastPeriod: Int
  /// The sets repeat after so many steps, which make 400 years or a multiple of them.
  private let stepsInCycle: Int

  private var period: Int
  private var set = DaySet()
  /// The part of the set that comes next, and its days that are still to come.
  private var part = 0
  private var mask: UInt64 = 0
  private var dayStart: Int64 = 0
  /// The last time of day that was given.
  private var time = 0
  /// With BYSETPOS, the place in the set takes the place of `mask` and `time`.
  private var cursor = SetPositions.Cursor()
  private var daysBeforePart = 0

  init(_ rule: ICSRecurrenceRule, start: CivilTime, times: RuleTimes, _ scale: CalendarScale? = nil) {
    days = PeriodDays(rule, start: start.day, scale)
    self.times = times
    positions = SetPositions(rule.setPositions)
    interval = min(max(rule.interval, 1), 1 << 40)
    firstPeriod = days.number(of: start.day)
    lastPeriod = days.number(of: CivilDay(unchecked: 9999, 12, 31))
    stepsInCycle = days.cycle / greatestCommonDivisor(days.cycle, interval)
    period = firstPeriod
  }

  mutating func next() -> Int64? {
    guard positions.isEmpty else { return nextPicked() }
    time += 1
    if time < times.count { return dayStart + times[time] }
    while mask == 0 {
      part += 1
      if part < set.parts.count {
        mask = set.parts[part].mask
      } else if !advance() {
        return nil
      }
    }
    dayStart = CivilTime(day: set.parts[part].base + mask.trailingZeroBitCount).seconds
    mask &= mask - 1
    time = 0
    return dayStart + times.first
  }

  private mutating func nextPicked() -> Int64? {
    var pick = positions.next(&cursor)
    if pick == nil, advance() { pick = positions.next(&cursor) }
    guard let pick else { return nil }
    let (day, time) = pick.quotientAndRemainder(dividingBy: times.count)
    while day - daysBeforePart >= set.parts[part].mask.nonzeroBitCount {
      daysBeforePart += set.parts[part].mask.nonzeroBitCount
      part += 1
    }
    var mask = set.parts[part].mask
    for _ in daysBeforePart..<day { mask &= mask - 1 }
    return CivilTime(day: set.parts[part].base + mask.trailingZeroBitCount).seconds + times[time]
  }

  /// Goes to the next period that has slots; false where none comes any more.
  private mutating func advance() -> Bool {
    for _ in 0..<stepsInCycle {
      period += interval
      guard period <= lastPeriod else { return false }
      load()
      if positions.isEmpty ? !set.isEmpty : positions.count(before: .max, of: cursor.count) > 0 { return true }
    }
    return false
  }

  /// Stands before the slots of `period`.
  private mutating func load() {
    days.load(period, into: &set)
    part = 0
    mask = set.parts.first?.mask ?? 0
    time = times.count
    daysBeforePart = 0
    if !positions.isEmpty { cursor = positions.cursor(from: 0, count: set.count * times.count) }
  }
}

extension RulePeriods {
  /// Stands before the first slot at `target` or after it.
  mutating func seek(_ target: CivilTime) {
    // With SKIP the period before may reach into this one.
    period = firstPeriod + max(0, step(of: target) - (days.mayOverlap ? 1 : 0)) * interval
    load()
    if !positions.isEmpty {
      cursor = positions.cursor(from: memberCount(before: target), count: cursor.count)
      return
    }
    while part < set.parts.count {
      mask = set.parts[part].mask(from: target.day)
      if mask != 0 { break }
      part += 1
    }
    guard mask != 0, set.parts[part].base + mask.trailingZeroBitCount == target.day else { return }
    let timesBefore = times.count(before: Int64(target.secondOfDay))
    guard timesBefore > 0 else { return }
    mask &= mask - 1
    dayStart = CivilTime(day: target.day).seconds
    time = timesBefore - 1
  }

  private mutating func step(of time: CivilTime) -> Int { max(0, (days.number(of: time.day) - firstPeriod) / interval) }

  /// How many members of the set come before `time`, BYSETPOS aside.
  private func memberCount(before time: CivilTime) -> Int {
    let whole = set.count(before: time.day) * times.count
    return set.contains(time.day) ? whole + times.count(before: Int64(time.secondOfDay)) : whole
  }

  /// How many slots lie in `range`; `seek` comes next.
  mutating func count(in range: Range<CivilTime>) -> Int {
    if days.mayOverlap { return walkedCount(in: range) }
    let (first, last) = (step(of: range.lowerBound), step(of: range.upperBound))
    let (cycles, rest) = (last - first).quotientAndRemainder(dividingBy: stepsInCycle)
    var whole = count(of: first..<first + rest)
    if cycles > 0 { whole += cycles * count(of: first..<first + stepsInCycle) }
    return whole + count(before: range.upperBound, inStep: last) - count(before: range.lowerBound, inStep: first)
  }

  private mutating func count(before time: CivilTime, inStep step: Int) -> Int {
    period = firstPeriod + step * interval
    load()
    let members = memberCount(before: time)
    return positions.isEmpty ? members : positions.count(before: members, of: cursor.count)
  }

  private mutating func count(of steps: Range<Int>) -> Int {
    if days.haveSameCount { return steps.isEmpty ? 0 : steps.count * slotCount(ofStep: steps.lowerBound) }
    var countsByKind = [Int](repeating: -1, count: PeriodDays.kindCount)
    return steps.reduce(0) { count, step in
      guard let kind = days.kind(of: firstPeriod + step * interval) else { return count + slotCount(ofStep: step) }
      if countsByKind[kind] < 0 { countsByKind[kind] = slotCount(ofStep: step) }
      return count + countsByKind[kind]
    }
  }

  private mutating func slotCount(ofStep step: Int) -> Int {
    period = firstPeriod + step * interval
    load()
    return positions.isEmpty ? set.count * times.count : positions.count(before: .max, of: cursor.count)
  }

  private mutating func walkedCount(in range: Range<CivilTime>) -> Int {
    seek(range.lowerBound)
    var last = range.lowerBound.seconds - 1
    var count = 0
    while let slot = next(), slot < range.upperBound.seconds {
      if slot > last { (count, last) = (count + 1, slot) }
    }
    return count
  }
}
