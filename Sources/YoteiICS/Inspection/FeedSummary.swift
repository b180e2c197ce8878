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
  /// The rules of the series that can be read, by their text.
  package var rules: [String: (rule: ICSRecurrenceRule, count: Int)] = [:]
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
    rules = Self.rules(index, bytes)
    zones = Self.zones(index, uses)
    span = FeedSpan(index, ICSZone(timeZone)).text
  }

  private static func rules(_ index: FeedIndex, _ bytes: Span<UInt8>) -> [String: (rule: ICSRecurrenceRule, count: Int)] {
    var counts: [String: Int] = [:]
    for (component, record) in index.records.enumerated() where record.kind == .event && record.traits.contains(.recurs) {
      var lines = PropertyLines(index.lines(of: component))
      while let line = lines.next(.rrule, index, bytes) { counts[line.value(in: bytes), default: 0] += 1 }
    }
    var rules: [String: (rule: ICSRecurrenceRule, count: Int)] = [:]
    for (text, count) in counts { rules[text] = ICSRecurrenceRule.parse(text).rule.map { ($0, count) } }
    return rules
  }

  /// The rules in English, the most frequent first; without ends, rules that differ in COUNT and UNTIL only are one.
  package func sentences(withEnds: Bool = true) -> [(sentence: String, count: Int)] {
    var counts: [String: Int] = [:]
    for known in rules.values {
      var rule = known.rule
      if !withEnds { (rule.count, rule.until) = (nil, nil) }
      counts[rule.sentence(), default: 0] += known.count
    }
    return counts.map { (sentence: $0.key, count: $0.value) }.sorted { ($1.count, $0.sentence) < ($0.count, $1.sentence) }
  }

  private static func zones(_ index: FeedIndex, _ uses: ZoneUses) -> [Zone] {
    let definitions = DefinedZones(index)
    var zones: [Zone] = []
    var known: Set<String> = []
    for calendar in index.roots {
      var resolver = definitions.resolver(for: calendar)
      let names = definitions[calendar].map(\.tzid) + (uses.calendars[calendar] ?? [:]).values.map(\.name).sorted()
      for name in names where known.insert(ZoneResolver.plain(name)).inserted {
        let found = resolver.zone(named: name)
        zones.append(Zone(tzid: name, resolved: found?.zone.identifier, finder: found?.finder.rawValue))
      }
    }
    return zones
  }
}
