internal import Foundation

/// Writes content lines (RFC 5545 3.1): folded at 75 octets, never inside a character, with one kind of line break.
struct LineWriter: Sendable {
  let lineBreak: [UInt8]

  /// Octets of a physical line, its break left out, at most.
  static let width = 75

  init(lineBreak: [UInt8] = [13, 10]) { self.lineBreak = lineBreak }

  /// Breaks lines as the feed does: with CRLF where it has one anywhere.
  init(_ index: FeedIndex) {
    let bytes = index.bytes
    if bytes.firstRange(of: [13, 10]) != nil {
      self.init()
    } else if bytes.contains(10) {
      self.init(lineBreak: [10])
    } else {
      self.init(lineBreak: index.breaks.hasLoneCR ? [13] : [13, 10])
    }
  }

  /// A line without folds as it is written, its last break left out.
  func folded(_ line: [UInt8]) -> [UInt8] {
    guard line.count > Self.width else { return line }
    var folded: [UInt8] = []
    folded.reserveCapacity(line.count + line.count / 20)
    var rest = line[...]
    var room = Self.width
    while rest.count > room {
      let end = Self.characterBoundary(before: rest.startIndex + room, in: rest)
      folded += rest[..<end]
      folded += lineBreak
      folded.append(32)
      rest = rest[end...]
      room = Self.width - 1
    }
    return folded + rest
  }

  /// Whole lines, each folded and ended.
  func text(_ lines: [String]) -> [UInt8] {
    lines.flatMap { folded(Array($0.utf8)) + lineBreak }
  }

  /// Whole lines with those folded anew that have a physical line of more than 75 octets; the others stay as they are.
  func refolded(_ lines: [UInt8]) -> [UInt8] {
    let bytes = lines.span
    let breaks = LineBreaks(hasLoneCR: lineBreak == [13])
    var result: [UInt8] = []
    result.reserveCapacity(lines.count)
    var position = 0
    while position < lines.count {
      let extent = breaks.contentLine(at: position, in: bytes, limit: lines.count)
      let isLong = lines[position..<extent.end].split { $0 == 10 || $0 == 13 }.contains { $0.count > Self.width }
      if isLong {
        result += folded(LineText.unfolded(bytes, position..<extent.end)) + lines[extent.end..<extent.next]
      } else {
        result += lines[position..<extent.next]
      }
      position = extent.next
    }
    return result
  }

  /// The last place at `end` or up to three octets before it where no UTF-8 sequence is cut.
  private static func characterBoundary(before end: Int, in bytes: ArraySlice<UInt8>) -> Int {
    var boundary = end
    while boundary > end - 4, bytes[boundary] & 0xC0 == 0x80 { boundary -= 1 }
    return boundary > end - 4 ? boundary : end
  }
}
