extension ZoneTable {
  /// A stretch of time with one offset: the instants that have it, and the civil times that are read with it.
  struct Interval: Sendable {
    var offset: Int64
    var instants: Range<Int64>
    var civilSeconds: Range<Int64>

    func clamped(to range: Range<Int64>) -> Interval {
      Interval(offset: offset, instants: instants.clamped(to: range), civilSeconds: civilSeconds.clamped(to: range))
    }
  }

  func interval(at instant: Int64) -> Interval {
    switch beyond(instant) {
    case .constant: interval(changesUntil { instants[$0] <= instant })
    case .yearly: repeated(instant) { interval(at: $0) }
    case .timeZone(let zone): Self.interval(at: instant, in: zone).clamped(to: side(of: instant))
    }
  }

  /// In a gap the interval before it, in an overlap the first (RFC 5545 3.3.5).
  func interval(of civil: CivilTime) -> Interval {
    switch beyond(civil.seconds) {
    case .constant: interval(changesUntil { civilOnset($0) <= civil.seconds })
    case .yearly: repeated(civil.seconds) { interval(of: CivilTime(seconds: $0)) }
    case .timeZone(let zone): Self.interval(of: civil, in: zone).clamped(to: side(of: civil.seconds))
    }
  }

  /// The times on the side of the table on which a time outside it lies.
  private func side(of seconds: Int64) -> Range<Int64> {
    seconds < span.lowerBound ? .min..<span.lowerBound : span.upperBound ..< .max
  }

  private func beyond(_ seconds: Int64) -> Beyond {
    seconds < span.lowerBound ? before : seconds >= span.upperBound ? after : .constant
  }

  /// How many of the changes, which ascend, have happened.
  private func changesUntil(_ hasHappened: (Int) -> Bool) -> Int {
    var (low, high) = (0, instants.count)
    while low < high {
      let middle = (low + high) / 2
      if hasHappened(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The interval after so many changes.
  private func interval(_ changes: Int) -> Interval {
    let lowest = before == .constant ? .min : span.lowerBound
    let highest = after == .constant ? .max : span.upperBound
    let (isFirst, isLast) = (changes == 0, changes == instants.count)
    func range(_ low: Int64, _ high: Int64) -> Range<Int64> { low..<max(low, high) }
    return Interval(
      offset: Int64(offsets[changes]),
      instants: range(isFirst ? lowest : instants[changes - 1], isLast ? highest : instants[changes]),
      civilSeconds: range(isFirst ? lowest : civilOnset(changes - 1), isLast ? highest : civilOnset(changes)))
  }
}
