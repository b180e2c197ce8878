/// Where content lines end: CRLF, LF, a few CRs before an LF, and a lone CR where the feed has such; a break before a blank is a fold.
struct LineBreaks: Sendable {
  /// Whether a CR that no LF follows ends a line, as `ByteScanner.Survey` found.
  var hasLoneCR: Bool

  struct Extent {
    /// The end of the line's content, its break left out; folds stand inside.
    var end: Int
    /// The start of the next line.
    var next: Int
    var isFolded: Bool
  }

  /// The physical line that starts at `start`.
  @inline(__always)
  func physicalLine(at start: Int, in bytes: Span<UInt8>, limit: Int) -> (end: Int, next: Int) {
    if hasLoneCR { return shortLine(at: start, in: bytes, limit: limit) }
    let lineFeed = ByteScanner.index(of: 10, in: bytes, start, limit)
    var end = lineFeed
    while end > start, bytes[end - 1] == 13 { end -= 1 }
    return (end, lineFeed < limit ? lineFeed + 1 : limit)
  }

  /// The physical line where a CR alone may end it; no byte far behind the line is looked at.
  private func shortLine(at start: Int, in bytes: Span<UInt8>, limit: Int) -> (end: Int, next: Int) {
    var end = start
    while end < limit, bytes[end] != 10, bytes[end] != 13 { end += 1 }
    var next = end
    while next < min(limit, end + 4), bytes[next] == 13 { next += 1 }
    if next < limit, bytes[next] == 10 { return (end, next + 1) }
    return (end, min(end + 1, limit))
  }

  /// The content line that starts at `start`: a physical line and the folded ones after it.
  @inline(__always)
  func contentLine(at start: Int, in bytes: Span<UInt8>, limit: Int) -> Extent {
    var (end, next) = physicalLine(at: start, in: bytes, limit: limit)
    guard next < limit, bytes[next] == 32 || bytes[next] == 9 else { return Extent(end: end, next: next, isFolded: false) }
    while next < limit, bytes[next] == 32 || bytes[next] == 9 {
      (end, next) = physicalLine(at: next + 1, in: bytes, limit: limit)
    }
    return Extent(end: end, next: next, isFolded: true)
  }
}
