internal import CLibical

/// A PERIOD (RFC 5545 3.3.9): a start and either an end or a duration.
package struct LibicalPeriod: Hashable, Sendable {
  package var start: LibicalTime
  package var end: LibicalTime?
  package var duration: LibicalDuration?

  /// Reads `20260327T100000Z/PT1H` or `20260327T100000Z/20260327T110000Z`; nil where libical refuses the text.
  package init?(_ text: String) {
    guard text.utf8.count <= 128 else { return nil }
    yotei_never_abort()
    let period = unsafe icalperiodtype_from_string(text)
    guard unsafe icaltime_is_null_time(period.start) == 0 else { return nil }
    unsafe start = LibicalTime(period.start)
    if unsafe icaltime_is_null_time(period.end) == 0 {
      unsafe end = LibicalTime(period.end)
    } else {
      guard unsafe yotei_duration_is_bad(period.duration) == 0 else { return nil }
      unsafe duration = LibicalDuration(period.duration)
    }
  }
}
