/// Where content lines end: CRLF, LF, a run of CRs before an LF, and a lone CR where the feed has such; a break before a blank is a fold.
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
    let lineFeed = ByteScanner.index(of: 10, in: bytes, start, limit)
    if hasLoneCR {
      let carriageReturn = ByteScanner.index(of: 13, in: bytes, start, lineFeed)
      if carriageReturn < lineFeed {
        var next = carriageReturn + 1
        while next < lineFeed, bytes[next] == 13 { next += 1 }
        if next == lineFeed, lineFeed < limit {
          next += 1
        } else if next > carriageReturn + 1, next < lineFeed {
          next = carriageReturn + 1
        }
        return (carriageReturn, next)
      }
      return (lineFeed, lineFeed < limit ? lineFeed + 1 : limit)
    }
    var end = lineFeed
    while end > start, bytes[end - 1] == 13 { end -= 1 }
    return (end, lineFeed < limit ? lineFeed + 1 : limit)
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
