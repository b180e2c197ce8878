internal import CLibical

/// The parts of a DURATION (RFC 5545 3.3.6); `isNegative` holds for all of them.
package struct LibicalDuration: Hashable, Sendable {
  package var isNegative: Bool
  package var weeks, days, hours, minutes, seconds: Int

  /// Reads `P1DT2H`, `-PT15M`, `P2W`; nil where libical refuses the text.
  package init?(_ text: String) {
    guard text.utf8.count <= 64 else { return nil }
    yotei_never_abort()
    let duration = unsafe icaldurationtype_from_string(text)
    guard yotei_duration_is_bad(duration) == 0 else { return nil }
    self.init(duration)
  }

  init(_ duration: icaldurationtype) {
    isNegative = duration.is_neg != 0
    (weeks, days, hours) = (Int(duration.weeks), Int(duration.days), Int(duration.hours))
    (minutes, seconds) = (Int(duration.minutes), Int(duration.seconds))
  }
}
