internal import Foundation

/// Occurrences as JSON records, one a line; what all occurrences of a component share is encoded once.
///
/// The hot loop of output. A component's record is made once as a template, in which every time and id has room of its own width;
/// each occurrence is a copy of it with that room filled in. Templates are kept for series only.
struct OccurrenceRecords {
  private let index: FeedIndex
  private var zones: FeedZones
  private let fields: [OccurrenceField]
  private let source: String?
  private let words: EventTexts.Words
  private var timestamps: TimestampWriter
  private var instants = TimestampWriter(.utc)
  private var identities: UIDIdentities
  /// The templates of series, one after the other, and where each begins and ends.
  private var stock = Template()
  private var places: [Template.Place] = []
  /// For each component the index of its place, or none.
  private var placeOfComponent: ContiguousArray<Int32>
  private static let none: Int32 = -1

  private struct Template {
    var bytes: [UInt8] = []
    /// Where times stand in it.
    var room: [(place: Int, field: OccurrenceField)] = []

    struct Place {
      var bytes: Range<Int>
      var room: Range<Int>
    }

    mutating func append(_ template: Template) -> Place {
      let place = Place(
        bytes: bytes.count..<bytes.count + template.bytes.count, room: room.count..<room.count + template.room.count)
      bytes += template.bytes
      room += template.room
      return place
    }
  }

  init(_ index: FeedIndex, zones: FeedZones, fields: [OccurrenceField], timeZone: ICSZone, source: String?) {
    (self.index, self.zones, self.fields, self.source) = (index, zones, fields, source)
    words = EventTexts.Words(fields)
    placeOfComponent = ContiguousArray(repeating: Self.none, count: index.records.count)
    timestamps = TimestampWriter(timeZone)
    identities = UIDIdentities(index)
  }

  mutating func append(_ candidate: Candidate, to output: inout [UInt8]) {
    let start = output.count
    guard candidate.traits.contains(.recurs) else {
      let template = template(candidate)
      output += template.bytes
      var span = output.mutableSpan
      for (place, field) in template.room { write(field, of: candidate, at: start + place, in: &span) }
      return
    }
    let place = place(of: candidate)
    output += stock.bytes[place.bytes]
    var span = output.mutableSpan
    for position in place.room {
      let (place, field) = stock.room[position]
      write(field, of: candidate, at: start + place, in: &span)
    }
  }

  private mutating func place(of candidate: Candidate) -> Template.Place {
    let known = placeOfComponent[Int(candidate.component)]
    if known != Self.none { return places[Int(known)] }
    placeOfComponent[Int(candidate.component)] = Int32(places.count)
    let place = stock.append(template(candidate))
    places.append(place)
    return place
  }

  private mutating func write(_ field: OccurrenceField, of candidate: Candidate, at place: Int, in output: inout MutableSpan<UInt8>)
  {
    let isAllDay = candidate.traits.contains(.isAllDay)
    switch field {
    case .start: writeTime(candidate.start, isAllDay, at: place, in: &output)
    case .end: writeTime(candidate.end, isAllDay, at: place, in: &output)
    case .id, .recurrenceID: SlotText.write(candidate.slot, candidate.slotForm, at: place, in: &output)
    case .recurrenceStart:
      if candidate.slotForm == .date {
        instants.writeLocalDate(candidate.slot.seconds, at: place, in: &output)
      } else {
        instants.write(zones.clocks[Int(candidate.slotZone)].instant(of: candidate.slot), at: place, in: &output)
      }
    default: break
    }
  }

  private mutating func writeTime(_ instant: Int64, _ isAllDay: Bool, at place: Int, in output: inout MutableSpan<UInt8>) {
    if isAllDay {
      timestamps.writeLocalDate(instant, at: place, in: &output)
    } else {
      timestamps.write(instant, at: place, in: &output)
    }
  }

