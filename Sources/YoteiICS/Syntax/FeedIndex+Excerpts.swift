internal import Foundation

/// The text around a place in a feed.
package struct SourceExcerpt: Hashable, Sendable {
  package var text: String
  /// Of the place, from 1, in characters of `text`.
  package var column: Int
}

extension FeedIndex {
  /// What stands around the places of `diagnostics`, found in one pass; diagnostics without a place have none.
  package func excerpts(for diagnostics: [ICSDiagnostic]) -> [SourceExcerpt?] {
    var excerpts = [SourceExcerpt?](repeating: nil, count: diagnostics.count)
    let bytes = bytes.span
    let sorted = diagnostics.indices.filter { diagnostics[$0].line != nil }.sorted {
      diagnostics[$0].line ?? 0 < diagnostics[$1].line ?? 0
    }
    var (position, number) = (0, 1)
    var pages = passedPages
    for index in sorted {
      guard let line = diagnostics[index].line, let column = diagnostics[index].column else { continue }
      while number < line, position < bytes.count {
        position = breaks.physicalLine(at: position, in: bytes, limit: bytes.count).next
        number += 1
        pages.reached(position)
      }
      guard position < bytes.count else { break }
      let end = breaks.physicalLine(at: position, in: bytes, limit: bytes.count).end
      excerpts[index] = Self.excerpt(of: position..<end, at: column, bytes)
    }
    return excerpts
  }

  private static func excerpt(of line: Range<Int>, at column: Int, _ bytes: Span<UInt8>) -> SourceExcerpt {
    func isContinuation(_ index: Int) -> Bool { bytes[index] & 0xC0 == 0x80 }
    var place = line.lowerBound
    var passed = 1
    while place < line.upperBound, passed < column || isContinuation(place) {
      if !isContinuation(place) { passed += 1 }
      place += 1
      if passed == column, place < line.upperBound, !isContinuation(place) { break }
    }
    var start = place
    var before = 0
    while start > line.lowerBound, before < 60 {
      start -= 1
      if !isContinuation(start) { before += 1 }
    }
    var end = place
    var after = 0
    while end < line.upperBound, after < 40 || isContinuation(end) {
      if !isContinuation(end) { after += 1 }
      end += 1
    }
    let prefix = LineText.decoded(bytes.extracting(start..<place)).unicodeScalars.count
    return SourceExcerpt(text: LineText.decoded(bytes.extracting(start..<end)), column: prefix + 1)
  }
}
