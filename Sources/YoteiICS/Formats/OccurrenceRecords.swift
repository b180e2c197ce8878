internal import Foundation

/// Occurrences as JSON records, one a line; what all occurrences of a component share is encoded once.
///
/// The hot loop of output. It assumes that the parts between times never change for one component, and keeps them for series only.
struct OccurrenceRecords {
  private let index: FeedIndex
  private var zones: FeedZones
  private let fields: [OccurrenceField]
  private let source: String?
  private var timestamps: TimestampWriter
  private var instants = TimestampWriter(.utc)
  private var identities: UIDIdentities
  private var templates: [UInt32: [Part]] = [:]

  private enum Part {
    case fixed([UInt8])
    case varying(OccurrenceField)
  }

  init(_ index: FeedIndex, zones: FeedZones, fields: [OccurrenceField], timeZone: ICSZone, source: String?) {
    (self.index, self.zones, self.fields, self.source) = (index, zones, fields, source)
    timestamps = TimestampWriter(timeZone)
    identities = UIDIdentities(index)
  }

  mutating func append(_ candidate: Candidate, to output: inout [UInt8]) {
    if candidate.traits.contains(.recurs) {
      if let template = templates[candidate.component] { return append(candidate, template, to: &output) }
      let template = template(candidate)
      templates[candidate.component] = template
      append(candidate, template, to: &output)
    } else {
      append(candidate, template(candidate), to: &output)
    }
  }

  private mutating func append(_ candidate: Candidate, _ template: [Part], to output: inout [UInt8]) {
    for part in template {
      switch part {
      case .fixed(let bytes): output.append(contentsOf: bytes)
      case .varying(let field): append(field, of: candidate, to: &output)
      }
    }
  }

  private mutating func append(_ field: OccurrenceField, of candidate: Candidate, to output: inout [UInt8]) {
    let isAllDay = candidate.traits.contains(.isAllDay)
    switch field {
    case .start: appendTime(candidate.start, isAllDay, to: &output)
    case .end: appendTime(candidate.end, isAllDay, to: &output)
    case .id:
      let hasSlot = candidate.traits.contains(.recurs) || candidate.traits.contains(.sharesUID)
      let id = ICSOccurrence.ID(
        uid: identities.uid(of: Int(candidate.series)), slot: hasSlot ? ICSTime(candidate.slot, candidate.slotForm) : nil)
      JSONText.append(id.description, to: &output)
    case .recurrenceID:
      guard candidate.traits.contains(.recurs) else { return output.append(contentsOf: Self.null) }
      JSONText.append(ICSTime(candidate.slot, candidate.slotForm).description, to: &output)
    case .recurrenceStart:
      guard candidate.traits.contains(.recurs) else { return output.append(contentsOf: Self.null) }
      output.append(UInt8(ascii: "\""))
      if candidate.slotForm == .date {
        instants.appendLocalDate(candidate.slot.seconds, to: &output)
      } else {
        instants.append(zones.clocks[Int(candidate.slotZone)].instant(of: candidate.slot), to: &output)
      }
      output.append(UInt8(ascii: "\""))
    default: break
    }
  }

  private mutating func appendTime(_ instant: Int64, _ isAllDay: Bool, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    if isAllDay { timestamps.appendLocalDate(instant, to: &output) } else { timestamps.append(instant, to: &output) }
    output.append(UInt8(ascii: "\""))
  }

  private mutating func template(_ candidate: Candidate) -> [Part] {
    let contents = index.bytes
    let bytes = contents.span
    let texts = EventTexts(index, component: Int(candidate.component), bytes)
    var parts: [Part] = []
    var fixed: [UInt8] = [UInt8(ascii: "{")]
    for (position, field) in fields.enumerated() {
      if position > 0 { fixed.append(UInt8(ascii: ",")) }
      JSONText.append(field.rawValue, to: &fixed)
      fixed.append(UInt8(ascii: ":"))
      switch field {
      case .id, .recurrenceID, .recurrenceStart, .start, .end:
        parts.append(.fixed(fixed))
        parts.append(.varying(field))
        fixed = []
      default: appendFixed(field, candidate, texts, bytes, to: &fixed)
      }
    }
    fixed += [UInt8(ascii: "}"), 10]
    parts.append(.fixed(fixed))
    return parts
  }

