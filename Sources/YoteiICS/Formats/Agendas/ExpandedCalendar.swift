internal import Foundation

/// Occurrences as plain events of one calendar, for programs that can't expand rules: UTC times or dates, a UID for each, no rules.
///
/// Everything else that an event says is kept, its alarms included. METHOD, names and zones of the feeds are left out.
package struct ExpandedCalendar: OccurrenceFormat {
  package static let identifier = "ics"
  package static let abstract = "a calendar of plain events, one an occurrence"

  private let writer = LineWriter()

  package init() {}

  package mutating func begin(to output: inout [UInt8]) {
    output += writer.text(ICSFeed.head)
  }

  package mutating func append(_ entry: OccurrenceEntry, to output: inout [UInt8]) {
    let component = ICSComponent(index: entry.index, position: entry.component)
    var lines = ["BEGIN:\(component.name)", "UID:" + LineText.escaped(Self.uid(entry.id))]
    var hasStamp = false
    for property in component.properties {
      let name = property.name
      if Self.replaced.contains(name) { continue }
      if name == .dtstamp { hasStamp = true }
      lines.append(property.unfoldedLine)
    }
    if !hasStamp { lines.append("DTSTAMP:19700101T000000Z") }
    let endName = component.kind == .todo ? "DUE" : component.kind == .journal ? nil : "DTEND"
    if entry.isAllDay {
      lines.append("DTSTART;VALUE=DATE:\(entry.start.day)")
      if let endName { lines.append("\(endName);VALUE=DATE:\(entry.end.day)") }
    } else {
      lines.append("DTSTART:\(CivilTime(seconds: entry.interval.start))Z")
      if let endName, entry.interval.end > entry.interval.start {
        lines.append("\(endName):\(CivilTime(seconds: entry.interval.end))Z")
      }
    }
    for child in component.components { lines += child.unfoldedLines }
    lines.append("END:\(component.name)")
    output += writer.text(lines)
  }

  package mutating func finish(to output: inout [UInt8]) { output += writer.text(["END:VCALENDAR"]) }

  /// `20260330T140000-abc@example.com`; the UID alone for an event that does not recur.
  private static func uid(_ id: ICSOccurrence.ID) -> String { (id.slot.map { "\($0)-" } ?? "") + id.uid }

  private static let replaced: Set<ICSPropertyName> = [
    .uid, .dtstart, .dtend, .due, .duration, .rrule, .rdate, .exdate, .exrule, .recurrenceID,
  ]
}
