internal import Foundation

extension ZoneTable {
  /// A table of the years 1970 to 2099; for all others the zone itself is asked.
  init(_ zone: TimeZone) {
    let start = CivilTime(day: CivilDay(unchecked: 1970, 1, 1)).seconds
    let end = CivilTime(day: CivilDay(unchecked: 2100, 1, 1)).seconds
    var changes: [(instant: Int64, offset: Int)] = []
    var date = Date(timeIntervalSince1970: Double(start))
    let first = zone.secondsFromGMT(for: date)
    while let next = zone.nextDaylightSavingTimeTransition(after: date), next.timeIntervalSince1970 < Double(end) {
      changes.append((Int64(next.timeIntervalSince1970), zone.secondsFromGMT(for: next)))
      date = next
    }
    self.init(firstOffset: first, changes: changes, span: start..<end, before: .timeZone(zone), after: .timeZone(zone))
  }

  static func interval(at instant: Int64, in zone: TimeZone) -> Interval {
    Interval(offset: zone.offset(at: instant), instants: instant..<zone.nextChange(after: instant), civilSeconds: 0..<0)
  }

  static func interval(of civil: CivilTime, in zone: TimeZone) -> Interval {
    let old = zone.offset(at: civil.seconds - 86_400)
    // Until a day before the next change there is but one offset to choose from.
    let calm = civil.seconds..<max(civil.seconds, zone.nextChange(after: civil.seconds - 86_400) - 86_400)
    if !calm.isEmpty { return Interval(offset: old, instants: 0..<0, civilSeconds: calm) }
    let new = zone.offset(at: civil.seconds + 86_400)
    let isAfter = zone.offset(at: civil.seconds - old) != old && zone.offset(at: civil.seconds - new) == new
    return Interval(offset: isAfter ? new : old, instants: 0..<0, civilSeconds: civil.seconds..<civil.seconds + 1)
  }
}

extension TimeZone {
  fileprivate func offset(at instant: Int64) -> Int64 {
    Int64(secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant))))
  }

  /// The end of time where none comes any more.
  fileprivate func nextChange(after instant: Int64) -> Int64 {
    let next = nextDaylightSavingTimeTransition(after: Date(timeIntervalSince1970: Double(instant)))
    return next.map { Int64($0.timeIntervalSince1970) } ?? .max
  }
}
