extension RuleReader {
  /// Reports what 3.3.10 forbids; such parts limit the rule where that has a meaning.
  mutating func checkCombinations(_ rule: inout ICSRecurrenceRule) {
    func forbid(_ part: RuleText.Part, _ isThere: Bool, _ frequencies: ClosedRange<ICSRecurrenceRule.Frequency>) {
      guard isThere, frequencies ~= rule.frequency else { return }
      text.report(
        .partNotAllowed, part, "\(part.rawValue) must not be used with FREQ=\(rule.frequency.name); it only limits the rule")
    }
    forbid(.week, !rule.weeks.isEmpty, .secondly ... .monthly)
    forbid(.yearDay, !rule.daysOfTheYear.isEmpty, .daily ... .monthly)
    forbid(.monthDay, !rule.daysOfTheMonth.isEmpty, .weekly ... .weekly)

    let hasPositions = rule.weekdays.contains { $0.position != 0 }
    if hasPositions, rule.frequency < .monthly {
      text.report(.ordinal, .day, "numbers in BYDAY have no meaning with FREQ=\(rule.frequency.name) and are ignored")
      rule.weekdays = rule.weekdays.map { ICSRecurrenceRule.Day($0.weekday) }
      rule.sortLists()
    } else if hasPositions, rule.frequency == .yearly, !rule.weeks.isEmpty {
      text.report(.partNotAllowed, .day, "numbers in BYDAY must not be used with BYWEEKNO; they count within the year")
    }
    if !rule.setPositions.isEmpty, !rule.hasListBesideSetPositions {
      text.report(.setPositionAlone, .setPosition, "BYSETPOS must be used with another BYxxx part")
    }
  }
}

extension ICSRecurrenceRule {
  fileprivate var hasListBesideSetPositions: Bool {
    !(seconds.isEmpty && minutes.isEmpty && hours.isEmpty && weekdays.isEmpty && daysOfTheMonth.isEmpty && daysOfTheYear.isEmpty
      && weeks.isEmpty && months.isEmpty)
  }
}
