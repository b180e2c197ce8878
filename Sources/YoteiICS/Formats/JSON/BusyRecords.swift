package import Foundation

extension ICSFeed {
  /// Writes when `window` is taken as JSON, one interval a line; gives what was found wrong on the way.
  package func writeBusyRecords(
    in window: Range<Date>, timeZone: TimeZone, source: String, to write: ([UInt8]) throws -> Void
  ) rethrows -> [ICSDiagnostic] {
    let (intervals, diagnostics) = busy(in: window, timeZone: timeZone)
    var timestamps = TimestampWriter(ICSZone(timeZone))
    var output: [UInt8] = []
    for busy in intervals {
      JSONText.append(
        line: [
          ("start", timestamps.text(Int64(busy.interval.start.timeIntervalSince1970))),
          ("end", timestamps.text(Int64(busy.interval.end.timeIntervalSince1970))),
          ("status", busy.kind.rawValue.lowercased()), ("source", source),
        ], to: &output)
    }
    try write(output)
    return diagnostics
  }
}
