extension ZoneDefinition {
  static let observanceLimit = 200
  static let changeLimit = 20_000

  /// The changes that the observances make (RFC 5545 3.6.5), the lesser offset last where two begin at once; nil where none of them has a
  /// start and an offset.
  func table(faults: inout [ZoneFault]) -> ZoneTable? {
    if observances.count > Self.observanceLimit { faults.append(.hasTooManyObservances(observances.count)) }
    let usable = observances.prefix(Self.observanceLimit).compactMap { UsableObservance($0, among: observances, faults: &faults) }
    let end = Self.end(for: usable)
    var changes: [(instant: Int64, old: Int, new: Int)] = []
    var goesOn = false
    for observance in usable {
      let onsets = observance.onsets(before: end, limit: Self.changeLimit - changes.count)
      for onset in onsets.times {
        changes.append((onset.seconds - Int64(observance.offsetFrom), observance.offsetFrom, observance.offsetTo))
      }
      goesOn = goesOn || onsets.goOn
    }
    if changes.count >= Self.changeLimit { faults.append(.hasTooManyChanges) }
    changes.sort { ($0.instant, $1.new) < ($1.instant, $0.new) }
    guard let first = changes.first else { return nil }
    let table = ZoneTable(firstOffset: first.old, changes: changes.map { ($0.instant, $0.new) })
    let repeats = goesOn && table.instants.last.map { $0 > end.seconds - 2 * 366 * 86_400 } ?? false
    return repeats ? table.with(span: .min..<end.seconds, after: .yearly) : table
  }

  /// The end of a table that has each kind of year after all that the observances name themselves, or of time if a rule leaves years out.
  private static func end(for observances: [UsableObservance]) -> CivilTime {
    let named = observances.map { $0.lastNamed.day.year + 41 }.max() ?? 0
    let leavesYearsOut = observances.contains { $0.rules.contains { $0.interval != 1 } }
    return CivilTime(day: CivilDay(unchecked: leavesYearsOut ? 10_000 : min(max(named, 2100), 10_000), 1, 1))
  }
}
