@testable import YoteiICS

/// A source of random rules that are dense enough to have instances within a short time; the same seed gives the same rules.
struct RandomRule: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  struct Trial {
    var rule: ICSRecurrenceRule
    var start: CivilTime
    var isDate: Bool
    /// Where the comparison ends.
    var end: CivilTime
    var gaps: [Range<CivilTime>] = []
  }

  mutating func trial() -> Trial {
    let frequency = ICSRecurrenceRule.Frequency.allCases.randomElement(using: &self) ?? .daily
    var rule = ICSRecurrenceRule(frequency, interval: interval(frequency))
    rule.weekStart = chance(0.5) ? .monday : ICSRecurrenceRule.Weekday.allCases.randomElement(using: &self) ?? .monday
    let day = CivilDay(unchecked: Int.random(in: 1990...2030, using: &self), 1, 1) + Int.random(in: 0..<366, using: &self)
    let isDate = frequency >= .daily && chance(0.3)
    let start = CivilTime(day: day, secondOfDay: isDate ? 0 : Int.random(in: 0..<86_400, using: &self))
    addDays(to: &rule)
    if !isDate { addTimes(to: &rule) }
    if frequency >= .monthly, chance(0.1) { makeSkip(&rule) }
    if chance(0.2) { rule.setPositions = values(-4...6, 3).filter { $0 != 0 } }
    var trial = Trial(rule: rule, start: start, isDate: isDate, end: start + length(rule))
    addEnd(to: &trial)
    if !isDate, chance(0.3) { addGaps(to: &trial) }
    return trial
  }

  private mutating func chance(_ probability: Double) -> Bool { Double.random(in: 0..<1, using: &self) < probability }

  private mutating func values(_ range: ClosedRange<Int>, _ most: Int) -> [Int] {
    Set((0..<Int.random(in: 1...most, using: &self)).map { _ in Int.random(in: range, using: &self) }).sorted()
  }

  private mutating func interval(_ frequency: ICSRecurrenceRule.Frequency) -> Int {
    if chance(0.4) { return 1 }
    let most = frequency < .daily ? [7, 60, 90_000] : [4, 14]
    return Int.random(in: 1...(most.randomElement(using: &self) ?? 1), using: &self)
  }

  private mutating func addDays(to rule: inout ICSRecurrenceRule) {
    if chance(0.3) { rule.months = values(1...12, 8).map { ICSRecurrenceRule.Month($0) } }
    if chance(rule.frequency == .yearly ? 0.2 : 0.03) { rule.weeks = values(-53...53, 20).filter { $0 != 0 } }
    if chance(rule.frequency == .weekly ? 0.05 : 0.12) { rule.daysOfTheYear = values(-366...366, 60).filter { $0 != 0 } }
    if chance(rule.frequency == .weekly ? 0.05 : 0.3) { rule.daysOfTheMonth = values(-31...31, 14).filter { $0 != 0 } }
    guard chance(0.4) else { return }
    let most = rule.frequency == .yearly && rule.months.isEmpty ? 53 : 5
    let countsDays = rule.frequency >= .monthly && chance(0.5)
    rule.weekdays = (0..<Int.random(in: 1...4, using: &self)).map { _ in
      let weekday = ICSRecurrenceRule.Weekday.allCases.randomElement(using: &self) ?? .monday
      return ICSRecurrenceRule.Day(weekday, position: countsDays ? Int.random(in: -most...most, using: &self) : 0)
    }
  }

  private mutating func addTimes(to rule: inout ICSRecurrenceRule) {
    if chance(0.25) { rule.hours = values(0...23, rule.frequency == .hourly ? 12 : 3) }
    if chance(0.25) { rule.minutes = values(0...59, rule.frequency == .minutely ? 30 : 3) }
    if chance(0.25) { rule.seconds = values(0...60, rule.frequency == .secondly ? 30 : 3) }
  }

  private mutating func makeSkip(_ rule: inout ICSRecurrenceRule) {
    rule.skip = chance(0.5) ? .backward : .forward
    (rule.weeks, rule.daysOfTheYear) = ([], [])
    rule.weekdays = rule.weekdays.map { ICSRecurrenceRule.Day($0.weekday) }
    if chance(0.5) || !rule.weekdays.isEmpty { rule.daysOfTheMonth = values(27...31, 3) }
  }

  /// How many seconds are compared.
  private func length(_ rule: ICSRecurrenceRule) -> Int64 {
    let day: Int64 = 86_400
    let interval = Int64(rule.interval)
    return switch rule.frequency {
    case .yearly: 366 * day * min(4 * interval, 9)
    case .monthly: 31 * day * 9 * interval
    case .weekly: 7 * day * 20 * interval
    case .daily: day * 100 * interval
    case .hourly: 3600 * 60 * interval
    case .minutely: 60 * 150 * interval
    case .secondly: 800 * interval
    }
  }

  private mutating func addEnd(to trial: inout Trial) {
    if chance(0.3) { trial.rule.count = Int.random(in: 1...30, using: &self) }
    guard chance(0.2) else { return }
    let until = trial.start + Int64.random(in: 0...(trial.end - trial.start), using: &self)
    trial.rule.until = chance(0.5) || trial.isDate ? ICSTime(CivilTime(day: until.day), .date) : ICSTime(until, .local)
  }

  private mutating func addGaps(to trial: inout Trial) {
    let length = trial.rule.frequency >= .daily ? 40_000 : max(2, (trial.end - trial.start) / 20)
    let places = (0..<Int.random(in: 1...6, using: &self)).map { _ in
      trial.start + Int64.random(in: 0...(trial.end - trial.start), using: &self)
    }
    for place in places.sorted() where trial.gaps.last.map({ $0.upperBound < place }) ?? true {
      trial.gaps.append(place..<place + Int64.random(in: 1...length, using: &self))
    }
  }
}
