/// A fold (RFC 5545 3.1): a line break and the blank after it, which belong to no value.
enum LineFold {
  /// The offset after the break at `index` and the blank that follows it.
  static func end(at index: Int, in bytes: Span<UInt8>, limit: Int) -> Int {
    var lineFeed = index
    while lineFeed < limit, bytes[lineFeed] == 13 { lineFeed += 1 }
    // Without a line feed each carriage return is a break of its own.
    var index = lineFeed < limit && bytes[lineFeed] == 10 ? lineFeed + 1 : min(index + 1, limit)
    if index < limit, bytes[index] == 32 || bytes[index] == 9 { index += 1 }
    return index
  }
}
