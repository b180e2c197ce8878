/// The slots of a recurrence rule on the series' own clock, ascending: DTSTART first (RFC 5545 3.8.5.3), then what the rule gives.
///
/// A rule that ends before it starts gives nothing. `rule.until` is a DATE or a time on the same clock. Nothing is computed before it is asked for.
struct RuleSlots: IteratorProtocol, Sendable {
  /// Why the slots ended before the rule did.
  enum StopReason: Hashable, Sendable {
    case workLimit
    /// RSCALE names a calendar that rules can't be expanded in.
    case unsupportedCalendar
  }

  private(set) var stopped: StopReason?
  /// Whether the rule may give more than 24 slots a day.
  let isDense: Bool

  private let start: Int64
  private let count: Int
  private let last: Int64
  private let gaps: [Range<CivilTime>]
  private var steps: RuleSteps?
  private var periods: RulePeriods?
  /// How many slots were given or passed, as far as COUNT needs to know.
  private var given = 0
  /// No slot before this time is given any more.
  private var position: Int64
  private var startIsDue: Bool
  private var mustSeek = true
  private var gap = 0
  private var nextGap: Int64

  /// `gaps` are the times that the clock leaves out, in order: a slot of the rule there is neither given nor counted (3.3.10).
  /// Without `includesStart` DTSTART is a slot only where the rule gives it.
  init(rule: ICSRecurrenceRule, start: CivilTime, isDate: Bool, gaps: [Range<CivilTime>] = [], includesStart: Bool = true) {
    self.start = start.seconds
    startIsDue = includesStart
    isDense = rule.frequency < .daily || max(1, rule.hours.count) * max(1, rule.minutes.count) * max(1, rule.seconds.count) > 24
    self.gaps = gaps
    count = rule.count ?? .max
    position = start.seconds
    nextGap = gaps.first?.lowerBound.seconds ?? .max
    let endOfTime = CivilTime(day: CivilDay(unchecked: 9999, 12, 31), secondOfDay: 86_399)
    last = min(endOfTime.seconds, rule.until.map { $0.isDate ? $0.civil.seconds + 86_399 : $0.civil.seconds } ?? .max)
    let scale = rule.ownCalendar.flatMap(CalendarScale.init)
    guard scale != nil || rule.ownCalendar == nil else {
      stopped = .unsupportedCalendar
      return
    }
    guard !(isDate && rule.frequency < .daily) else { return }
    let clock = RuleClock(rule, start: start, isDate: isDate)
    if rule.frequency <= .daily {
      let steps = RuleSteps(rule, start: start, clock: clock, scale)
      if !steps.isEmpty { self.steps = steps }
    } else {
      let times = clock.times(picking: SetPositions([]))
      if times.count > 0 { periods = RulePeriods(rule, start: start, times: times, scale) }
    }
  }

  mutating func next() -> CivilTime? {
    if startIsDue, start <= last {
      (startIsDue, given, position) = (false, 1, start + 1)
      return CivilTime(seconds: start)
    }
    guard given < count, start <= last else { return nil }
    if mustSeek { seek() }
    while let slot = nextOfRule(), slot <= last {
      guard slot >= position, slot < nextGap || !isInGap(slot) else { continue }
      given += 1
      position = slot + 1
      return CivilTime(seconds: slot)
    }
    given = count
    return nil
  }

  /// Makes `next()` give the first slot at `time` or after it; never goes back.
  mutating func skip(to time: CivilTime) {
    guard time.seconds > position, given < count else { return }
    guard time.seconds <= last else {
      (startIsDue, given, position) = (false, count, time.seconds)
      return
    }
    let from = startIsDue ? start + 1 : position
    if startIsDue { (startIsDue, given) = (false, 1) }
    if count < .max, from < time.seconds { given += countOfRule(in: CivilTime(seconds: from)..<time) }
    position = time.seconds
    mustSeek = true
  }

  private mutating func nextOfRule() -> Int64? {
    if steps != nil {
      let slot = steps?.next()
      if slot == nil, steps?.reachedWorkLimit == true { stopped = .workLimit }
      return slot
    }
    return periods?.next()
  }

  private mutating func seek() {
    mustSeek = false
    let time = CivilTime(seconds: position)
    steps?.seek(time)
    periods?.seek(time)
    gap = gaps.partitioningIndex { $0.upperBound > time }
    nextGap = gap < gaps.count ? gaps[gap].lowerBound.seconds : .max
  }

  private mutating func isInGap(_ slot: Int64) -> Bool {
    while gap < gaps.count, gaps[gap].upperBound.seconds <= slot { gap += 1 }
    nextGap = gap < gaps.count ? gaps[gap].lowerBound.seconds : .max
    return slot >= nextGap
  }

  /// How many slots in `range` count for COUNT.
  private mutating func countOfRule(in range: Range<CivilTime>) -> Int {
    func count(_ range: Range<CivilTime>) -> Int { steps?.count(in: range) ?? periods?.count(in: range) ?? 0 }
    var counted = count(range)
    for gap in gaps[gaps.partitioningIndex { $0.upperBound > range.lowerBound }...] {
      guard gap.lowerBound < range.upperBound else { break }
      counted -= count(gap.clamped(to: range))
    }
    return counted
  }
}

extension ICSRecurrenceRule {
  /// RSCALE, where it makes a difference to what the rule gives.
  fileprivate var ownCalendar: String? {
    guard let calendar, !CalendarScale.isGregorian(calendar) else { return nil }
    let hasDates = frequency > .weekly || !months.isEmpty || !daysOfTheMonth.isEmpty || !daysOfTheYear.isEmpty || !weeks.isEmpty
    return hasDates ? calendar : nil
  }
}
