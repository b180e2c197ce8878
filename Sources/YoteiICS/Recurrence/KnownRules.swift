/// Rules that were read before, by their text: the series of a feed share few.
struct KnownRules: Sendable {
  private var rules: [String: ParsedRule] = [:]

  mutating func rule(_ text: String) -> ParsedRule {
    if let known = rules[text] { return known }
    let rule = ICSRecurrenceRule.parse(text)
    if rules.count < Self.limit { rules[text] = rule }
    return rule
  }

  /// Enough for a feed that people wrote; a feed of rules that all differ gains nothing from more.
  private static let limit = 1024
}
