/// Text from a feed, made harmless for a terminal: no control characters, escape sequences or marks that turn the direction of writing.
enum PlainText {
  /// On one line; what would do something is shown as a placeholder.
  static func oneLine(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHarmful) else { return text }
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n", "\r", "\t": plain.append(" ")
      case _ where isHarmful(scalar): plain.append("\u{FFFD}")
      default: plain.append(scalar)
      }
    }
    return String(plain)
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
