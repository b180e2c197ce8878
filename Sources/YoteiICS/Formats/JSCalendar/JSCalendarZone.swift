/// The clock of a JSCalendar object, by its IANA name; nil for floating times.
struct JSCalendarZone {
  let name: String?
  private var clock: ZoneClock?

  /// A zone that no IANA name stands for is read as floating.
  init(tzid: String?) {
    let zone = tzid.flatMap { $0 == "UTC" ? ICSZone.utc : KnownZone($0)?.zone }
    name = zone?.identifier == "UTC" ? "Etc/UTC" : zone?.ianaIdentifier
    clock = name == nil ? nil : zone.map(ZoneClock.init)
  }

  /// The local time of a slot, `2026-03-27T10:00:00`, midnight for a date.
  mutating func local(_ text: String, type: ValueType, tzid: String?) -> String {
    if type == .date { return text + "T00:00:00" }
    let isUTC = text.hasSuffix("Z")
    let own = JSCalendarZone(tzid: isUTC ? "UTC" : tzid)
    let plain = isUTC ? String(text.dropLast()) : text
    guard own.name != name, var from = own.clock, var to = clock, let time = Self.civil(plain) else { return plain }
    return to.civil(at: from.instant(of: time)).extended
  }

  /// A local time as UTC, `2026-03-27T09:00:00Z`; as it is where the zone is floating.
  mutating func utc(_ local: String) -> String {
    guard let time = Self.civil(local), let instant = clock?.instant(of: time) else { return local }
    return CivilTime(seconds: instant).extended + "Z"
  }

  /// Seconds from one local time to another one, which may be on another clock.
  mutating func seconds(from start: String, to end: String, endTZID: String?) -> Int? {
    let end = local(end, type: .dateTime, tzid: endTZID)
    guard let first = Self.civil(start), let last = Self.civil(end) else { return nil }
    guard var clock else { return Int(last - first) }
    return Int(clock.instant(of: last) - clock.instant(of: first))
  }

  /// The local time `duration` after `start`: days on the calendar, then exact seconds.
  mutating func local(_ start: String, plus duration: ICSDuration) -> String? {
    guard let time = Self.civil(start) else { return nil }
    let day = time + Int64(duration.days) * 86_400
    guard var clock else { return (day + Int64(duration.seconds)).extended }
    return clock.civil(at: clock.instant(of: day) + Int64(duration.seconds)).extended
  }

  static func civil(_ extended: String) -> CivilTime? {
    ISOForm.basic(extended, as: .dateTime).flatMap { ICSTime($0) }?.civil
  }
}
