internal import Foundation

/// Makes intervals without overlap of those that are put in, in ascending order of their starts.
struct BusyMerger {
  private let window: InstantWindow
  private var ends: [(instant: Int64, rank: Int, change: Int)] = []

  /// The stronger kind comes first.
  private static let kinds: [ICSFreeBusy.Kind] = [.unavailable, .busy, .tentative]

  init(_ window: InstantWindow) { self.window = window }

  /// Kinds that aren't known count as busy (RFC 5545 3.2.9).
  mutating func add(_ start: Int64, _ end: Int64, _ kind: ICSFreeBusy.Kind) {
    let (start, end) = (max(start, window.from), min(end, window.to))
    guard start < end, kind != .free else { return }
    let rank = Self.kinds.firstIndex(of: kind) ?? 1
    ends += [(start, rank, 1), (end, rank, -1)]
  }

  var intervals: [ICSBusyInterval] {
    var intervals: [ICSBusyInterval] = []
    var counts = [Int](repeating: 0, count: Self.kinds.count)
    var open: (start: Int64, rank: Int)?
    let sorted = ends.sorted { $0.instant < $1.instant }
    for (position, end) in sorted.enumerated() {
      counts[end.rank] += end.change
      if position + 1 < sorted.count, sorted[position + 1].instant == end.instant { continue }
      let rank = counts.firstIndex { $0 > 0 }
      guard rank != open?.rank else { continue }
      if let open {
        let interval = DateInterval(
          start: Date(timeIntervalSince1970: TimeInterval(open.start)), end: Date(timeIntervalSince1970: TimeInterval(end.instant)))
        intervals.append(ICSBusyInterval(interval, Self.kinds[open.rank]))
      }
      open = rank.map { (end.instant, $0) }
    }
    return intervals
  }
}
