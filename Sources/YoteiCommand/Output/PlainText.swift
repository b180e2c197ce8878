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

  /// The part of a physical line around `column`, at most 100 characters, and the column of the same place in it.
  static func excerpt(_ line: String, around column: Int) -> (text: String, column: Int) {
    let scalars = Array(oneLine(line).unicodeScalars)
    let start = max(0, min(column - 1, scalars.count) - 60)
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[start..<min(scalars.count, start + 100)])
    return (String(view), column - start)
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
