internal import Foundation

/// A clock's offsets from UTC and the instants at which they change.
struct ZoneTable: Hashable, Sendable {
  /// What holds on the far side of an end of the table.
  enum Beyond: Hashable, Sendable {
    /// The offset at that end, for ever.
    case constant
    /// After the end: each year repeats the latest one in the table that begins on the same weekday and is as long.
    case yearly
    /// The zone is asked at each look-up.
    case timeZone(TimeZone)
  }

  /// Seconds since 1970 in UTC, ascending.
  let instants: ContiguousArray<Int64>
  /// Seconds ahead of UTC, one more than `instants`: `offsets[i]` holds before `instants[i]`.
  let offsets: ContiguousArray<Int32>
  /// The instants, and the civil times of the same number, for which the table itself answers; empty ends are `Int64.min` and `.max`.
  private(set) var span: Range<Int64>
  private(set) var before: Beyond
  private(set) var after: Beyond

  init(
    firstOffset: Int, changes: [(instant: Int64, offset: Int)] = [], span: Range<Int64> = .min ..< .max, before: Beyond = .constant,
    after: Beyond = .constant
  ) {
    var instants: ContiguousArray<Int64> = []
    var offsets: ContiguousArray<Int32> = [Int32(firstOffset)]
    instants.reserveCapacity(changes.count)
    offsets.reserveCapacity(changes.count + 1)
    for change in changes where offsets[offsets.count - 1] != change.offset {
      instants.append(change.instant)
      offsets.append(Int32(change.offset))
    }
    (self.instants, self.offsets, self.span, self.before, self.after) = (instants, offsets, span, before, after)
  }

  /// The same changes, for a shorter span.
  func with(span: Range<Int64>, before: Beyond = .constant, after: Beyond) -> Self {
    var table = self
    (table.span, table.before, table.after) = (span, before, after)
    return table
  }

  /// Equality compares everything; this much tells most tables apart.
  func hash(into hasher: inout Hasher) {
    hasher.combine(instants.count)
    hasher.combine(offsets.first)
    hasher.combine(instants.last)
  }

  /// The civil times that the changes to a greater offset leave out, ascending.
  var gaps: [Range<CivilTime>] {
    instants.indices.compactMap { index in
      let (old, new) = (Int64(offsets[index]), Int64(offsets[index + 1]))
      guard new > old else { return nil }
      return CivilTime(seconds: instants[index] + old)..<CivilTime(seconds: instants[index] + new)
    }
  }
}

extension ZoneTable {
  /// A stretch of time with one offset: the instants that have it, and the civil times that are read with it.
  struct Interval: Sendable {
    var offset: Int64
    var instants: Range<Int64>
    var civilSeconds: Range<Int64>
  }

  func interval(at instant: Int64) -> Interval {
    if instant < span.lowerBound, case .timeZone(let zone) = before { return Self.interval(at: instant, in: zone) }
    if instant >= span.upperBound {
      switch after {
      case .constant: break
      case .timeZone(let zone): return Self.interval(at: instant, in: zone)
      case .yearly: return repeated(instant) { interval(at: $0) }
      }
    }
    var (low, high) = (0, instants.count)
    while low < high {
      let middle = (low + high) / 2
      if instants[middle] <= instant { low = middle + 1 } else { high = middle }
    }
    return interval(low)
  }

  /// In a gap the interval before it, in an overlap the first (RFC 5545 3.3.5).
  func interval(of civil: CivilTime) -> Interval {
    if civil.seconds < span.lowerBound, case .timeZone(let zone) = before { return Self.interval(of: civil, in: zone) }
    if civil.seconds >= span.upperBound {
      switch after {
      case .constant: break
      case .timeZone(let zone): return Self.interval(of: civil, in: zone)
      case .yearly: return repeated(civil.seconds) { interval(of: CivilTime(seconds: $0)) }
      }
    }
    var (low, high) = (0, instants.count)
    while low < high {
      let middle = (low + high) / 2
      if civilOnset(middle) <= civil.seconds { low = middle + 1 } else { high = middle }
    }
    return interval(low)
  }

  /// The first civil time that is read with the offset after a change: the end of its gap or overlap.
  private func civilOnset(_ change: Int) -> Int64 {
    instants[change] + Int64(max(offsets[change], offsets[change + 1]))
  }

  private func interval(_ index: Int) -> Interval {
    let isFirst = index == 0
    let isLast = index == instants.count
    return Interval(
      offset: Int64(offsets[index]),
      instants: (isFirst ? lowest : instants[index - 1])..<(isLast ? highest : instants[index]),
      civilSeconds: (isFirst ? lowest : civilOnset(index - 1))..<(isLast ? highest : civilOnset(index)))
  }

  private var lowest: Int64 { before == .constant ? .min : span.lowerBound }
  private var highest: Int64 { after == .constant ? .max : span.upperBound }
}
