/// When it is, as it is written; occurrences are computed by the feed.
extension ICSScheduledComponent {
  /// DTSTART.
  public var start: ICSZonedTime? { component[.dtstart]?.zonedTime }
  public var duration: ICSDuration? { component[.duration]?.duration }

  /// RECURRENCE-ID: the instance of the series that this component overrides.
  public var recurrenceID: ICSZonedTime? { component[.recurrenceID]?.zonedTime }
  /// Whether it overrides the later instances too (RANGE=THISANDFUTURE).
  public var overridesFuture: Bool { component[.recurrenceID]?[.range]?.value.asciiUppercased == "THISANDFUTURE" }

  public var recurrenceRules: [ICSRecurrenceRule] { component.all(.rrule).compactMap { ICSRecurrenceRule($0.rawValue) } }
  /// EXRULE of RFC 2445, which RFC 5545 took out.
  public var exceptionRules: [ICSRecurrenceRule] { component.all(.exrule).compactMap { ICSRecurrenceRule($0.rawValue) } }
  /// RDATE, its periods left out.
  public var recurrenceDates: [ICSZonedTime] { component.all(.rdate).flatMap(\.zonedTimes) }
  /// RDATE;VALUE=PERIOD.
  public var recurrencePeriods: [ICSPeriod] { component.all(.rdate).flatMap(\.periods) }
  /// EXDATE.
  public var exceptionDates: [ICSZonedTime] { component.all(.exdate).flatMap(\.zonedTimes) }
}
