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

  /// How many breaks of `range`, one that `end(at:in:limit:)` gave, are no fold but stand within a text.
  static func rawBreaks(_ range: Range<Int>, in bytes: Span<UInt8>) -> Int {
    let last = bytes[range.upperBound - 1]
    let isFold = last == 32 || last == 9
    let length = isFold ? range.count - 1 : range.count
    // Without a line feed each carriage return is a break of its own.
    let breaks = bytes[range.lowerBound + length - 1] == 10 ? 1 : length
    return isFold ? breaks - 1 : breaks
  }
}
