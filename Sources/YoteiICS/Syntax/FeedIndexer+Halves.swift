internal import Foundation

extension FeedIndexer {
  /// Indexes a whole feed, with two threads if asked to.
  ///
  /// The second half is read on the guess that nothing but a calendar is open where it begins. Where that turns out to be wrong, its
  /// lines are read again after the first half, so the index is the same in any case.
  static func run(_ bytes: Data, _ file: MappedFile?, threads: Int, maximumDepth: Int) throws(ICSError) -> FeedIndexer {
    let indexer = try FeedIndexer(breaks: LineBreaks(hasLoneCR: false), maximumDepth: maximumDepth).run(bytes, file, threads)
    guard indexer.meetsLoneCR else { return indexer }
    return try FeedIndexer(breaks: LineBreaks(hasLoneCR: true), maximumDepth: maximumDepth).run(bytes, file, 1)
  }

  private func run(_ bytes: Data, _ file: MappedFile?, _ threads: Int) throws(ICSError) -> FeedIndexer {
    var whole = self
    let end = bytes.count
    if threads > 1, let cut = whole.cut(bytes.span), let guess = try? whole.inCalendar(bytes.span) {
      var halves = Threads.map(2) { [whole] half in
        Result { () throws(ICSError) -> FeedIndexer in
          var indexer = half == 0 ? whole : guess
          let range = half == 0 ? 0..<cut : cut..<end
          try indexer.run(bytes.span, range, PassedPages(file, from: range.lowerBound))
          return indexer
        }
      }
      // Taken out, so that appending copies nothing.
      let second = halves.removeLast()
      whole = try halves.removeLast().get()
      let isComplete = if case .success(let second) = second { whole.append(second) } else { false }
      if !isComplete { try whole.run(bytes.span, cut..<end, PassedPages(file, from: cut)) }
    } else {
      try whole.run(bytes.span, 0..<end, PassedPages(file))
    }
    whole.finish(bytes.span)
    return whole
  }

  /// The start of a BEGIN:VEVENT behind the middle that follows an END; nil where there is none near it.
  private func cut(_ bytes: Span<UInt8>) -> Int? {
    let limit = min(bytes.count, bytes.count / 2 + 1 << 20)
    var position = breaks.physicalLine(at: bytes.count / 2, in: bytes, limit: limit).next
    var followsEnd = false
    while position < limit {
      let (end, next) = breaks.physicalLine(at: position, in: bytes, limit: limit)
      let (key, nameEnd) = NameKey.read(bytes, position, end)
      if followsEnd, key == .begin, nameEnd < end, ComponentKind(NameKey.read(bytes, nameEnd + 1, end).key) == .event {
        return position
      }
      followsEnd = key == .end
      position = next
    }
    return nil
  }

  /// An indexer that has read no more than the BEGIN of the feed's first calendar.
  private func inCalendar(_ bytes: Span<UInt8>) throws(ICSError) -> FeedIndexer? {
    var indexer = self
    let firstLine = breaks.physicalLine(at: 0, in: bytes, limit: bytes.count)
    try indexer.run(bytes, 0..<firstLine.next, PassedPages(nil))
    return indexer.isInCalendarOnly ? indexer : nil
  }
}
