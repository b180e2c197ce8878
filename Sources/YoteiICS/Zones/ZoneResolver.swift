/// Finds out what the TZIDs of one calendar mean; the machine's own zone is never an answer.
struct ZoneResolver: Sendable {
  /// By plain name.
  private let definitions, others: [String: ZoneDefinition]
  private var resolved: [String: ResolvedZone?] = [:]

  /// Of definitions with the same TZID the first one counts; `others` are asked for names that none of them has.
  init(definitions: [ZoneDefinition], others: [String: ZoneDefinition] = [:]) {
    self.definitions = Dictionary(definitions.map { (Self.plain($0.tzid), $0) }) { first, _ in first }
    self.others = others
  }

  /// Nil where nobody knows the name: its times are then read as floating.
  mutating func zone(named tzid: String) -> ResolvedZone? {
    if let known = resolved[tzid] { return known }
    let name = Self.plain(tzid)
    let zone = (definitions[name] ?? others[name]).map { resolve($0, named: name) } ?? undefined(name)
    resolved[tzid] = .some(zone)
    return zone
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
