package import Foundation

/// What a feed holds, in numbers and names.
package struct FeedSummary: Sendable {
  package struct Calendar: Sendable {
    package var name: String?
    package var productID: String?
    package var method: String?
    /// X-WR-TIMEZONE.
    package var timeZone: String?
  }

  package struct Zone: Sendable {
    package var tzid: String
    /// What it was found to mean; nil where nobody knows it.
    package var resolved: String?
    /// How it was found.
    package var finder: String?
  }

  package var calendars: [Calendar] = []
  /// By name, nested ones included.
  package var components: [(name: String, count: Int)] = []
  /// Content lines other than BEGIN and END.
  package var properties = 0
  package var events = 0
  package var series = 0
  package var overrides = 0
  /// From the first start to the last end, which is nil where a series never ends; RFC 3339, or a date where all-day.
  package var span: (start: String, end: String?)?
  package var zones: [Zone] = []
  package var encoding: String
  package var isCompressed: Bool
  /// `CRLF`, `LF`, `CR`, `CRCRLF`, `mixed`, or nil.
  package var lineEnding: String?
}

extension FeedSummary {
  /// Times are given in `timeZone`, which is also that of floating and all-day events.
  package init(_ feed: ICSFeed, timeZone: TimeZone) {
    let index = feed.index
    let bytes = index.bytes.span
    encoding = index.encoding.rawValue
    isCompressed = index.isCompressed
    lineEnding = LineCensus(index, bytes).name
    components = feed.componentCounts
    events = feed.count(of: .event)
    for record in index.records where record.kind == .event {
      if record.traits.contains(.overrides) { overrides += 1 } else if record.traits.contains(.recurs) { series += 1 }
    }
    calendars = index.roots.compactMap { ICSCalendar(ICSComponent(index: index, position: $0)) }.map { calendar in
      Calendar(
        name: calendar.name, productID: calendar.productID, method: calendar.method?.rawValue, timeZone: calendar.timeZoneName)
    }
    var uses = ZoneUses()
    for component in index.records.indices {
      var lines = PropertyLines(index.lines(of: component))
      while let line = lines.next(index, bytes) {
        properties += 1
        if line.valueStart > line.nameEnd + 1 { uses.note(line, in: component, index, bytes) }
      }
    }
    zones = Self.zones(index, uses)
    span = FeedSpan(index, ICSZone(timeZone)).text
  }

  private static func zones(_ index: FeedIndex, _ uses: ZoneUses) -> [Zone] {
    var definitions: [Int: [ZoneDefinition]] = [:]
    for (position, record) in index.records.enumerated() where record.kind == .timeZone {
      definitions[index.calendar(of: position), default: []].append(ZoneDefinition(index, component: position))
    }
    var zones: [Zone] = []
    var known: Set<String> = []
    for calendar in index.roots {
      let own = definitions[calendar] ?? []
      var resolver = ZoneResolver(definitions: own)
      let names = own.map(\.tzid) + (uses.calendars[calendar] ?? [:]).values.map(\.name).sorted()
      for name in names where known.insert(ZoneResolver.plain(name)).inserted {
        let found = resolver.zone(named: name)
        zones.append(Zone(tzid: name, resolved: found?.zone.identifier, finder: found?.finder.rawValue))
      }
    }
    return zones
  }
}
