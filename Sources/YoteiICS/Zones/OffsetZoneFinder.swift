/// Reads a TZID that says its offset: `GMT+0500`, `UTC-05:00`, `+02:00`, `(UTC-03:00)`; a plus sign is ahead of UTC.
enum OffsetZoneFinder {
  /// Seconds ahead of UTC.
  static func offset(in tzid: String) -> Int? {
    var text = tzid.uppercased()[...]
    if text.hasPrefix("("), let end = text.firstIndex(of: ")") { text = text[text.index(after: text.startIndex)..<end] }
    for prefix in ["UTC", "GMT"] where text.hasPrefix(prefix) { text.removeFirst(prefix.count) }
    guard let sign = text.popFirst(), "+-\u{2212}".contains(sign) else { return nil }
    let digits = text.filter { !":. ".contains($0) }
    guard digits.count <= 6, digits.utf8.allSatisfy({ 48...57 ~= $0 }), let number = Int(digits) else { return nil }
    let fields =
      switch digits.count {
      case 1, 2: (number, 0, 0)
      case 3, 4: (number / 100, number % 100, 0)
      default: (number / 10_000, number / 100 % 100, number % 100)
      }
    guard fields.0 < 24, fields.1 < 60, fields.2 < 60 else { return nil }
    return (sign == "+" ? 1 : -1) * (fields.0 * 3600 + fields.1 * 60 + fields.2)
  }
}
