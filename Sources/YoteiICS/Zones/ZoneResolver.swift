/// Finds out what the TZIDs of one calendar mean; the machine's own zone is never an answer.
struct ZoneResolver: Sendable {
  private var definitions: [String: ZoneDefinition] = [:]
  private let calendarZone: String?
  private var resolved: [String: ResolvedZone?] = [:]

  /// `calendarZone` is X-WR-TIMEZONE; of definitions with the same TZID the first one counts.
  init(definitions: [ZoneDefinition], calendarZone: String? = nil) {
    self.calendarZone = calendarZone
    for definition in definitions {
      let name = Self.plain(definition.tzid)
      if self.definitions[name] == nil { self.definitions[name] = definition }
    }
  }

  /// Nil where nobody knows the name: its times are then read as floating.
  mutating func zone(named tzid: String) -> ResolvedZone? {
    if let known = resolved[tzid] { return known }
    let name = Self.plain(tzid)
    let zone = definitions[name].map { resolve($0, named: name) } ?? undefined(name)
    resolved[tzid] = .some(zone)
    return zone
  }

  /// The zone of floating times in a calendar that has X-WR-TIMEZONE.
  mutating func zoneOfFloatingTimes() -> ResolvedZone? {
    guard let calendarZone, let found = zone(named: calendarZone) else { return nil }
    return ResolvedZone(zone: found.zone, finder: .calendar)
  }

  /// UTC needs no definition.
  private func undefined(_ name: String) -> ResolvedZone? {
    var found = KnownZone(name)?.resolved([.isUndefined])
    if found?.zone == .utc { found?.faults = [] }
    return found
  }

  private func resolve(_ definition: ZoneDefinition, named name: String) -> ResolvedZone? {
    let known = KnownZone(name, definition)
    var faults: [ZoneFault] = []
    guard let own = definition.table(faults: &faults) else { return known?.resolved([.isUnusable]) }
    guard let table = known == nil ? own : known?.completing(own) else { return known?.resolved([.isStub] + faults) }
    let zone = ICSZone(identifier: known?.identifier ?? definition.tzid, ianaIdentifier: known?.identifier, table: table)
    return ResolvedZone(zone: zone, finder: .definition, faults: faults)
  }

  /// The name in lower case (RFC 5545 3.2), without the quotes, blanks and escapes that writers leave in it.
  static func plain(_ tzid: String) -> String {
    var name = tzid[...]
    while let first = name.first, first == "\"" || first == "'" || first.isWhitespace { name.removeFirst() }
    while let last = name.last, last == "\"" || last == "'" || last.isWhitespace { name.removeLast() }
    return name.filter { $0 != "\\" }.lowercased()
  }
}
