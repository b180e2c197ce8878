/// The first eight letters of a name in upper case, and its length: enough to tell the names of RFC 5545 apart without a String.
struct NameKey: Hashable, Sendable {
  var letters: UInt64
  var length: Int

  init(letters: UInt64, length: Int) { (self.letters, self.length) = (letters, length) }

  init(_ name: String) {
    self.init(letters: 0, length: 0)
    for letter in name.utf8 { append(letter) }
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if length < 8 { letters = letters << 8 | UInt64(byte &- 97 < 26 ? byte & 0xDF : byte) }
    length += 1
  }

  /// Reads the name that starts at `start`, over folds; stops at `:`, `;`, or `end`. Gives the key and the offset of the stop.
  @inline(__always)
  static func read(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> (key: NameKey, end: Int) {
    var key = NameKey(letters: 0, length: 0)
    var index = start
    while index < end, key.length < 64 {
      let byte = bytes[index]
      if byte == 58 || byte == 59 { break }
      if byte == 10 || byte == 13 {
        index = LineFold.end(at: index, in: bytes, limit: end)
        continue
      }
      key.append(byte)
      index += 1
    }
    return (key, index)
  }
}
