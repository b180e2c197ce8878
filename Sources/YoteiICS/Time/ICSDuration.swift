/// A DURATION (RFC 5545 3.3.6): days are nominal (a day over a clock change has 23 or 25 hours), hours and less are exact.
public struct ICSDuration: Hashable, Sendable {
  /// Days on the calendar, weeks included; negative in a negative duration.
  public var days: Int
  /// Exact seconds beside the days; negative in a negative duration.
  public var seconds: Int

  public init(days: Int = 0, seconds: Int = 0) { (self.days, self.seconds) = (days, seconds) }
}

extension ICSDuration: CustomStringConvertible {
  /// The shortest form of RFC 5545: `P1W`, `P1DT2H`, `-PT15M`, `PT0S`.
  public var description: String {
    let isNegative = days < 0 || (days == 0 && seconds < 0)
    let (days, seconds) = (abs(self.days), abs(self.seconds))
    var text = isNegative ? "-P" : "P"
    if days > 0, days % 7 == 0, seconds == 0 { return text + "\(days / 7)W" }
    if days > 0 { text += "\(days)D" }
    guard seconds > 0 || days == 0 else { return text }
    text += "T"
    if seconds >= 3600 { text += "\(seconds / 3600)H" }
    if seconds / 60 % 60 > 0 { text += "\(seconds / 60 % 60)M" }
    if seconds % 60 > 0 || seconds == 0 { text += "\(seconds % 60)S" }
    return text
  }
}
