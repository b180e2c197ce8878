extension ComponentDraft {
  /// What the component says about `field`; times as they are written, with hyphens and colons.
  func value(_ field: ComponentField) -> FieldValue {
    switch field {
    case .component: return .text(name)
    case .end: return text(endName) ?? .none
    case .isAllDay: return self["DTSTART"].map { .boolean($0.type == .date) } ?? .none
    case .timeZone: return self["DTSTART"]?.zoneName.map { .text($0) } ?? .none
    case .recurrenceID: return self["RECURRENCE-ID"]?.basicTime.map { .text($0) } ?? .none
    case .rule: return self["RRULE"].map { .text($0.rawValue) } ?? .none
    case .organizer: return self["ORGANIZER"].map { .people([$0.person]) } ?? .none
    case .attendees: return people
    case .recurrenceDates, .exceptionDates, .categories: return list(field.property ?? "")
    case .calendar, .source: return .none
    default:
      guard let property = field.property else { return .none }
      if field.kind == .integer { return integer(property) }
      return text(property) ?? .none
    }
  }

  /// DTEND, or what stands in its place.
  var endName: String { name == "VTODO" ? "DUE" : "DTEND" }

  private func text(_ name: String) -> FieldValue? { self[name]?.values.first.map { .text($0.plain) } }

  private func integer(_ name: String) -> FieldValue {
    self[name]?.values.first.flatMap { Int($0.plain) }.map { .integer($0) } ?? .none
  }

  private func list(_ name: String) -> FieldValue {
    let items = properties.filter { $0.name == name }.flatMap(\.values).map(\.plain)
    return items.isEmpty ? .none : .list(items)
  }

  private var people: FieldValue {
    let people = properties.filter { $0.name == "ATTENDEE" }.map(\.person)
    return people.isEmpty ? .none : .people(people)
  }
}

extension TypedProperty {
  func parameter(_ name: ICSParameterName) -> String? { parameters.first { $0.name == name }?.value }

  /// TZID; `UTC` for a UTC time.
  var zoneName: String? {
    if type == .dateTime, values.first?.plain.hasSuffix("Z") == true { return "UTC" }
    return parameter(.timeZoneID)
  }

  /// The first value as RFC 5545 writes it.
  var basicTime: String? { values.first.map { ISOForm.basic($0.plain, as: type) ?? $0.plain } }

  /// The value as it stands in a content line.
  var rawValue: String {
    let line = TypedProperty(name: name, parameters: [], type: type, values: values).line
    return line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).last.map(String.init) ?? ""
  }

  var person: FieldValue.Person {
    let address = values.first?.plain.trimmed ?? ""
    let mailbox = address.lowercased().hasPrefix("mailto:") ? String(address.dropFirst(7).prefix { $0 != "?" }) : nil
    let email = parameter(.email) ?? mailbox.flatMap { $0.isEmpty ? nil : $0.removingPercents } ?? (address.isEmpty ? nil : address)
    var person = FieldValue.Person(name: parameter(.commonName), email: email)
    if name == "ATTENDEE" {
      person.status = (parameter(.participationStatus) ?? "NEEDS-ACTION").lowercased()
      person.role = (parameter(.role) ?? "REQ-PARTICIPANT").lowercased()
    }
    return person
  }
}
