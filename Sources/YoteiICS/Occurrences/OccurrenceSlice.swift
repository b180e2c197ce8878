internal import Foundation

/// Some thousands of occurrences, of a stretch of time.
struct OccurrenceSlice: Sendable {
  private var candidates: [Candidate] = []
  private var order: [SortKey] = []

  var count: Int { candidates.count }
  var isEmpty: Bool { candidates.isEmpty }

  /// In the order of output, once they are sorted.
  subscript(position: Int) -> Candidate { candidates[Int(order[position].position)] }

  mutating func append(_ candidate: Candidate) { candidates.append(candidate) }

  mutating func removeAll() {
    candidates.removeAll(keepingCapacity: true)
    order.removeAll(keepingCapacity: true)
  }

  /// Puts `order` in the order of output: by start, then end, then UID, then slot, then place in the feed.
  mutating func sort(_ index: FeedIndex) {
    for (position, candidate) in candidates.enumerated() { order.append(SortKey(candidate, UInt32(position))) }
    order.sort()
    var start = 0
    while start < order.count {
      var end = start + 1
      while end < order.count, order[end] == order[start] { end += 1 }
      if end - start > 1 { sortTies(start..<end, index) }
      start = end
    }
  }

  private mutating func sortTies(_ range: Range<Int>, _ index: FeedIndex) {
    let bytes = index.bytes.span
    let ties = order[range].map { (key: $0, uid: index.uid(of: Int(candidates[Int($0.position)].series), bytes)) }
    let sorted = ties.sorted { a, b in
      let (first, second) = (candidates[Int(a.key.position)], candidates[Int(b.key.position)])
      if first.end != second.end { return first.end < second.end }
      if a.uid != b.uid { return a.uid.lexicographicallyPrecedes(b.uid) }
      return (first.slot, first.component) < (second.slot, second.component)
    }
    for (offset, tie) in sorted.enumerated() { order[range.lowerBound + offset] = tie.key }
  }
}

/// What most occurrences can be told apart by, in 24 bytes.
private struct SortKey: Comparable {
  var start: Int64
  var uid: UInt64
  /// Seconds, capped.
  var length: UInt32
  var position: UInt32

  init(_ candidate: Candidate, _ position: UInt32) {
    start = candidate.start
    uid = candidate.uidPrefix
    length = UInt32(clamping: candidate.end - candidate.start)
    self.position = position
  }

  @inline(__always)
  static func < (a: Self, b: Self) -> Bool {
    if a.start != b.start { return a.start < b.start }
    return a.length != b.length ? a.length < b.length : a.uid < b.uid
  }

  @inline(__always)
  static func == (a: Self, b: Self) -> Bool { a.start == b.start && a.length == b.length && a.uid == b.uid }
}
