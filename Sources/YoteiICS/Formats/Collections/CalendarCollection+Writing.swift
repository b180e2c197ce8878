internal import Foundation

extension CalendarCollection {
  /// All components as one calendar, in the order of the feeds, after the properties of the first calendar.
  package func writeCalendar(to write: ([UInt8]) throws -> Void) rethrows {
    var output = head(withMethod: true)
    zones.append(Set(zones.definitions.map(\.name)), writer, to: &output)
    for item in items {
      item.append(writer, to: &output)
      guard output.count > 65_536 else { continue }
      try write(output)
      output.removeAll(keepingCapacity: true)
    }
    output += writer.text(["END:VCALENDAR"])
    try write(output)
  }

  /// One calendar for each UID, its overrides inside, with the zones that it names and without METHOD (RFC 4791 4.1); its file's name comes
  /// first.
  package func writeItems(to write: (String, [UInt8]) throws -> Void) rethrows {
    var names = ItemFileNames()
    let head = head(withMethod: false)
    for (uid, items) in byUID {
      var output = head
      zones.append(items.reduce(into: []) { $0.formUnion($1.zoneNames) }, writer, to: &output)
      for item in items { item.append(writer, to: &output) }
      output += writer.text(["END:VCALENDAR"])
      try write(names.name(for: uid), output)
    }
  }

  private var writer: LineWriter { LineWriter() }

  private func head(withMethod: Bool) -> [UInt8] {
    guard !properties.isEmpty else { return writer.text(ICSFeed.head) }
    let lines = properties.filter { withMethod || $0.name != .method }.map(\.unfoldedLine)
    return writer.text(["BEGIN:VCALENDAR"] + lines)
  }
}
