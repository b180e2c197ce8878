package import Foundation

extension ICSFeed {
  /// Writes the alarms that go off in `window` as JSON, one a line; gives what was found wrong on the way.
  package func writeAlarmRecords(
    in window: Range<Date>, timeZone: TimeZone, source: String, to write: ([UInt8]) throws -> Void
  ) rethrows -> [ICSDiagnostic] {
    let (times, diagnostics) = alarmTimes(in: window, timeZone: timeZone)
    var timestamps = TimestampWriter(ICSZone(timeZone))
    var output: [UInt8] = []
    for time in times {
      let occurrence = time.occurrence
      JSONText.append(
        line: [
          ("time", timestamps.text(Int64(time.date.timeIntervalSince1970))),
          ("action", time.alarm.action?.rawValue.lowercased()), ("description", time.alarm.description),
          ("id", occurrence.id.description), ("uid", occurrence.event.uid), ("title", occurrence.event.summary ?? ""),
          ("start", timestamps.text(occurrence.candidate.start, isDate: occurrence.isAllDay)),
          ("end", timestamps.text(occurrence.candidate.end, isDate: occurrence.isAllDay)), ("source", source),
        ], to: &output)
    }
    try write(output)
    return diagnostics
  }
}
