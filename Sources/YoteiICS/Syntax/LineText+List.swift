extension LineText {
  /// The TEXT values between the commas that no backslash escapes, each unescaped.
  static func list(_ bytes: Span<UInt8>, _ range: Range<Int>, isFolded: Bool) -> [String] {
    let escaped = isFolded ? unfolded(bytes, range) : [UInt8](bytes, range)
    return parts(escaped, at: UInt8(ascii: ",")).map { unescaped(Array($0)) }
  }

  /// The slices between separators that no backslash escapes, as they are.
  static func parts(_ escaped: [UInt8], at separator: UInt8) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var start = 0
    var index = 0
    while index < escaped.count {
      if escaped[index] == UInt8(ascii: "\\") {
        index += 1
      } else if escaped[index] == separator {
        parts.append(escaped[start..<index])
        start = index + 1
      }
      index += 1
    }
    parts.append(escaped[min(start, escaped.count)...])
    return parts
  }
}
