/// What the VTIMEZONEs of a feed define, calendar by calendar, in their order.
struct DefinedZones: Sendable {
  private var definitions: [Int: [ZoneDefinition]] = [:]
  /// By plain name, the first of each.
  private var all: [String: ZoneDefinition] = [:]

  init(_ index: FeedIndex) {
    for (position, record) in index.records.enumerated() where record.kind == .timeZone {
      let definition = ZoneDefinition(index, component: position)
      definitions[index.calendar(of: position), default: []].append(definition)
      let name = ZoneResolver.plain(definition.tzid)
      if all[name] == nil { all[name] = definition }
    }
  }

  /// The definitions in `calendar`.
  subscript(calendar: Int) -> [ZoneDefinition] { definitions[calendar] ?? [] }

  /// Knows the definitions in `calendar`, and those of the feed's other calendars for names that it lacks.
  func resolver(for calendar: Int) -> ZoneResolver { ZoneResolver(definitions: self[calendar], others: all) }
}
