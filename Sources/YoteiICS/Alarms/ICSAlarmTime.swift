public import Foundation

/// One time at which an alarm goes off.
public struct ICSAlarmTime: Hashable, Sendable {
  public let date: Date
  public let alarm: ICSAlarm
  /// What it reminds of; for an alarm that is set to an instant in a series, the first occurrence.
  public let occurrence: ICSOccurrence
  /// 0 for the alarm itself, then the number of its repetition (REPEAT).
  public let repetition: Int
}

extension ICSFeed {
  /// The times in `window` at which alarms of events and to-dos go off, in order.
  ///
  /// Left out are those that were acknowledged (RFC 9074), also by way of the alarm that they put off, alarms of cancelled occurrences and
  /// of finished to-dos, and those without a time. An alarm that is set to an instant goes off once, also in a series.
  public func alarms(in window: Range<Date>, timeZone: TimeZone = .current) -> [ICSAlarmTime] {
    alarmTimes(in: window, timeZone: timeZone).times
  }

  /// The same, and what was found wrong on the way.
  package func alarmTimes(in window: Range<Date>, timeZone: TimeZone) -> (times: [ICSAlarmTime], diagnostics: [ICSDiagnostic]) {
    var selection = AlarmSelection(index, OccurrenceQuery(window: window, timeZone: timeZone, limit: options.maximumOccurrences))
    let times = selection.run()
    return (times, diagnostics(selection.findings))
  }
}
