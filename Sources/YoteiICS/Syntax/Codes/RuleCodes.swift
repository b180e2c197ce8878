/// Faults of recurrence rules and the sets that they make.
extension ICSDiagnostic.Code {
  public static let invalidRule = Self(rawValue: "invalid-rule")
  public static let oddRule = Self(rawValue: "odd-rule")
  public static let repeatedRule = Self(rawValue: "repeated-rule")
  public static let exceptionRule = Self(rawValue: "exception-rule")
  public static let otherCalendar = Self(rawValue: "other-calendar")
  public static let ruleMismatch = Self(rawValue: "rule-mismatch")
  public static let untilBeforeStart = Self(rawValue: "until-before-start")
  public static let untilTypeDiffers = Self(rawValue: "until-type-differs")
  public static let impossibleRule = Self(rawValue: "impossible-rule")
  public static let excessiveRule = Self(rawValue: "excessive-rule")
  public static let emptyRecurrenceSet = Self(rawValue: "empty-recurrence-set")
  public static let tooManyOccurrences = Self(rawValue: "too-many-occurrences")

  static let rules = Topic(
    "Recurrence",
    [
      (
        .invalidRule,
        .init(
          .error, "a rule that can't be read", action: "the event is shown once", "RFC 5545 §3.3.10",
          example: "RRULE:FREQ=FORTNIGHTLY",
          repair: "write FREQ=WEEKLY;INTERVAL=2")
      ),
      (
        .oddRule,
        .init(
          .warning, "a rule with a fault", action: "read as it is meant", "RFC 5545 §3.3.10",
          example: "RRULE:FREQ=DAILY;COUNT=3;UNTIL=20260401T000000Z",
          repair: "keep one of COUNT and UNTIL")
      ),
      (
        .repeatedRule,
        .init(
          .warning, "more than one RRULE", action: "all count together", "RFC 5545 §3.8.5.3",
          example: "RRULE:FREQ=DAILY\nRRULE:FREQ=WEEKLY",
          repair: "write one rule, or one event for each")
      ),
      (
        .exceptionRule,
        .init(
          .note, "EXRULE, which RFC 5545 took out", action: "its occurrences are left out", "RFC 5545 §8.3.2",
          example: "EXRULE:FREQ=YEARLY",
          repair: "write EXDATE")
      ),
      (
        .otherCalendar,
        .init(
          .warning, "a rule in another calendar than the Gregorian one", action: "expanded in that calendar", "RFC 7529 §4.1",
          example: "RRULE:RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=5L", repair: "none is needed where all readers know RSCALE; few do")
      ),
      (
        .ruleMismatch,
        .init(
          .note, "DTSTART is no instance of its own rule", action: "shown, and counted as the first", "RFC 5545 §3.8.5.3",
          example: "DTSTART;VALUE=DATE:20260327\nRRULE:FREQ=WEEKLY;BYDAY=MO", repair: "let DTSTART be the rule's first instance")
      ),
      (
        .untilBeforeStart,
        .init(
          .warning, "UNTIL is before DTSTART", action: "the event is shown once", "RFC 5545 §3.3.10",
          example: "DTSTART:20260327T100000Z\nRRULE:FREQ=DAILY;UNTIL=20250101T000000Z",
          repair: "take the rule out, or mend its UNTIL")
      ),
      (
        .untilTypeDiffers,
        .init(
          .warning, "one of UNTIL and DTSTART is a date, the other a time", action: "read as it is meant", "RFC 5545 §3.3.10",
          example: "DTSTART:20260327T100000Z\nRRULE:FREQ=DAILY;UNTIL=20260401", repair: "give UNTIL the type of DTSTART")
      ),
      (
        .impossibleRule,
        .init(
          .warning, "a rule without any instance", action: "the event is shown once, at DTSTART", "RFC 5545 §3.3.10",
          example: "RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", repair: "mend the parts that exclude each other")
      ),
      (
        .excessiveRule,
        .init(
          .warning, "a rule with more instances than anybody can want", action: "expanded within limits", nil,
          example: "RRULE:FREQ=SECONDLY",
          repair: "write the frequency that is meant, or an end")
      ),
      (
        .emptyRecurrenceSet,
        .init(
          .warning, "a series whose instances are all taken out", action: "the series is never shown", "RFC 5545 §3.8.5.1",
          example: "DTSTART:20260327T100000Z\nEXDATE:20260327T100000Z\nRRULE:FREQ=DAILY;COUNT=1", repair: "delete the series")
      ),
      (
        .tooManyOccurrences,
        .init(
          .error, "more occurrences than the limit", action: "the rest is left out", nil, example: "RRULE:FREQ=SECONDLY",
          repair: "ask for a shorter window, or raise --max-occurrences")
      ),
    ])
}
