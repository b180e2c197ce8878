public import Foundation

/// Writes what was understood of a feed as RFC 5545 wants it, each line anew.
///
/// What can't be made valid stays in the feed as the text of an `X-YOTEI-UNREADABLE`, so nothing is lost.
struct FeedRepair {
  private let index: FeedIndex
  private let options: ICSParseOptions
  private let stamp: ICSTime
  private var identities: UIDIdentities
  private var properties: PropertyRepair

  /// `stamp` becomes the DTSTAMP of components that have none.
  init(_ feed: ICSFeed, stamp: Date, timeZone: TimeZone) {
    index = feed.index
    options = feed.options
    self.stamp = ICSTime(CivilTime(seconds: Int64(stamp.timeIntervalSince1970)), .utc)
    identities = UIDIdentities(feed.index)
    properties = PropertyRepair(feed.index, observer: ICSZone(timeZone))
  }

  consuming func repaired() -> Data {
    var lines: [String] = []
    for root in index.roots where index.records[root].kind == .calendar { lines += component(root) }
    let loose = members(index.roots.filter { index.records[$0].kind != .calendar })
    if !loose.isEmpty || lines.isEmpty { lines += ["BEGIN:VCALENDAR", Self.version, Self.productID] + loose + ["END:VCALENDAR"] }
    let data = Data(LineWriter().text(lines))
    return withZones(data) ?? data
  }

  /// With definitions of the zones that times name and nobody defines.
  private func withZones(_ data: Data) -> Data? {
    guard let feed = try? ICSFeed(data, options: options) else { return nil }
    let scheduled = feed.index.records.indices.filter { feed.index.records[$0].kind.isScheduled }
    let missing = MissingZones(feed.index).definitions(for: scheduled)
    guard !missing.isEmpty else { return data }
    var edit = FeedEdit(feed.index)
    edit.define(missing)
    return (try? edit.applied(options))?.feed.serialized()
  }

  private mutating func component(_ position: Int) -> [String] {
    let written = String(index.name(of: position).asciiUppercased.prefix { $0 != ";" && $0 != ":" })
    let name = written.isEmpty ? "X-NAMELESS" : PropertyRepair.name(written)
    var body = properties.lines(of: position)
    for (property, line) in additions(to: position, having: body) where !body.contains(where: { $0.isLine(of: property) }) {
      body.insert(line, at: 0)
    }
    return ["BEGIN:\(name)"] + body + members(index.children(of: position)) + ["END:\(name)"]
  }

  /// Components that stand in one, and before them as properties what none can be made of; of VTIMEZONEs those that say something, and the
  /// first of each name.
  private mutating func members(_ positions: [Int]) -> [String] {
    var unreadable: [String] = []
    var components: [String] = []
    var zones: Set<String> = []
    for position in positions {
      let view = ICSComponent(index: index, position: position)
      let isLoose = index.records[position].parent == ComponentRecord.none
      switch view.kind {
      case .timeZone:
        guard let tzid = usableZone(position), zones.insert(ZoneResolver.plain(tzid)).inserted else { continue }
        components += component(position)
      case .alarm where ICSAlarm(view)?.trigger != nil: components += alarm(position)
      case .alarm,
        .standard where isLoose, .daylight where isLoose:
        unreadable.append(PropertyRepair.unreadable(String(decoding: view.verbatim, as: UTF8.self)))
      default: components += component(position)
      }
    }
    return unreadable + components
  }

  /// What RFC 5545 wants of the component and it may lack.
  private mutating func additions(to position: Int, having body: [String]) -> [(property: String, line: String)] {
    switch index.records[position].kind {
    case .calendar: [("PRODID", Self.productID), ("VERSION", Self.version)]
    case .event, .todo, .journal, .freeBusy:
      [("DTSTAMP", "DTSTAMP:\(stamp)"), ("UID", "UID:" + LineText.escaped(identities.uid(of: position)))]
    default: []
    }
  }

  /// The TZID of a VTIMEZONE that says something.
  private func usableZone(_ position: Int) -> String? {
    let definition = ZoneDefinition(index, component: position)
    var faults: [ZoneFault] = []
    guard !definition.tzid.isEmpty, definition.table(faults: &faults) != nil, !faults.contains(where: \.isBadOffset) else {
      return nil
    }
    return definition.tzid
  }

  /// An alarm with what its ACTION asks for.
  private mutating func alarm(_ position: Int) -> [String] {
    let action = ICSAlarm(ICSComponent(index: index, position: position))?.action
    var body = properties.lines(of: position)
    if !body.contains(where: { $0.isLine(of: "ACTION") }) { body.insert("ACTION:DISPLAY", at: 0) }
    if (action ?? .display) != .audio, !body.contains(where: { $0.isLine(of: "DESCRIPTION") }) {
      body.append("DESCRIPTION:" + LineText.escaped(summary(around: position) ?? "Reminder"))
    }
    return ["BEGIN:VALARM"] + body + ["END:VALARM"]
  }

  private func summary(around position: Int) -> String? {
    let parent = index.records[position].parent
    return parent == ComponentRecord.none ? nil : ICSComponent(index: index, position: Int(parent)).text(.summary)
  }

  private static let version = "VERSION:2.0"
  private static let productID = "PRODID:-//Yotei//Yotei ICS//EN"
}

extension String {
  fileprivate func isLine(of property: String) -> Bool { hasPrefix(property + ":") || hasPrefix(property + ";") }
}

extension ZoneFault {
  fileprivate var isBadOffset: Bool { if case .hasBadOffset = self { true } else { false } }
}

extension ICSFeed {
  /// What was understood of the feed as RFC 5545 wants it; what can't be made valid is kept as text in `X-YOTEI-UNREADABLE`.
  ///
  /// `stamp` becomes the DTSTAMP of components that have none; `timeZone` is that of floating times and dates.
  public func repaired(stamp: Date, timeZone: TimeZone = .gmt) -> Data {
    FeedRepair(self, stamp: stamp, timeZone: timeZone).repaired()
  }
}
