import Libical
import Testing

@testable import YoteiICS

/// Random rules of the kinds that libical's iterator is known to get right, expanded by it and by the engine.
struct RuleSlotsAgainstLibicalTests {
  @Test(arguments: 700..<710)
  func slotsAreThoseOfLibical(seed: UInt64) throws {
    var random = RandomRule(seed: seed)
    var trials = 0
    while trials < 100 {
      let trial = random.trial()
      guard trial.gaps.isEmpty, isWithinReach(trial.rule, trial.start) else { continue }
      trials += 1
      var rule = trial.rule
      rule.sortLists()
      let start = ICSTime(trial.start, trial.isDate ? .date : .local).description
      let theirs = try #require(libicalInstances(of: rule.description, from: start, first: 20)).compactMap {
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
    guard rule.interval == 1 || rule.weekStart == .monday || rule.weekStart == .sunday else { return false }
    guard rule.frequency > .daily || (rule.daysOfTheMonth + rule.daysOfTheYear).allSatisfy({ $0 > 0 }) else { return false }
    let hasTimes = !rule.hours.isEmpty || !rule.minutes.isEmpty || !rule.seconds.isEmpty
    return rule.setPositions.isEmpty || (rule.frequency > .weekly && !hasTimes)
  }
}
