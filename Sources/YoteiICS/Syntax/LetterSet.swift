/// Letters that names may begin with, without regard to case: enough to step over most lines before their parts are looked for.
struct LetterSet: Sendable {
  private var bits: UInt32 = 0

  init(_ letters: String) {
    for letter in letters.utf8 { bits |= 1 << UInt32(letter & 0x1F) }
  }

  /// Those of ASCII's letters that are in the set; of other bytes those that may stand before a name: a byte order mark, a fold.
  @inline(__always)
  func contains(_ byte: UInt8) -> Bool {
    byte & 0xC0 == 0x40 ? bits >> UInt32(byte & 0x1F) & 1 != 0 : byte == 0xEF || byte == 10 || byte == 13
  }

  mutating func formUnion(_ other: LetterSet) { bits |= other.bits }
}
