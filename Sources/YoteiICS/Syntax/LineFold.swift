/// A fold (RFC 5545 3.1): a line break and the blank after it, which belong to no value.
enum LineFold {
  /// The offset after the break at `index` and the blank that follows it.
  static func end(at index: Int, in bytes: Span<UInt8>, limit: Int) -> Int {
    var index = index
    while index < limit, bytes[index] == 13 { index += 1 }
    if index < limit, bytes[index] == 10 { index += 1 }
    if index < limit, bytes[index] == 32 || bytes[index] == 9 { index += 1 }
    return index
  }
}
