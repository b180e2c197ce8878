/// Letters that names may begin with, without regard to case: enough to step over most lines before their parts are looked for.
struct LetterSet: Sendable {
  private var bits: UInt32 = 0

  init(_ letters: String) {
    for letter in letters.utf8 { bits |= 1 << UInt32(letter & 0x1F) }
  }

  /// Of ASCII's letters those in the set; of all other bytes those that may stand before a name, in a byte order mark or a fold.
  @inline(__always)
  func contains(_ byte: UInt8) -> Bool {
    byte & 0xC0 == 0x40 ? bits >> UInt32(byte & 0x1F) & 1 != 0 : byte == 0xEF || byte == 10 || byte == 13
  }

  mutating func formUnion(_ other: LetterSet) { bits |= other.bits }
}
