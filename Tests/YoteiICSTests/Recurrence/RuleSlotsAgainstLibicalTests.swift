import Libical
import Testing

@testable import YoteiICS

/// Random rules of the kinds that libical's iterator is known to get right, expanded by it and by the engine.
struct RuleSlotsAgainstLibicalTests {
  @Test(arguments: 700..<704)
  func slotsAreThoseOfLibical(seed: UInt64) {
    var random = RandomRule(seed: seed)
    var trials = 0
    while trials < 100 {
      let trial = random.trial()
      guard trial.gaps.isEmpty, isWithinReach(trial.rule, trial.start) else { continue }
      trials += 1
      var rule = trial.rule
      rule.sortLists()
      let start = ICSTime(trial.start, trial.isDate ? .date : .local).description
      let theirs = libicalInstances(of: rule.description, from: start, first: 20).compactMap {
        CivilTime(year: $0.year, month: $0.month, day: $0.day, hour: $0.hour, minute: $0.minute, second: $0.second)
      }
      var slots = RuleSlots(rule: rule, start: trial.start, isDate: trial.isDate, includesStart: false)
      let ours = theirs.compactMap { _ in slots.next() }
      #expect(ours == theirs, "\(rule) from \(trial.start)")
    }
  }

  /// What is left out are the kinds of rules on which the iterator is wrong, crashes or doesn't end.
  private func isWithinReach(_ rule: ICSRecurrenceRule, _ start: CivilTime) -> Bool {
    guard rule.frequency >= .daily, rule.skip == .omit, rule.weeks.isEmpty, !rule.seconds.contains(60) else { return false }
    guard rule.count == nil || rule.until == nil else { return false }
    let hasDays = !rule.daysOfTheMonth.isEmpty || !rule.weekdays.isEmpty
    guard rule.daysOfTheYear.isEmpty || (rule.frequency == .yearly && rule.months.isEmpty && !hasDays) else { return false }
    guard rule.daysOfTheMonth.isEmpty || (rule.frequency != .weekly && (rule.frequency != .yearly || !rule.months.isEmpty)) else {
      return false
    }
    if rule.frequency == .weekly, rule.interval > 1 {
      let isOnDay = rule.weekdays.isEmpty || rule.weekdays.contains { $0.weekday.rawValue == start.day.weekday }
      guard isOnDay, rule.weekStart == .monday || rule.weekStart == .sunday else { return false }
    }
    guard rule.frequency > .daily || rule.daysOfTheMonth.allSatisfy({ $0 > 0 }) else { return false }
    guard !rule.setPositions.isEmpty else { return true }
    let hasTimes = !rule.hours.isEmpty || !rule.minutes.isEmpty || !rule.seconds.isEmpty
    let countsFromBothEnds = [rule.daysOfTheMonth, rule.daysOfTheYear].contains { $0.contains { $0 < 0 } }
    return rule.frequency > .weekly && !hasTimes && !countsFromBothEnds && (hasDays || !rule.daysOfTheYear.isEmpty)
  }
}
