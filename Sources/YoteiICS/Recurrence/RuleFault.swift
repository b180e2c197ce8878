/// A fault in the text of a recurrence rule, and what was made of it.
struct RuleFault: Hashable, Sendable {
  /// Stable: what `yotei rule` says ends with these names.
  enum Code: String, CaseIterable, Sendable {
    case empty = "rule-empty"
    case prefix = "rule-prefix"
    case separator = "rule-separator"
    case escape = "rule-escape"
    case blank = "rule-blank"
    case unknownPart = "rule-unknown-part"
    case duplicatePart = "rule-duplicate-part"
    case frequency = "rule-frequency"
    case interval = "rule-interval"
    case count = "rule-count"
    case until = "rule-until"
    case untilForm = "rule-until-form"
    case countAndUntil = "rule-count-and-until"
    case value = "rule-value"
    case noValue = "rule-no-value"
    case ordinal = "rule-ordinal"
    case partNotAllowed = "rule-part-not-allowed"
    case setPositionAlone = "rule-set-position-alone"
    case skipWithoutCalendar = "rule-skip-without-calendar"
    case refused = "rule-refused"
  }

  var code: Code
  /// The name of the part, such as `BYMONTH`; empty where the whole rule is meant.
  var part: String
  var message: String
}

/// A rule as far as its text can be read.
struct ParsedRule: Hashable, Sendable {
  /// Nil where a fault is fatal: the event is shown once, at DTSTART.
  var rule: ICSRecurrenceRule?
  var faults: [RuleFault] = []
}
