extension ComponentDraft {
  /// Makes the component say `value`; false where it can't be read as what the field holds. Times without a zone stand on the clock of
  /// `zoneName`.
  mutating func set(_ field: ComponentField, to value: FieldValue, zoneName: String?) -> Bool {
    guard let name = field == .end ? endName : field.property else { return true }
    if value == .none || value == .text("") || value == .list([]) || value == .people([]) {
      properties.removeAll { $0.name == name }
      return true
    }
    switch (field, value) {
    case (.start, .text(let text)), (.end, .text(let text)), (.recurrenceID, .text(let text)):
      guard let time = RecordTime(text) else { return false }
      replace(time.property(name, zoneName: zoneName))
    case (.stamp, .text(let text)), (.created, .text(let text)), (.lastModified, .text(let text)):
      guard let time = RecordTime(text) else { return false }
      replace(time.property(name, zoneName: "UTC"))
    case (.recurrenceDates, .list(let items)), (.exceptionDates, .list(let items)):
      let times = items.compactMap { RecordTime($0)?.property(name, zoneName: zoneName) }
      guard times.count == items.count, var property = times.first else { return false }
      property.values = times.flatMap(\.values)
      replace(property)
    case (.rule, .text(let text)):
      guard let values = TypedValueReader(escaped: text, shape: .single).values(of: .recurrence) else { return false }
      replace(TypedProperty(name: name, parameters: [], type: .recurrence, values: values))
    case (.organizer, .people(let people)), (.attendees, .people(let people)): replacePeople(name, people)
    case (_, .list(let items)): replace(TypedProperty(name: name, parameters: [], type: .text, values: items.map { .text($0) }))
    case (_, .integer(let number)):
      replace(TypedProperty(name: name, parameters: [], type: .integer, values: [.number("\(number)")]))
    case (_, .text(let text)): replaceText(name, text)
    default: return false
    }
    return true
  }

  /// Puts `property` in the place of the first of its name, and takes the others out.
  private mutating func replace(_ property: TypedProperty) {
    let place = properties.firstIndex { $0.name == property.name } ?? properties.endIndex
    properties.removeAll { $0.name == property.name }
    properties.insert(property, at: min(place, properties.endIndex))
  }

  /// The language stays; what else the parameters said was about the old text.
  private mutating func replaceText(_ name: String, _ text: String) {
    let form = PropertyForm.form(of: name)
    let language = self[name]?.parameters.filter { $0.name == .language } ?? []
    replace(TypedProperty(name: name, parameters: language, type: form.type, values: [.text(text)]))
  }

  /// Known people keep what the record doesn't say about them.
  private mutating func replacePeople(_ name: String, _ people: [FieldValue.Person]) {
    let known = properties.filter { $0.name == name }
    let place = properties.firstIndex { $0.name == name } ?? properties.endIndex
    properties.removeAll { $0.name == name }
    let written = people.map { person in
      var property =
        known.first { $0.person.email == person.email }
        ?? TypedProperty(name: name, parameters: [], type: .calendarAddress, values: [.text(person.address)])
      let old = property.person
      if old.name != person.name { property.set(.commonName, person.name) }
      if old.status != person.status { property.set(.participationStatus, person.status?.asciiUppercased) }
      if old.role != person.role { property.set(.role, person.role?.asciiUppercased) }
      return property
    }
    properties.insert(contentsOf: written, at: min(place, properties.endIndex))
  }
}

extension TypedProperty {
  fileprivate mutating func set(_ name: ICSParameterName, _ value: String?) {
    parameters.removeAll { $0.name == name }
    if let value, !value.isEmpty { parameters.append(ICSParameter(name: name, values: [value])) }
  }
}

extension FieldValue.Person {
  fileprivate var address: String {
    guard let email else { return "" }
    return email.contains(":") ? email : "mailto:\(email)"
  }
}
