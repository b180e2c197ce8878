internal import Foundation

/// The zones that components name and their calendar doesn't define (RFC 5545 3.6.5).
struct MissingZones {
  private let index: FeedIndex

  init(_ index: FeedIndex) { self.index = index }

  /// VTIMEZONEs to be added, by the position of the calendar; each is right for all times of the calendar that name it.
  func definitions(for components: [Int]) -> [(calendar: Int, lines: [String])] {
    var definitions: [(calendar: Int, lines: [String])] = []
    for (calendar, members) in Dictionary(grouping: components, by: index.calendar).sorted(by: { $0.key < $1.key }) {
      let missing = Set(members.flatMap(names)).subtracting(defined(in: calendar))
      for name in missing.sorted() {
        guard let zone = KnownZone(name)?.zone, let timeZone = TimeZone(zone) else { continue }
        let lines = VTimeZoneText.vtimezone(for: timeZone, named: LineText.escaped(name), covering: years(of: name, in: calendar))
        definitions.append((calendar, lines))
      }
    }
    return definitions
  }

  /// The TZIDs of a component's times.
  func names(_ component: Int) -> [String] { times(component).compactMap(\.zone) }

  private func times(_ component: Int) -> [(zone: String?, year: Int?)] {
    let bytes = index.bytes.span
    var times: [(zone: String?, year: Int?)] = []
    var lines = index.lines(of: component)
    while let line = lines.next(index, bytes) {
      switch line.key {
      case .dtstart, .dtend, .rdate, .exdate, .recurrenceID:
        guard let name = LineParameters(of: line, in: bytes).zone, !name.isEmpty else { continue }
        let end = min(line.end, line.valueStart + 8)
        let year = ICSTime.reading(bytes, line.valueStart..<end, isFolded: false).time?.day.year
        times.append((LineText.string(bytes, name, isFolded: line.isFolded), year))
      default: continue
      }
    }
    return times
  }

  private func defined(in calendar: Int) -> Set<String> {
    var names: Set<String> = []
    for child in index.children(of: calendar) where index.records[child].kind == .timeZone {
      names.insert(ZoneDefinition(index, component: child).tzid)
    }
    return names
  }

  private func years(of name: String, in calendar: Int) -> ClosedRange<Int> {
    var (first, last) = (Int.max, Int.min)
    for child in index.children(of: calendar) where index.records[child].kind.isScheduled {
      let years = times(child).compactMap { $0.zone == name ? $0.year : nil }
      guard let least = years.min(), let greatest = years.max() else { continue }
      first = min(first, least)
      last = max(last, greatest + (index.records[child].traits.contains(.recurs) ? Self.yearsOfSeries : 0))
    }
    return first <= last ? first...last : 1970...2037
  }

  /// Years after its start for which a series needs changes that no yearly rule describes.
  private static let yearsOfSeries = 30
}

extension TimeZone {
  /// Nil for a clock that the system has no name for and that changes.
  fileprivate init?(_ zone: ICSZone) {
    if let name = zone.ianaIdentifier {
      self.init(identifier: name)
    } else {
      guard zone.table.instants.isEmpty, let offset = zone.table.offsets.first else { return nil }
      self.init(secondsFromGMT: Int(offset))
    }
  }
}