  private mutating func appendFixed(
    _ field: OccurrenceField, _ candidate: Candidate, _ texts: EventTexts, _ bytes: Span<UInt8>, to output: inout [UInt8]
  ) {
    switch field {
    case .uid:
      if index.records[Int(candidate.series)].uidLine == ComponentRecord.none {
        output += Self.null
      } else {
        JSONText.append(identities.uid(of: Int(candidate.series)), to: &output)
      }
    case .title: appendText(texts.summary, bytes, orNull: false, to: &output)
    case .location: appendText(texts.location, bytes, to: &output)
    case .description: appendText(texts.description, bytes, to: &output)
    case .url: appendText(texts.url, bytes, isText: false, to: &output)
    case .status:
      if let status = texts.status { JSONText.append(status.value(in: bytes).trimmed.lowercased(), to: &output) } else { output += Self.null }
    case .isAllDay: output += candidate.traits.contains(.isAllDay) ? Self.yes : Self.no
    case .isOverride: output += candidate.traits.contains(.isOverride) ? Self.yes : Self.no
    case .timeZone: appendZone(candidate, texts, bytes, to: &output)
    case .organizer: if let organizer = texts.organizer { appendPerson(organizer, to: &output) } else { output += Self.null }
    case .attendees: appendList(texts.attendees, to: &output) { line, output in self.appendPerson(line, to: &output) }
    case .categories:
      let categories = texts.categories.flatMap { LineText.list(bytes, $0.valueStart..<$0.end, isFolded: $0.isFolded) }
      appendList(categories.map(\.trimmed), to: &output) { category, output in JSONText.append(category, to: &output) }
    case .source: if let source { JSONText.append(source, to: &output) } else { output += Self.null }
    default: break
    }
  }

  private func appendText(
    _ line: ContentLine?, _ bytes: Span<UInt8>, isText: Bool = true, orNull: Bool = true, to output: inout [UInt8]
  ) {
    if let line {
      JSONText.append(bytes, line, isText: isText, to: &output)
    } else {
      output += orNull ? Self.null : [UInt8(ascii: "\""), UInt8(ascii: "\"")]
    }
  }

  /// The IANA name of the zone that DTSTART is written in; null for floating and all-day events.
  private mutating func appendZone(_ candidate: Candidate, _ texts: EventTexts, _ bytes: Span<UInt8>, to output: inout [UInt8]) {
    guard let start = texts.start, !candidate.traits.contains(.isAllDay) else { return output += Self.null }
    var name: String?
    if start.end > start.valueStart, bytes[start.end - 1] | 0x20 == UInt8(ascii: "z") {
      name = "UTC"
    } else if let tzid = LineParameters(of: start, in: bytes).zone {
      let calendar = index.calendar(of: Int(candidate.component))
      let number = zones.knownZone(named: tzid, isFolded: start.isFolded, in: calendar, index, bytes)
      name = number.flatMap { zones.zones[$0].ianaIdentifier }
    }
    if let name { JSONText.append(name, to: &output) } else { output += Self.null }
  }

  private func appendPerson(_ line: ContentLine, to output: inout [UInt8]) {
    let person = ICSAttendee(ICSProperty(line, in: index))
    output += Array(#"{"name":"#.utf8)
    if let name = person.name { JSONText.append(name, to: &output) } else { output += Self.null }
    output += Array(#","email":"#.utf8)
    if let email = person.email { JSONText.append(email, to: &output) } else { output += Self.null }
    if line.key == .attendee {
      output += Array(#","status":"#.utf8)
      JSONText.append(person.participationStatus.rawValue.lowercased(), to: &output)
      output += Array(#","role":"#.utf8)
      JSONText.append(person.role.rawValue.lowercased(), to: &output)
    }
    output.append(UInt8(ascii: "}"))
  }

  private func appendList<Element>(_ list: [Element], to output: inout [UInt8], _ append: (Element, inout [UInt8]) -> Void) {
    output.append(UInt8(ascii: "["))
    for (position, element) in list.enumerated() {
      if position > 0 { output.append(UInt8(ascii: ",")) }
      append(element, &output)
    }
    output.append(UInt8(ascii: "]"))
  }

  private static let null = Array("null".utf8)
  private static let yes = Array("true".utf8)
  private static let no = Array("false".utf8)
}
