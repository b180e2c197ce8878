/// A name of the syntax, as it is written and as it is compared: RFC 5545 ignores the letter case of names.
struct SyntaxName: Sendable {
  let raw: String
  let canonical: String
  let key: NameKey

  init(_ raw: String) {
    self.raw = raw
    canonical = raw.asciiUppercased
    var key = NameKey(letters: 0, length: 0)
    for letter in canonical.utf8.prefix(64) { key.append(letter) }
    self.key = key
  }
}

extension SyntaxName {
  /// Whether the bytes of `range` spell this name in any letter case.
  func matches(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let letters = canonical.utf8.span
    guard letters.count == range.count else { return false }
    for offset in 0..<range.count where bytes[range.lowerBound + offset].uppercased != letters[offset] { return false }
    return true
  }
}

extension SyntaxName: Hashable {
  static func == (a: Self, b: Self) -> Bool { a.key == b.key && (a.key.length <= 8 || a.canonical == b.canonical) }
  func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension String {
  /// With the letters a to z made A to Z.
  var asciiUppercased: String {
    guard utf8.contains(where: { $0 != $0.uppercased }) else { return self }
    return String(decoding: utf8.map(\.uppercased), as: UTF8.self)
  }
}

extension UInt8 {
  /// Itself, or A to Z for a to z.
  var uppercased: UInt8 { 97...122 ~= self ? self & 0xDF : self }
}
