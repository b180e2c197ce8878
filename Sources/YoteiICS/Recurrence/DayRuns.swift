/// The days that a rule's limits leave, as runs of neighbouring days; the days between them are not visited.
struct DayRuns: Sendable {
  private let days: RuleDays
  private var month: CivilMonth
  private var mask: UInt64
  /// One, in the place of `days`, in another calendar than the Gregorian; a list so that it takes no room in the others.
  private var scale: [ScaleDays]

  init(_ days: RuleDays, near day: CivilDay, _ scale: ScaleDays? = nil) {
    self.days = days
    self.scale = scale.map { [$0] } ?? []
    month = CivilMonth(containing: day)
    mask = days.mask(month)
  }

  /// The first run at `day` or after it, within one month, cut off before `day`; nil where none comes any more.
  mutating func run(from day: CivilDay) -> Range<CivilDay>? {
    guard scale.isEmpty else { return scaledRun(from: day) }
    if !month.contains(day) {
      month = CivilMonth(containing: day)
      mask = days.mask(month)
    }
    var rest = mask & ~0 << UInt64(day - month.firstDay + 1)
    var months = 0
    while rest == 0 {
      repeat {
        month.advance()
        months += 1
        // The calendar repeats after 400 years.
        guard months <= 4800, month.year <= 9999 else { return nil }
      } while !days.includes(month: month.number)
      mask = days.mask(month)
      rest = mask
    }
    let first = rest.trailingZeroBitCount
    let start = month.firstDay + (first - 1)
    return start..<start + (~(rest >> UInt64(first))).trailingZeroBitCount
  }

  /// How many days of `range` are left.
  mutating func count(in range: Range<CivilDay>) -> Int {
    guard scale.isEmpty else { return scaledCount(in: range) }
    let daysInCycle = days.onlyLimitsWeekdays ? 7 : 146_097
    let (cycles, rest) = (range.upperBound - range.lowerBound).quotientAndRemainder(dividingBy: daysInCycle)
    let whole = cycles > 0 ? cycles * countMonths(range.lowerBound..<range.lowerBound + daysInCycle) : 0
    return whole + countMonths(range.lowerBound..<range.lowerBound + rest)
  }

  /// A single day within 400 years.
  private mutating func scaledRun(from day: CivilDay) -> Range<CivilDay>? {
    for distance in 0..<146_097 {
      let day = day + distance
      if day.year > 9999 { return nil }
      if scale[0].includes(day) { return day..<day + 1 }
    }
    return nil
  }

  private mutating func scaledCount(in range: Range<CivilDay>) -> Int {
    (0..<range.upperBound - range.lowerBound).reduce(0) { scale[0].includes(range.lowerBound + $1) ? $0 + 1 : $0 }
  }

  private func countMonths(_ range: Range<CivilDay>) -> Int {
    var month = CivilMonth(containing: range.lowerBound)
    var count = 0
    while month.firstDay < range.upperBound {
      var mask = days.mask(month)
      mask &= ~0 << UInt64(max(range.lowerBound - month.firstDay + 1, 0))
      mask &= ~(~0 << UInt64(min(range.upperBound - month.firstDay + 1, 63)))
      count += mask.nonzeroBitCount
      month.advance()
    }
    return count
  }
}
