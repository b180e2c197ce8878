/// A value as jCal and xCal carry it: dates with hyphens, numbers as numbers, rules in parts.
enum TypedValue: Hashable, Sendable {
  case text(String)
  /// Digits as they are written, a sound JSON number.
  case number(String)
  case boolean(Bool)
  /// A start with an end or a length.
  case period(start: String, end: String)
  case recurrence([RulePart])
  /// The parts of a structured value.
  case structured([TypedValue])

  /// `BYDAY=TU,TH`, its name in lower case.
  struct RulePart: Hashable, Sendable {
    var name: String
    var values: [TypedValue]
  }
}
