extension ZoneDefinition {
  static let observanceLimit = 200
  static let changeLimit = 20_000

  /// The changes that the observances make (RFC 5545 3.6.5); nil where none of them has a start and an offset.
  func table(faults: inout [ZoneFault]) -> ZoneTable? {
    if observances.count > Self.observanceLimit { faults.append(.hasTooManyObservances(observances.count)) }
    let usable = observances.prefix(Self.observanceLimit).filter { $0.start != nil && $0.offsetTo != nil }
    guard !usable.isEmpty else { return nil }
    var changes: [(instant: Int64, offset: Int, old: Int)] = []
    var isEndless = false
    let end = CivilTime(day: CivilDay(unchecked: 2100, 1, 1))
    for observance in usable {
      let old = observance.offsetFrom ?? usable.first { $0.isDaylight != observance.isDaylight }?.offsetTo ?? observance.offsetTo!
      let new = observance.offsetTo!
      if let bad = [old, new].first(where: { abs($0) >= 86_400 }) {
        faults.append(.hasBadOffset(bad))
        continue
      }
      var onsets = observance.dates
      let rules = observance.rules.filter { !$0.isEmpty }
      if rules.isEmpty { onsets.append(observance.start!) }
      for rule in rules {
        isEndless = YearlyOnsets(rule)?.append(to: &onsets, from: observance.start!, end: end, old: old) ?? isEndless
      }
      for onset in onsets { changes.append((onset.seconds - Int64(old), new, old)) }
    }
    changes.sort { $0.instant < $1.instant }
    return ZoneTable(
      firstOffset: changes.first?.old ?? 0, changes: changes.map { ($0.instant, $0.offset) },
      span: .min..<(isEndless ? end.seconds : .max),
      after: isEndless ? .yearly : .constant)
  }
}

private struct YearlyOnsets {
  var month = 0, weekday = 0, position = 0
  var until: ICSTime?

  init?(_ rule: String) {
    for part in rule.split(separator: ";") {
      let pair = part.split(separator: "=")
      guard pair.count == 2 else { return nil }
      switch pair[0] {
      case "BYMONTH": month = Int(pair[1]) ?? 0
      case "BYDAY":
        guard let day = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"].firstIndex(of: String(pair[1].suffix(2))) else { return nil }
        (weekday, position) = (day, Int(pair[1].dropLast(2)) ?? 0)
      case "UNTIL": until = ICSTime(String(pair[1]))
      default: break
      }
    }
    guard 1...12 ~= month, position != 0 else { return nil }
  }

  func append(to onsets: inout [CivilTime], from start: CivilTime, end: CivilTime, old: Int) -> Bool {
    for year in max(1900, start.day.year)..<2100 {
      let first = CivilDay(unchecked: year, month, position > 0 ? 1 : CivilDay.length(ofMonth: month, year: year) - 6)
      let day = first + ((weekday - first.weekday + 7) % 7 + (position > 0 ? position - 1 : position + 1) * 7)
      let onset = CivilTime(day: day, secondOfDay: start.secondOfDay)
      if let until, onset.seconds - (until.form == .utc ? Int64(old) : 0) > until.civil.seconds { return false }
      if onset >= start { onsets.append(onset) }
    }
    return true
  }
}
