/// The slots of DAILY, HOURLY, MINUTELY and SECONDLY rules, in seconds of the civil clock: equal steps, limited by day and time of day.
///
/// Those of the first step that come before DTSTART are among them.
struct RuleSteps: Sendable {
  /// The seconds that FREQ names.
  private let unit: Int64
  /// The day, hour, minute or second of DTSTART, as a number.
  private let firstUnit: Int64
  /// How many units after `firstUnit` the steps come that the limits on the time of day leave; they repeat after `cycle` units.
  private let steps: [Int64]
  private let cycle: Int64
  private let times: RuleTimes
  /// Nil where every day is left.
  private var runs: DayRuns?

  private var cycleStart: Int64
  private var step = -1
  private var time: Int
  private var unitStart: Int64 = 0
  /// Every unit before this time lies on a day that is left.
  private var runEnd = Int64.min
  private(set) var reachedWorkLimit = false

  init(_ rule: ICSRecurrenceRule, start: CivilTime, clock: RuleClock, _ scale: CalendarScale? = nil) {
    let interval = Int64(min(max(rule.interval, 1), 1 << 40))
    unit = clock.unit
    firstUnit = floorDivide(start.seconds, unit)
    let limits = clock.limits
    steps = Self.steps(interval, from: firstUnit, meeting: limits.values, modulo: limits.modulus)
    cycle = interval * Int64(limits.modulus) / greatestCommonDivisor(interval, Int64(limits.modulus))
    times = clock.times(picking: SetPositions(rule.setPositions))
    let days = RuleDays(rule, start: start.day)
    runs = days.isEveryDay ? nil : DayRuns(days, near: start.day, scale.map { ScaleDays(rule, start: start.day, $0) })
    cycleStart = firstUnit
    time = times.count
  }

  var isEmpty: Bool { steps.isEmpty || times.count == 0 }

  mutating func next() -> Int64? {
    time += 1
    if time < times.count { return unitStart + times[time] }
    step += 1
    if step == steps.count { (step, cycleStart) = (0, cycleStart + cycle) }
    unitStart = (cycleStart + steps[step]) * unit
    guard unitStart < runEnd || findRun() else { return nil }
    time = 0
    return unitStart + times.first
  }

  /// Goes on to the first step on a day that is left.
  private mutating func findRun() -> Bool {
    let searchStart = unitStart
    var span = Int64.max
    for misses in 0..<Self.workLimit {
      guard unitStart < Self.end, unitStart - searchStart < span else { return false }
      guard runs != nil else {
        runEnd = Self.end
        return true
      }
      let day = CivilTime(seconds: unitStart).day
      guard let run = runs?.run(from: day) else { return false }
      runEnd = CivilTime(day: run.upperBound).seconds
      if run.lowerBound > day { seekStep(CivilTime(day: run.lowerBound).seconds) }
      if unitStart < runEnd { return true }
      if misses == 100 { span = timeUntilRepeat }
    }
    reachedWorkLimit = true
    return false
  }

  private static let workLimit = 1 << 18
  /// The first second of the year 10000.
  private static let end = CivilTime(day: CivilDay(unchecked: 10_000, 1, 1)).seconds

  /// Steps and days meet again in the same way after this many seconds.
  private var timeUntilRepeat: Int64 {
    let calendar: Int64 = 146_097 * 86_400
    let (product, overflow) = (cycle * unit / greatestCommonDivisor(cycle * unit, calendar)).multipliedReportingOverflow(
      by: calendar)
    return overflow ? .max : product
  }

  /// Stands on the first step at `time` or after it.
  private mutating func seekStep(_ time: Int64) {
    let distance = max(0, floorDivide(time + unit - 1, unit) - firstUnit)
    let (cycles, rest) = distance.quotientAndRemainder(dividingBy: cycle)
    cycleStart = firstUnit + cycles * cycle
    step = stepCount(before: rest)
    if step == steps.count { (step, cycleStart) = (0, cycleStart + cycle) }
    unitStart = (cycleStart + steps[step]) * unit
  }

  private func stepCount(before distance: Int64) -> Int { steps.partitioningIndex { $0 >= distance } }
}

extension RuleSteps {
  /// Stands before the first slot at `target` or after it.
  mutating func seek(_ target: CivilTime) {
    let target = target.seconds
    seekStep(floorDivide(target, unit) * unit)
    runEnd = .min
    time = times.count
    if unitStart < target, times.first < target - unitStart, isLeft(CivilTime(seconds: unitStart).day) {
      time = times.count(before: target - unitStart) - 1
    } else {
      step -= 1
    }
  }

  private mutating func isLeft(_ day: CivilDay) -> Bool {
    guard runs != nil else { return true }
    return runs?.run(from: day)?.lowerBound == day
  }

  /// How many slots lie in `range`.
  mutating func count(in range: Range<CivilTime>) -> Int {
    guard var runs else { return count(before: range.upperBound) - count(before: range.lowerBound) }
    let firstDay = range.lowerBound.day + 1
    let lastDay = range.upperBound.day
    guard firstDay < lastDay, 86_400 % (cycle * unit) == 0 else { return countInRuns(range) }
    let slotsInDay = count(before: CivilTime(day: firstDay + 1)) - count(before: CivilTime(day: firstDay))
    return countInRuns(range.lowerBound..<CivilTime(day: firstDay)) + countInRuns(CivilTime(day: lastDay)..<range.upperBound)
      + runs.count(in: firstDay..<lastDay) * slotsInDay
  }

  private mutating func countInRuns(_ range: Range<CivilTime>) -> Int {
    var count = 0
    var day = range.lowerBound.day
    while CivilTime(day: day) < range.upperBound, let run = runs?.run(from: day) {
      let start = max(range.lowerBound, CivilTime(day: run.lowerBound))
      let end = min(range.upperBound, CivilTime(day: run.upperBound))
      if start < end { count += self.count(before: end) - self.count(before: start) }
      day = run.upperBound
    }
    return count
  }

  /// How many slots come before `time`, the limits on days aside.
  private func count(before time: CivilTime) -> Int {
    let start = floorDivide(time.seconds, unit)
    let (cycles, rest) = (start - firstUnit).quotientAndRemainder(dividingBy: cycle)
    let index = stepCount(before: rest)
    let count = (Int(cycles) * steps.count + index) * times.count
    let isInStep = index < steps.count && steps[index] == rest
    return isInStep ? count + times.count(before: time.seconds - start * unit) : count
  }
}

extension RuleSteps {
  /// The distances from `first`, multiples of `interval`, that land on one of `values` modulo `modulus`, within a cycle.
  private static func steps(_ interval: Int64, from first: Int64, meeting values: [Int], modulo modulus: Int) -> [Int64] {
    if modulus == 1 { return [0] }
    let modulus = Int64(modulus)
    let divisor = greatestCommonDivisor(interval, modulus)
    let period = modulus / divisor
    let inverse = inverse(of: interval / divisor, modulo: period)
    return values.compactMap { value in
      let distance = ((Int64(value) - first) % modulus + modulus) % modulus
      return distance % divisor == 0 ? distance / divisor * inverse % period * interval : nil
    }.sorted()
  }

  /// The number that gives 1 with `number`, which has no divisor in common with `modulus`.
  private static func inverse(of number: Int64, modulo modulus: Int64) -> Int64 {
    var (a, b) = (number % modulus, modulus)
    var (x, y): (Int64, Int64) = (1, 0)
    while b != 0 {
      let quotient = a / b
      (a, b) = (b, a - quotient * b)
      (x, y) = (y, x - quotient * y)
    }
    return ((x % modulus) + modulus) % modulus
  }
}
