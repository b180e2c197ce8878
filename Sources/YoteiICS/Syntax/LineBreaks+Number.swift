extension LineBreaks {
  /// The number of the physical line that `offset` stands in, from 1; it walks there from the beginning.
  func lineNumber(of offset: Int, in bytes: Span<UInt8>) -> Int {
    var number = 1
    var position = physicalLine(at: 0, in: bytes, limit: bytes.count).next
    while position <= offset, position < bytes.count {
      number += 1
      position = physicalLine(at: position, in: bytes, limit: bytes.count).next
    }
    return number
  }
}
