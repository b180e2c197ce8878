/// The slots of WEEKLY, MONTHLY and YEARLY rules, in seconds of the civil clock: for each period a set of days, times the times of day.
///
/// Those of the first period that come before DTSTART are among them.
struct RulePeriods: Sendable {
  /// Days as a mask whose bit 0 is `base`.
  private struct Part: Sendable {
    var base: Int
    var mask: UInt64

    var days: [Int] { (0..<64).filter { mask >> UInt64($0) & 1 == 1 }.map { base + $0 } }
  }

  private let frequency: ICSRecurrenceRule.Frequency
  private let interval: Int
  private let weekStart: Int
  private let days: RuleDays
  private let times: RuleTimes
  private let positions: SetPositions
  /// The numbers of DTSTART's week, month or year and of the last one there is.
  private let firstPeriod, lastPeriod: Int
  /// The sets repeat after so many steps, which make 400 years or a multiple of them.
  private let stepsInCycle: Int

  private var period: Int
  private var parts: [Part] = []
  private var part = 0
  /// The days of `part` that are still to come.
  private var mask: UInt64 = 0
  private var dayStart: Int64 = 0
  private var time: Int
  private var cursor = SetPositions.Cursor()
  private var daysBeforePart = 0

  init(_ rule: ICSRecurrenceRule, start: CivilTime, times: RuleTimes) {
    frequency = rule.frequency
    interval = min(max(rule.interval, 1), 1 << 40)
    weekStart = rule.weekStart.rawValue
    days = RuleDays(rule, start: start.day)
    self.times = times
    positions = SetPositions(rule.setPositions)
    func number(_ day: CivilDay) -> Int { Self.period(of: day, rule.frequency, weekStart: rule.weekStart.rawValue) }
    firstPeriod = number(start.day)
    lastPeriod = number(CivilDay(unchecked: 9999, 12, 31))
    let cycle = frequency == .weekly ? 20_871 : frequency == .monthly ? 4800 : 400
    stepsInCycle = cycle / greatestCommonDivisor(cycle, interval)
    period = firstPeriod
    time = times.count
    load()
  }

  mutating func next() -> Int64? {
    guard positions.isEmpty else { return nextPicked() }
    time += 1
    if time < times.count { return dayStart + times[time] }
    while mask == 0 {
      part += 1
      if part < parts.count {
        mask = parts[part].mask
      } else if !advance() {
        return nil
      }
    }
    dayStart = Int64(parts[part].base + mask.trailingZeroBitCount) * 86_400
    mask &= mask - 1
    time = 0
    return dayStart + times.first
  }

  private mutating func nextPicked() -> Int64? {
    while true {
      guard let index = positions.next(&cursor) else {
        guard advance() else { return nil }
        continue
      }
      let (day, time) = index.quotientAndRemainder(dividingBy: times.count)
      while day - daysBeforePart >= parts[part].mask.nonzeroBitCount {
        daysBeforePart += parts[part].mask.nonzeroBitCount
        part += 1
      }
      var mask = parts[part].mask
      for _ in daysBeforePart..<day { mask &= mask - 1 }
      return Int64(parts[part].base + mask.trailingZeroBitCount) * 86_400 + times[time]
    }
  }

  /// Goes to the next period that has slots.
  private mutating func advance() -> Bool {
    var steps = 0
    repeat {
      period += interval
      steps += 1
      guard period <= lastPeriod, steps <= stepsInCycle else {
        // Nothing comes any more, however often it's asked for.
        period = lastPeriod
        parts.removeAll(keepingCapacity: true)
        cursor = SetPositions.Cursor()
        return false
      }
      load()
    } while isEmpty
    return true
  }

  private var isEmpty: Bool {
    if positions.isEmpty { return parts.isEmpty }
    var cursor = cursor
    return positions.next(&cursor) == nil
  }
}

extension RulePeriods {
  /// The number of the week, month or year that `day` lies in.
  private static func period(of day: CivilDay, _ frequency: ICSRecurrenceRule.Frequency, weekStart: Int) -> Int {
    if frequency == .weekly { return floorDivide(Int(day.number) + 4 - weekStart, 7) }
    let (year, month, _) = day.fields
    return frequency == .monthly ? year * 12 + month - 1 : year
  }

  /// Makes the set of `period` and stands before it.
  private mutating func load() {
    parts.removeAll(keepingCapacity: true)
    switch frequency {
    case .weekly: loadWeek(CivilDay(number: Int32(7 * period - 4 + weekStart)))
    case .monthly: load(CivilMonth(index: period))
    default: loadYear(period)
    }
    part = 0
    mask = parts.first?.mask ?? 0
    time = times.count
    if !positions.isEmpty { cursor = positions.cursor(from: 0, count: dayCount * times.count) }
    daysBeforePart = 0
  }

  private var dayCount: Int { parts.reduce(0) { $0 + $1.mask.nonzeroBitCount } }

  private mutating func load(_ month: CivilMonth) {
    let mask = days.mask(month)
    if mask != 0 { parts.append(Part(base: Int(month.firstDay.number) - 1, mask: mask)) }
  }

