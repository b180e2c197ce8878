/// A reader of a zone that remembers the interval that it met last, so that runs of times on one side of a change cost next to nothing.
struct ZoneClock: Sendable {
  private let table: ZoneTable
  private var latest: ZoneTable.Interval

  init(_ zone: ICSZone) {
    table = zone.table
    latest = ZoneTable.Interval(offset: 0, instants: 0..<0, civilSeconds: 0..<0)
  }

  /// Seconds ahead of UTC.
  mutating func offset(at instant: Int64) -> Int {
    if !latest.instants.contains(instant) { latest = table.interval(at: instant) }
    return Int(latest.offset)
  }

  mutating func civil(at instant: Int64) -> CivilTime {
    CivilTime(seconds: instant + Int64(offset(at: instant)))
  }

  /// Seconds since 1970 in UTC; in a gap with the offset before it, in an overlap the first of the two (RFC 5545 3.3.5).
  mutating func instant(of civil: CivilTime) -> Int64 {
    if !latest.civilSeconds.contains(civil.seconds) { latest = table.interval(of: civil) }
    return civil.seconds - latest.offset
  }
}