  private mutating func template(_ candidate: Candidate) -> Template {
    let contents = index.bytes
    let bytes = contents.span
    let texts = EventTexts(index, component: Int(candidate.component), words, bytes)
    var template = Template()
    template.bytes.reserveCapacity(fields.count * 24)
    template.bytes.append(UInt8(ascii: "{"))
    for (position, field) in fields.enumerated() {
      if position > 0 { template.bytes.append(UInt8(ascii: ",")) }
      JSONText.append(field.rawValue, to: &template.bytes)
      template.bytes.append(UInt8(ascii: ":"))
      if let width = width(of: field, candidate) {
        template.bytes.append(UInt8(ascii: "\""))
        template.room.append((template.bytes.count, field))
        template.bytes.append(contentsOf: repeatElement(0, count: width))
        if field == .id { appendRestOfID(candidate, to: &template.bytes) } else { template.bytes.append(UInt8(ascii: "\"")) }
      } else {
        append(field, candidate, texts, bytes, to: &template.bytes)
      }
    }
    template.bytes += [UInt8(ascii: "}"), 10]
    return template
  }

  /// How many bytes a field needs that differs from occurrence to occurrence; nil for the others.
  private func width(of field: OccurrenceField, _ candidate: Candidate) -> Int? {
    let recurs = candidate.traits.contains(.recurs)
    switch field {
    case .start, .end: return candidate.traits.contains(.isAllDay) ? TimestampWriter.dateWidth : timestamps.width
    case .id: return recurs || candidate.traits.contains(.sharesUID) ? SlotText.width(candidate.slotForm) : nil
    case .recurrenceID: return recurs ? SlotText.width(candidate.slotForm) : nil
    case .recurrenceStart: return !recurs ? nil : candidate.slotForm == .date ? TimestampWriter.dateWidth : instants.width
    default: return nil
    }
  }

  /// `/uid"`, after the slot.
  private mutating func appendRestOfID(_ candidate: Candidate, to output: inout [UInt8]) {
    let start = output.count
    JSONText.append("/" + identities.uid(of: Int(candidate.series)), to: &output)
    output.remove(at: start)
  }

  private mutating func append(
    _ field: OccurrenceField, _ candidate: Candidate, _ texts: EventTexts, _ bytes: Span<UInt8>, to output: inout [UInt8]
  ) {
    switch field {
    case .id: JSONText.append("/" + identities.uid(of: Int(candidate.series)), to: &output)
    case .recurrenceID, .recurrenceStart: output += Self.null
    case .uid:
      appendText(index.uidContentLine(of: Int(candidate.series), bytes), bytes, to: &output)
    case .title: appendText(texts.summary, bytes, orNull: false, to: &output)
    case .location: appendText(texts.location, bytes, to: &output)
    case .description: appendText(texts.description, bytes, to: &output)
    case .url: appendText(texts.url, bytes, isText: false, to: &output)
    case .status:
      if index.records[Int(candidate.component)].kind == .freeBusy {
        JSONText.append(candidate.traits.freeBusyKind.rawValue.lowercased(), to: &output)
      } else if let status = texts.status {
        JSONText.append(status.value(in: bytes).trimmed.lowercased(), to: &output)
      } else {
        output += Self.null
      }
    case .isAllDay: output += candidate.traits.contains(.isAllDay) ? Self.yes : Self.no
    case .isOverride: output += candidate.traits.contains(.isOverride) ? Self.yes : Self.no
    case .timeZone:
      if let name = texts.zoneName(of: candidate, index, &zones, bytes) {
        JSONText.append(name, to: &output)
      } else {
        output += Self.null
      }
    case .organizer: if let organizer = texts.organizer { appendPerson(organizer, to: &output) } else { output += Self.null }
    case .attendees: JSONText.appendArray(texts.attendees, to: &output) { line, output in self.appendPerson(line, to: &output) }
    case .categories:
      let categories = texts.categories.flatMap { LineText.list(bytes, $0.valueStart..<$0.end, isFolded: $0.isFolded) }
      JSONText.appendArray(categories.map(\.trimmed), to: &output) { category, output in JSONText.append(category, to: &output) }
    case .source: if let source { JSONText.append(source, to: &output) } else { output += Self.null }
    case .start, .end: break
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

  private static let null = Array("null".utf8)
  private static let yes = Array("true".utf8)
  private static let no = Array("false".utf8)
}
