extension ZoneTable {
  /// The interval of a time after the table, as `interval` finds it in the year that the time's own year repeats.
  ///
  /// A rule without INTERVAL gives two years that begin on the same weekday and are equally long the same days, so this is exact for
  /// every such yearly or monthly rule that still runs at the table's end.
  func repeated(_ seconds: Int64, _ interval: (Int64) -> Interval) -> Interval {
    let year = CivilTime(seconds: seconds).day.year
    let first = CivilDay(unchecked: year, 1, 1)
    let shift = CivilTime(day: first) - CivilTime(day: model(of: first, year))
    let found = interval(seconds - shift)
    let whole = CivilTime(day: first).seconds..<CivilTime(day: CivilDay(unchecked: year + 1, 1, 1)).seconds
    return Interval(
      offset: found.offset, instants: found.instants.shifted(by: shift), civilSeconds: found.civilSeconds.shifted(by: shift)
    ).clamped(to: whole)
  }

  /// The first day of the latest year of the same kind that the table covers.
  private func model(of first: CivilDay, _ year: Int) -> CivilDay {
    var candidate = CivilTime(seconds: span.upperBound).day.year
    while true {
      candidate -= 1
      let day = CivilDay(unchecked: candidate, 1, 1)
      if day.weekday == first.weekday, CivilDay.isLeap(candidate) == CivilDay.isLeap(year) { return day }
    }
  }
}

extension Range<Int64> {
  fileprivate func shifted(by distance: Int64) -> Self {
    let (low, lowIsFar) = lowerBound.addingReportingOverflow(distance)
    let (high, highIsFar) = upperBound.addingReportingOverflow(distance)
    return (lowIsFar ? lowerBound : low)..<(highIsFar ? upperBound : high)
  }
}
