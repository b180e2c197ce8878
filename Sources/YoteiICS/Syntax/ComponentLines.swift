/// The content lines of one component, in order; the components inside it are stepped over.
struct ComponentLines: Sendable {
  private let breaks: LineBreaks
  private let bodyEnd: Int
  private var position: Int
  private var child: Int
  private let subtreeEnd: Int

  init(_ index: FeedIndex, _ component: Int) {
    let record = index.records[component]
    breaks = index.breaks
    bodyEnd = Int(record.bodyEnd)
    position = index.bodyStart(of: component)
    child = component + 1
    subtreeEnd = Int(record.subtreeEnd)
  }

  /// The next line with a name; blank lines are stepped over.
  mutating func next(_ index: borrowing FeedIndex, _ bytes: Span<UInt8>) -> ContentLine? {
    while position < bodyEnd {
      if skipsChild(index) { continue }
      let line = ContentLine(at: position, in: bytes, limit: bodyEnd, breaks: breaks)
      position = line.next
      if line.end > line.start { return line }
    }
    return nil
  }

  /// The next line whose name begins with one of `letters`; the parts of all others are never looked for.
  mutating func next(beginningWith letters: LetterSet, _ index: borrowing FeedIndex, _ bytes: Span<UInt8>) -> ContentLine? {
    while position < bodyEnd {
      if skipsChild(index) { continue }
      let start = position
      let extent = breaks.contentLine(at: start, in: bytes, limit: bodyEnd)
      position = extent.next
      guard extent.end > start, letters.contains(bytes[start]) else { continue }
      return ContentLine(start: start, extent: extent, in: bytes)
    }
    return nil
  }

  /// Whether the next line begins with a name in upper case and a value that no `//` begins: it can't be the rest of a text.
  func standsBeforePlainName(_ bytes: Span<UInt8>) -> Bool {
    var index = position
    while index < bodyEnd, 65...90 ~= bytes[index] || bytes[index] == UInt8(ascii: "-") { index += 1 }
    guard index > position, index + 1 < bodyEnd, bytes[index] == 58 || bytes[index] == 59 else { return false }
    return bytes[index + 1] != UInt8(ascii: "/")
  }

  /// Steps over the component that stands here, if one does.
  @inline(__always)
  private mutating func skipsChild(_ index: borrowing FeedIndex) -> Bool {
    guard child < subtreeEnd, position >= Int(index.records[child].start) else { return false }
    position = max(position, Int(index.records[child].end))
    child = Int(index.records[child].subtreeEnd)
    return true
  }
}