  private mutating func loadWeek(_ first: CivilDay) {
    var mask = RuleDays.rotate(days.weekdays, by: UInt64(weekStart))
    if !days.onlyLimitsWeekdays {
      var month = CivilMonth(containing: first)
      let bit = first - month.firstDay + 1
      mask = days.mask(month) >> UInt64(bit)
      let left = month.length - bit + 1
      if left < 7 {
        month.advance()
        mask |= (days.mask(month) >> 1) << UInt64(left)
      }
      mask &= 0x7F
    }
    if mask != 0 { parts.append(Part(base: Int(first.number), mask: mask)) }
  }

  private mutating func loadYear(_ year: Int) {
    for number in 1...12 where days.includes(month: number) { load(CivilMonth(year: year, number: number)) }
    if days.mayOverlap { mergeNeighbours() }
  }

  /// Leaves each day in one part only, where SKIP has put a day into a neighbouring month.
  private mutating func mergeNeighbours() {
    let days = Set(parts.flatMap(\.days))
    parts.removeAll(keepingCapacity: true)
    for day in days.sorted() {
      if let last = parts.last, day - last.base < 32 {
        parts[parts.count - 1].mask |= 1 << UInt64(day - last.base)
      } else {
        parts.append(Part(base: day, mask: 1))
      }
    }
  }
}

extension RulePeriods {
  /// Stands before the first slot at `time` or after it.
  mutating func seek(_ time: CivilTime) {
    let number = Self.period(of: time.day, frequency, weekStart: weekStart)
    var step = max(0, (number - firstPeriod) / interval)
    if days.mayOverlap { step = max(0, step - 1) }
    period = firstPeriod + step * interval
    load()
    guard positions.isEmpty else {
      cursor = positions.cursor(from: rank(of: time), count: cursor.count)
      return
    }
    let day = Int(time.day.number)
    while part < parts.count, day - parts[part].base > 63 { part += 1 }
    guard part < parts.count else {
      mask = 0
      return
    }
    mask = parts[part].mask
    let bit = day - parts[part].base
    guard bit >= 0 else { return }
    mask &= ~(1 << UInt64(bit) - 1)
    guard mask >> UInt64(bit) & 1 == 1, Int64(time.secondOfDay) > times.first else { return }
    mask &= mask - 1
    dayStart = Int64(day) * 86_400
    self.time = times.count(before: Int64(time.secondOfDay)) - 1
  }

  /// How many members of the loaded set come before `time`, BYSETPOS aside.
  private func rank(of time: CivilTime) -> Int {
    let day = Int(time.day.number)
    var rank = 0
    for part in parts {
      let bit = day - part.base
      guard bit >= 0 else { break }
      guard bit < 64 else {
        rank += part.mask.nonzeroBitCount * times.count
        continue
      }
      rank += (part.mask & (1 << UInt64(bit) - 1)).nonzeroBitCount * times.count
      if part.mask >> UInt64(bit) & 1 == 1 { rank += times.count(before: Int64(time.secondOfDay)) }
    }
    return rank
  }

  /// How many slots lie in `range`; afterwards only `seek` knows where it stands.
  mutating func count(in range: Range<CivilTime>) -> Int {
    if days.mayOverlap { return walkedCount(in: range) }
    let first = step(of: range.lowerBound)
    let last = step(of: range.upperBound)
    let before = countBefore(range.lowerBound, step: first)
    let steps = last - first
    var whole = 0
    if frequency == .weekly, days.onlyLimitsWeekdays {
      whole = steps * count(ofSteps: first..<first + min(1, steps))
    } else {
      let (cycles, rest) = steps.quotientAndRemainder(dividingBy: stepsInCycle)
      if cycles > 0 { whole = cycles * count(ofSteps: first..<first + stepsInCycle) }
      whole += count(ofSteps: first..<first + rest)
    }
    return whole + countBefore(range.upperBound, step: last) - before
  }

  private func step(of time: CivilTime) -> Int {
    max(0, (Self.period(of: time.day, frequency, weekStart: weekStart) - firstPeriod) / interval)
  }

  private mutating func countBefore(_ time: CivilTime, step: Int) -> Int {
    period = firstPeriod + step * interval
    load()
    let rank = rank(of: time)
    return positions.isEmpty ? rank : positions.count(before: rank, of: cursor.count)
  }

  private mutating func count(ofSteps steps: Range<Int>) -> Int {
    var count = 0
    for step in steps {
      period = firstPeriod + step * interval
      load()
      let members = dayCount * times.count
      count += positions.isEmpty ? members : positions.count(before: members, of: members)
    }
    return count
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

func floorDivide<Integer: SignedInteger>(_ dividend: Integer, _ divisor: Integer) -> Integer {
  dividend >= 0 ? dividend / divisor : (dividend - divisor + 1) / divisor
}

func greatestCommonDivisor<Integer: BinaryInteger>(_ a: Integer, _ b: Integer) -> Integer {
  var (a, b) = (a, b)
  while b != 0 { (a, b) = (b, a % b) }
  return a
}
