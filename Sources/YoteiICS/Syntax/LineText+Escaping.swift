extension LineText {
  /// A TEXT value as it is written (RFC 5545 3.3.11); control characters other than TAB and line breaks, which no TEXT can hold, are left out.
  static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for character in text.replacing("\r\n", with: "\n").unicodeScalars {
      switch character {
      case "\n", "\r": escaped.append(contentsOf: "\\n".unicodeScalars)
      case "\\", ";", ",": escaped.append(contentsOf: ["\\", character])
      case "\t": escaped.append(character)
      case _ where character.value < 0x20 || character.value == 0x7F: continue
      default: escaped.append(character)
      }
    }
    return String(escaped)
  }
}
