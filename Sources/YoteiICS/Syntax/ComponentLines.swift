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
    position = Int(record.bodyStart)
    bodyEnd = Int(record.bodyEnd)
    child = component + 1
    subtreeEnd = Int(record.subtreeEnd)
  }

  /// The next line with a name; blank lines are stepped over.
  mutating func next(_ index: borrowing FeedIndex, _ bytes: Span<UInt8>) -> ContentLine? {
    while position < bodyEnd {
      if child < subtreeEnd, position >= Int(index.records[child].start) {
        position = max(position, Int(index.records[child].end))
        child = Int(index.records[child].subtreeEnd)
        continue
      }
      let line = ContentLine(at: position, in: bytes, limit: bodyEnd, breaks: breaks)
      position = line.next
      if line.end > line.start { return line }
    }
    return nil
  }
}
