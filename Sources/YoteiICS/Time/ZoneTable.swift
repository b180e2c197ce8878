internal import Foundation

/// A clock's offsets from UTC and the instants at which they change.
struct ZoneTable: Hashable, Sendable {
  /// What holds past an end of the table.
  enum Beyond: Hashable, Sendable {
    /// The offset at that end, for ever.
    case constant
    /// After the end: each year repeats the latest one in the table that begins on the same weekday and is as long.
    case yearly
    /// The zone is asked at each look-up.
    case timeZone(TimeZone)
  }

  /// Seconds since 1970 in UTC, ascending.
  private(set) var instants: ContiguousArray<Int64> = []
  /// Seconds ahead of UTC, one more than `instants`: `offsets[i]` holds before `instants[i]`.
  private(set) var offsets: ContiguousArray<Int32>
  /// The instants, and the civil times of the same numbers, for which the table itself answers.
  private(set) var span: Range<Int64>
  private(set) var before: Beyond
  private(set) var after: Beyond

  /// `changes` ascend; one that the next undoes before its own clock has got over it is left out.
  init(
    firstOffset: Int, changes: [(instant: Int64, offset: Int)] = [], span: Range<Int64> = .min ..< .max, before: Beyond = .constant,
    after: Beyond = .constant
  ) {
    (offsets, self.span, self.before, self.after) = ([Int32(firstOffset)], span, before, after)
    instants.reserveCapacity(changes.count)
    offsets.reserveCapacity(changes.count + 1)
    for change in changes { append(change.instant, Int32(change.offset)) }
  }

  private mutating func append(_ instant: Int64, _ offset: Int32) {
    while let last = instants.indices.last, civilOnset(last) >= instant + Int64(max(offsets[last + 1], offset)) {
      instants.removeLast()
      offsets.removeLast()
    }
    guard offset != offsets[offsets.count - 1] else { return }
    instants.append(instant)
    offsets.append(offset)
  }

  /// The same changes, for another span.
  func with(span: Range<Int64>, before: Beyond = .constant, after: Beyond) -> Self {
    var table = self
    (table.span, table.before, table.after) = (span, before, after)
    return table
  }

  /// The first civil time that is read with the offset after a change: the end of its gap or overlap.
  func civilOnset(_ change: Int) -> Int64 {
    instants[change] + Int64(max(offsets[change], offsets[change + 1]))
  }

  /// The civil times that the changes to a greater offset leave out, ascending.
  var gaps: [Range<CivilTime>] {
    instants.indices.compactMap { index in
      let (old, new) = (Int64(offsets[index]), Int64(offsets[index + 1]))
      guard new > old else { return nil }
      return CivilTime(seconds: instants[index] + old)..<CivilTime(seconds: instants[index] + new)
    }
  }

  /// Equality compares everything; this much tells most tables apart.
  func hash(into hasher: inout Hasher) {
    hasher.combine(instants.count)
    hasher.combine(offsets.first)
    hasher.combine(instants.last)
  }
}
