/// How many columns of a terminal a text takes: two for East Asian wide characters and emoji, none for combining marks.
enum DisplayWidth {
  static func of(_ text: String) -> Int { text.reduce(0) { $0 + of($1) } }

  /// Cut to at most `width` columns, with an ellipsis where something is left out.
  static func cut(_ text: String, to width: Int) -> String {
    guard of(text) > width else { return text }
    var cut = ""
    var taken = 0
    for character in text {
      let next = of(character)
      guard taken + next < width else { break }
      cut.append(character)
      taken += next
    }
    return cut + "…"
  }

  static func padded(_ text: String, to width: Int) -> String { text + String(repeating: " ", count: max(0, width - of(text))) }

  private static func of(_ character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0..<0x300: return 1
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default:
      return scalar.properties.isEmojiPresentation ? 2 : scalar.properties.generalCategory == .nonspacingMark ? 0 : 1
    }
  }
}
