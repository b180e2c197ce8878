/// Counts lines up to offsets that ascend.
struct LineCounter {
  private let breaks: LineBreaks
  private var line = 1
  private var start = 0
  private var next: Int?
  private var pages: PassedPages

  init(_ breaks: LineBreaks, _ pages: PassedPages = PassedPages(nil)) { (self.breaks, self.pages) = (breaks, pages) }

  /// From 1: the physical line that `offset` stands in, and the character of it.
  mutating func place(of offset: Int, in bytes: Span<UInt8>) -> (line: Int, column: Int) {
    while true {
      let end = next ?? breaks.physicalLine(at: start, in: bytes, limit: bytes.count).next
      next = end
      guard offset >= end, end < bytes.count else { break }
      (start, next, line) = (end, nil, line + 1)
      pages.reached(start)
    }
    var column = 1
    for index in start..<max(start, min(offset, bytes.count)) where bytes[index] & 0xC0 != 0x80 { column += 1 }
    return (line, column)
  }
}
