/// Reads the records of `ComponentRecords`, as one array or one after another. A key that says something other than `properties` wins, so
/// records may be edited, or written by hand without `properties`.
package struct RecordReader: FeedReader {
  package static let identifier = "json"
  package var definesZones: Bool { true }

  private let maximumDepth: Int

  package init(maximumDepth: Int) { self.maximumDepth = maximumDepth }

  package func read(_ bytes: [UInt8]) throws(ICSFormatError) -> FeedReading {
    var json = JSONReader(bytes, maximumDepth: maximumDepth * 2 + 8)
    var calendars: [ComponentDraft] = []
    for document in try json.documents() {
      for record in document.array ?? [document] {
        var component: ComponentDraft
        do throws(JCalFault) { component = try ComponentDraft(record: record) } catch {
          throw ICSFormatError(error.message, at: error.value.offset, in: bytes.span)
        }
        if component.name == "VCALENDAR" {
          calendars.append(component)
        } else {
          component.addRequired()
          if calendars.isEmpty { calendars.append(.emptyCalendar) }
          calendars[calendars.count - 1].components.append(component)
        }
      }
    }
    return FeedReading(calendars)
  }
}

extension ComponentDraft {
  fileprivate init(record: JSONValue) throws(JCalFault) {
    guard record.object != nil else { throw JCalFault("a record is an object", record) }
    let kind = record["component"]?.string ?? "VEVENT"
    guard Self.isName(kind) else { throw JCalFault("not the name of a component", record["component"] ?? record) }
    self.init(name: kind.asciiUppercased)
    for property in record["properties"]?.array ?? [] { properties.append(try TypedProperty(jCal: property)) }
    for component in record["components"]?.array ?? [] { components.append(try ComponentDraft(jCal: component)) }
    let zoneName = record["timeZone"].map(\.string) ?? self["DTSTART"]?.zoneName
    let movesZone = self["DTSTART"] != nil && zoneName != self["DTSTART"]?.zoneName
    for field in ComponentField.allCases {
      guard let json = record[field.rawValue] else { continue }
      guard let value = FieldValue(json, field.kind) else { throw JCalFault("not what \"\(field.rawValue)\" holds", json) }
      let isTime = field == .start || field == .end
      guard value != self.value(field) || (isTime && movesZone) else { continue }
      guard set(field, to: value, zoneName: zoneName) else { throw JCalFault("\"\(field.rawValue)\" can't be read", json) }
    }
  }
}

extension FieldValue {
  fileprivate init?(_ json: JSONValue, _ kind: ComponentField.Kind) {
    switch (json.content, kind) {
    case (.null, _): self = .none
    case (.string(let text), .text): self = .text(text)
    case (.number(let digits), .text): self = .text(digits)
    case (.number(let digits), .integer):
      guard let number = Int(digits) else { return nil }
      self = .integer(number)
    case (.boolean(let isTrue), .boolean): self = .boolean(isTrue)
    case (.array(let items), .list):
      let texts = items.compactMap(\.string)
      guard texts.count == items.count else { return nil }
      self = texts.isEmpty ? .none : .list(texts)
    case (.object, .person): self = .people([Person(json)])
    case (.array(let items), .people): self = items.isEmpty ? .none : .people(items.map { Person($0) })
    default: return nil
    }
  }
}

extension FieldValue.Person {
  fileprivate init(_ json: JSONValue) {
    self.init(
      name: json["name"]?.string, email: json["email"]?.string ?? json.string, status: json["status"]?.string,
      role: json["role"]?.string)
  }
}
