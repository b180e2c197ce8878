internal import YoteiICS

/// Text from a feed, made harmless for a terminal: no control characters, escape sequences or marks that turn the direction of writing.
enum PlainText {
  /// On one line; what would do something is shown as a placeholder.
  static func oneLine(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: \.isHarmful) else { return text }
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n", "\r", "\t": plain.append(" ")
      default: plain.append(scalar.isHarmful ? "\u{FFFD}" : scalar)
      }
    }
    return String(plain)
  }
}
