/// How the physical lines of a feed end, and which are blank or very long; counted in one pass.
struct LineCensus: Sendable {
  private(set) var crlf = 0
  private(set) var lf = 0
  private(set) var cr = 0
  /// CR CR LF, and longer runs.
  private(set) var crcrlf = 0
  /// Offsets of the first line end that is not like the one before it.
  private(set) var firstChange: Int?
  private(set) var firstBareCR: Int?
  private(set) var firstRun: Int?
  private(set) var blankLines: [Int] = []
  private(set) var longLines: [Int] = []

  /// Bytes that a line may have before it counts as very long.
  static let longest = 10_000

  private enum Ending { case crlf, lf, cr, crcrlf }

  init(_ index: FeedIndex, _ bytes: Span<UInt8>) {
    var position = 0
    var latest: Ending?
    var pages = index.passedPages
    while position < bytes.count {
      pages.reached(position)
      let (end, next) = index.breaks.physicalLine(at: position, in: bytes, limit: bytes.count)
      if end == position { blankLines.append(position) }
      if end - position > Self.longest { longLines.append(position) }
      if next > end {
        let ending = Self.ending(bytes, end, next)
        count(ending, at: end)
        if let latest, latest != ending, firstChange == nil { firstChange = end }
        latest = ending
      }
      position = next
    }
  }

  private static func ending(_ bytes: Span<UInt8>, _ end: Int, _ next: Int) -> Ending {
    guard bytes[next - 1] == 10 else { return .cr }
    return next - end == 1 ? .lf : next - end == 2 ? .crlf : .crcrlf
  }

  private mutating func count(_ ending: Ending, at offset: Int) {
    switch ending {
    case .crlf: crlf += 1
    case .lf: lf += 1
    case .cr:
      cr += 1
      firstBareCR = firstBareCR ?? offset
    case .crcrlf:
      crcrlf += 1
      firstRun = firstRun ?? offset
    }
  }

  /// `CRLF`, `LF`, `CR`, `CRCRLF`, `mixed`, or nil for a feed of one line without an end.
  var name: String? {
    let names = [(crlf, "CRLF"), (lf, "LF"), (cr, "CR"), (crcrlf, "CRCRLF")].filter { $0.0 > 0 }.map(\.1)
    return names.count > 1 ? "mixed" : names.first
  }
}
