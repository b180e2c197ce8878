/// How far a walk over a feed from front to back has come; what lies behind it needn't stay in memory.
struct PassedPages {
  private let file: MappedFile?
  /// Where the pages begin that don't stay: what is small isn't worth the work.
  private let start: Int
  private var released: Int

  /// The walk begins at `start`.
  init(_ file: MappedFile?, from start: Int = 0) {
    self.file = file
    self.start = file.map { start + ($0.count < 128 << 20 ? 16 << 20 : 0) } ?? .max / 2
    released = self.start
  }

  /// To be told often; something is done every megabyte.
  @inline(__always)
  mutating func reached(_ offset: Int) {
    if offset - released > Self.stride { release(to: offset) }
  }

  /// To be told after looks in any order.
  func end() {
    if let file, start < file.count { file.release(start..<file.count) }
  }

  private mutating func release(to offset: Int) {
    // From the start, since a look back may have brought pages in again.
    file?.release(start..<offset)
    released = offset
  }

  private static let stride = 1 << 20
}
