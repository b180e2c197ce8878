internal import CLibical

/// The fields of a DATE or DATE-TIME as libical reads them; not yet checked against the calendar.
package struct LibicalTime: Hashable, Sendable {
  package var year, month, day, hour, minute, second: Int
  package var isDate, isUTC: Bool

  /// Reads `20260327`, `20260327T100000` or `20260327T100000Z`; nil where libical refuses the text.
  package init?(_ text: String) {
    guard text.utf8.count <= 32 else { return nil }
    yotei_never_abort()
    let time = unsafe icaltime_from_string(text)
    guard unsafe icaltime_is_null_time(time) == 0 else { return nil }
    unsafe self.init(time)
  }

  @unsafe init(_ time: icaltimetype) {
    unsafe (year, month, day) = (Int(time.year), Int(time.month), Int(time.day))
    unsafe (hour, minute, second) = (Int(time.hour), Int(time.minute), Int(time.second))
    isDate = unsafe time.is_date != 0
    isUTC = unsafe icaltime_is_utc(time) != 0
  }
}
