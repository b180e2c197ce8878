internal import Foundation

/// Occurrences in order, made slice by slice: every stretch of series gives what starts before the slice's end, then the slice is sorted.
///
/// The hot loop of expansion. It assumes that each cursor's starts ascend; a slice is narrowed or widened so that it holds some
/// thousands of occurrences, which sort within the processor's cache.
struct OccurrenceStream: IteratorProtocol, Sendable {
  private let index: FeedIndex
  private let window: InstantWindow
  /// Occurrences of one series, at most.
  private let limit: Int
  /// How many more the series that recur within a day may give, all together: many of them in one feed are a flood.
  private var denseBudget: Int
  private let singles: [Candidate]
  /// When each of the singles starts, ascending, and its place among them.
  private let singleStarts: [(start: Int64, place: Int32)]
  private var nextSingle = 0
  private var cursors: [SeriesCursor]
  private var clocks: ContiguousArray<ZoneClock>
  private var slice = OccurrenceSlice()
  private var position = 0
  private var sliceEnd: Int64
  private var width: Int64 = 3600
  private(set) var findings = FindingLog()

  init(
    _ index: FeedIndex, window: InstantWindow, singles: [Candidate], cursors: [SeriesCursor], clocks: ContiguousArray<ZoneClock>,
    limit: Int
  ) {
    (self.index, self.window, self.singles, self.cursors, self.clocks) = (index, window, singles, cursors, clocks)
    self.limit = limit
    denseBudget = limit
    sliceEnd = window.from
    singleStarts = singles.enumerated().map { ($1.start, Int32($0)) }.sorted { $0.start < $1.start }
  }

  mutating func next() -> Candidate? {
    if position == slice.count, !fill() { return nil }
    position += 1
    return slice[position - 1]
  }

  /// The next slice, nil at the end; the memory of `used` is taken for one after it.
  mutating func nextSlice(_ used: OccurrenceSlice? = nil) -> OccurrenceSlice? {
    if let used { slice = used }
    guard fill() else { return nil }
    position = slice.count
    return slice
  }

  /// Makes the next slice that is not empty; false at the end.
  private mutating func fill() -> Bool {
    slice.removeAll()
    position = 0
    while slice.isEmpty {
      dropFinished()
      guard !cursors.isEmpty || nextSingle < singles.count else { return false }
      sliceEnd = (earliest ?? sliceEnd).addingSaturating(width)
      if cursors.isEmpty { sliceEnd = .max }
      gather()
    }
    if slice.count < 2048 { width = width.addingSaturating(width) } else if slice.count > 8192 { width = max(1, width / 4) }
    slice.sort(index)
    return true
  }

  /// When the first occurrence starts that no slice has held yet.
  private var earliest: Int64? {
    var earliest = nextSingle < singles.count ? singleStarts[nextSingle].start : Int64.max
    for cursor in cursors { if let pending = cursor.pending { earliest = min(earliest, pending.start) } }
    return earliest
  }

  private mutating func gather() {
    while nextSingle < singles.count, singleStarts[nextSingle].start < sliceEnd {
      slice.append(singles[Int(singleStarts[nextSingle].place)])
      nextSingle += 1
    }
    for index in cursors.indices {
      while let pending = cursors[index].pending, pending.start < sliceEnd {
        slice.append(pending)
        cursors[index].advance(&clocks)
        if cursors[index].isDense { denseBudget -= 1 }
        if cursors[index].given > limit { cut(index, "more than \(limit) occurrences of one series") }
        if denseBudget == 0, cursors[index].isDense { cutDense() }
      }
    }
  }

  private mutating func cutDense() {
    for index in cursors.indices where cursors[index].isDense && cursors[index].pending != nil {
      cut(index, "more than \(limit) occurrences of all series that recur within a day")
    }
  }

  private mutating func cut(_ cursor: Int, _ reason: String) {
    cursors[cursor].cut()
    let series = Int(cursors[cursor].series)
    findings.add(.tooManyOccurrences, at: Int(index.records[series].start), in: series, reason)
  }

  private mutating func dropFinished() {
    var index = 0
    while index < cursors.count {
      if cursors[index].pending != nil {
        index += 1
        continue
      }
      report(cursors[index])
      cursors.swapAt(index, cursors.count - 1)
      cursors.removeLast()
    }
  }

  private mutating func report(_ cursor: SeriesCursor) {
    guard let reason = cursor.stopped else { return }
    let series = Int(cursor.series)
    let place = Int(index.records[series].start)
    switch reason {
    case .workLimit:
      findings.add(.tooManyOccurrences, at: place, in: series, "the rule takes too much work")
    case .unsupportedCalendar:
      findings.add(.invalidRule, at: place, in: series, "RSCALE names a calendar that is not offered")
    }
  }
}
