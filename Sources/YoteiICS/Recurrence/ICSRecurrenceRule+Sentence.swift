extension ICSRecurrenceRule {
  /// The rule in English: `every second Tuesday of the month, 10 times`, `every weekday until 31 December 2026`.
  ///
  /// What DTSTART adds to the rule isn't in it.
  public func sentence() -> String { RuleSentence(rule: self).text }
}
