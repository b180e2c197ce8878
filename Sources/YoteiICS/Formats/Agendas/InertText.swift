/// Text from a feed, made such that no reader of plain text is led astray: nothing that moves a cursor or turns the direction of writing.
enum InertText {
  /// `text` on one line.
  static func line(_ text: String) -> String {
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isBreak(scalar) || scalar == "\t" {
        if line.last != " " { line.append(" ") }
      } else if !scalar.isHarmful {
        line.append(scalar)
      }
    }
    return String(line).trimmed
  }

  /// The lines of `text`.
  static func lines(_ text: String) -> [String] {
    var lines: [String] = []
    var latest = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if isBreak(scalar) {
        if scalar != "\n" || previous != "\r" { lines.append(line(String(latest))) }
        latest = String.UnicodeScalarView()
      } else {
        latest.append(scalar)
      }
      previous = scalar
    }
    lines.append(line(String(latest)))
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 10...13, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether it moves a cursor, breaks a line or turns the direction of writing.
  package var isHarmful: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
