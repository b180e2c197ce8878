/// BYSETPOS: which members of a period's set are picked.
struct SetPositions: Sendable {
  /// Ascending: indices from the front, and distances from the end (−1 is the last).
  private let fromStart, fromEnd: [Int]

  init(_ positions: [Int]) {
    let sorted = positions.isEmpty ? [] : Set(positions).sorted()
    fromEnd = sorted.filter { $0 < 0 }
    fromStart = sorted.filter { $0 > 0 }.map { $0 - 1 }
    isEmpty = sorted.isEmpty
  }

  /// Whether the rule has no BYSETPOS.
  let isEmpty: Bool

  /// A place among the positions, for a set of `count` members.
  struct Cursor: Sendable {
    var count = 0
    fileprivate var start = 0
    fileprivate var end = 0
  }

  /// Stands before the first position that picks `index` or a later one.
  func cursor(from index: Int, count: Int) -> Cursor {
    var cursor = Cursor(count: count)
    while cursor.start < fromStart.count, fromStart[cursor.start] < index { cursor.start += 1 }
    while cursor.end < fromEnd.count, count + fromEnd[cursor.end] < index { cursor.end += 1 }
    return cursor
  }

  /// The next index that is picked, ascending, each once.
  func next(_ cursor: inout Cursor) -> Int? {
    let front = cursor.start < fromStart.count ? fromStart[cursor.start] : Int.max
    let back = cursor.end < fromEnd.count ? cursor.count + fromEnd[cursor.end] : Int.max
    let index = min(front, back)
    guard index < cursor.count else { return nil }
    if front == index { cursor.start += 1 }
    if back == index { cursor.end += 1 }
    return index
  }

  /// How many indices below `index` are picked in a set of `count` members.
  func count(before index: Int, of count: Int) -> Int {
    var cursor = cursor(from: 0, count: count)
    var picked = 0
    while let pick = next(&cursor), pick < index { picked += 1 }
    return picked
  }
}
