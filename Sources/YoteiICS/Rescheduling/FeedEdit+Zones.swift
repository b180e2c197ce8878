internal import Foundation

extension FeedEdit {
  /// The feed with the changes made; the zones that the touched components name are defined in it.
  mutating func appliedWithZones(_ options: ICSParseOptions) throws(ICSRescheduleError) -> (feed: ICSFeed, touched: [Int]) {
    let result = try applied(options)
    let missing = MissingZones(result.feed.index).definitions(for: result.touched)
    guard !missing.isEmpty else { return result }
    // Nothing was added before a calendar or between calendars, so their order is the same.
    let (new, old) = (result.feed.index.roots, index.roots)
    define(
      missing.compactMap { definition in
        guard let place = new.firstIndex(of: definition.calendar), place < old.count else { return nil }
        return (old[place], definition.lines)
      })
    return try applied(options)
  }

  /// Adds VTIMEZONEs before the first component of their calendars.
  mutating func define(_ definitions: [(calendar: Int, lines: [String])]) {
    for (calendar, lines) in definitions.reversed() where index.records[calendar].kind == .calendar {
      prepend(writer.text(lines), to: calendar)
    }
  }
}

extension FeedZones {
  /// The TZID under which a calendar defines an IANA zone.
  mutating func definedName(of identifier: String, in calendar: Int, _ index: FeedIndex) -> String? {
    for position in index.children(of: calendar) where index.records[position].kind == .timeZone {
      let edit = ComponentEdit(position, of: index, LineWriter())
      guard let line = edit.line(.timeZoneID), line.valueStart < line.end else { continue }
      let bytes = index.bytes.span
      let number = knownZone(named: line.valueStart..<line.end, isFolded: line.isFolded, in: calendar, index, bytes)
      if let number, zones[number].ianaIdentifier == identifier { return line.value(in: bytes).trimmed }
    }
    return nil
  }
}
