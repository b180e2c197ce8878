extension ComponentDraft {
  /// An object of JSCalendar as a component, its overrides of occurrences left out.
  init(jsCalendar object: JSONValue) {
    self.init(name: object["@type"]?.string == "Task" ? "VTODO" : "VEVENT")
    var zone = JSCalendarZone(tzid: object["timeZone"]?.string)
    let isAllDay = object["showWithoutTime"]?.isTrue == true
    func add(_ name: String, _ type: ValueType, _ value: TypedValue?) {
      if let value { properties.append(TypedProperty(name: name, parameters: [], type: type, values: [value])) }
    }
    func text(_ key: String) -> String? { object[key]?.string }
    func time(_ name: String, _ local: String) -> TypedProperty {
      let time = TypedProperty(name: name, parameters: [], type: .date, values: [.text(String(local.prefix(10)))])
      return isAllDay ? time : Self.time(name, [local], zone.name)
    }
    add("UID", .text, text("uid").map { .text($0) })
    add("LAST-MODIFIED", .dateTime, text("updated").map { .text($0) })
    add("CREATED", .dateTime, text("created").map { .text($0) })
    if let start = text("start") {
      properties.append(time("DTSTART", start))
      if name == "VTODO" {
        if let duration = text("duration") { add("DURATION", .duration, .text(duration)) }
      } else if let duration = text("duration").flatMap({ ICSDuration($0) }), duration != ICSDuration(),
        let end = zone.local(start, plus: duration)
      {
        properties.append(time("DTEND", end))
      }
    }
    if let due = text("due") { properties.append(time("DUE", due)) }
    for (key, name) in JSCalendarEntry.texts { add(name, .text, text(key).map { .text($0) }) }
    for (key, name) in JSCalendarEntry.numbers { add(name, .integer, object[key]?.number.map { .number("\($0)") }) }
    add("STATUS", .text, (text("status") ?? text("progress")).map { .text($0.asciiUppercased) })
    add(
      "CLASS", .text, text("privacy").flatMap { key in JSCalendarEntry.privacies.first { $0.key == key }?.name }.map { .text($0) })
    add("TRANSP", .text, text("freeBusyStatus").map { .text($0 == "free" ? "TRANSPARENT" : "OPAQUE") })
    let keywords = object["keywords"]?.elements ?? []
    if !keywords.isEmpty {
      properties.append(TypedProperty(name: "CATEGORIES", parameters: [], type: .text, values: keywords.map { .text($0) }))
    }
    add("LOCATION", .text, object["locations"]?.object?.compactMap { $0.value["name"]?.string }.first.map { .text($0) })
    for (_, link) in object["links"]?.object ?? [] {
      guard let address = link["href"]?.string else { continue }
      let isAttached = link["rel"]?.string == "enclosure"
      let type = link["contentType"]?.string.map { [ICSParameter(name: .formatType, values: [$0])] } ?? []
      properties.append(
        TypedProperty(name: isAttached ? "ATTACH" : "URL", parameters: type, type: .uri, values: [.text(address)]))
    }
    for (key, name) in [("recurrenceRules", "RRULE"), ("excludedRecurrenceRules", "EXRULE")] {
      for rule in object[key]?.array ?? [] {
        add(name, .recurrence, .recurrence(JSCalendarRule.parts(rule, isAllDay: isAllDay, &zone)))
      }
    }
    addSlots(object, isAllDay: isAllDay, zone)
    properties += JSCalendarPeople.properties(object)
    components = JSCalendarAlerts.components(object)
  }

  private mutating func addSlots(_ object: JSONValue, isAllDay: Bool, _ zone: JSCalendarZone) {
    let overrides = object["recurrenceOverrides"]?.object ?? []
    for (name, slots) in [
      ("EXDATE", overrides.filter { $0.value["excluded"]?.isTrue == true }),
      ("RDATE", overrides.filter { $0.value.object?.isEmpty == true }),
    ] where !slots.isEmpty {
      let keys = slots.map(\.key)
      if isAllDay {
        properties.append(TypedProperty(name: name, parameters: [], type: .date, values: keys.map { .text(String($0.prefix(10))) }))
      } else {
        properties.append(Self.time(name, keys, zone.name))
      }
    }
  }

  /// Local times as a property on the clock of an IANA zone.
  static func time(_ name: String, _ locals: [String], _ zoneName: String?) -> TypedProperty {
    let isUTC = zoneName == "Etc/UTC"
    return TypedProperty(
      name: name, parameters: isUTC || zoneName == nil ? [] : [ICSParameter(name: .timeZoneID, values: [zoneName ?? ""])],
      type: .dateTime,
      values: locals.map { .text(isUTC ? $0 + "Z" : $0) })
  }

  /// Puts back what `iCalendar` keeps, unless the object has been changed there since.
  mutating func add(rest: ComponentDraft) {
    for property in rest.properties {
      if let place = properties.firstIndex(where: { $0.name == property.name && $0.saysTheSame(as: property) }) {
        properties[place] = property
      } else if property.name == "DURATION", let place = properties.firstIndex(where: { $0.name == "DTEND" }) {
        properties[place] = property
      } else if !properties.contains(where: { $0.name == property.name }) {
        properties.append(property)
      }
    }
    for component in rest.components {
      if let place = components.firstIndex(where: { $0["TRIGGER"] != nil && $0["TRIGGER"] == component["TRIGGER"] }) {
        components[place] = component
      } else {
        components.append(component)
      }
    }
  }
}

extension TypedProperty {
  /// Whether both have the same values, in whatever letter case, on whatever clock of the same time.
  fileprivate func saysTheSame(as other: TypedProperty) -> Bool {
    func plain(_ property: TypedProperty) -> [String] {
      property.values.map { TypedProperty(name: "X", parameters: [], type: property.type, values: [$0]).line.lowercased() }
    }
    return values.count == other.values.count && plain(self) == plain(other)
  }
}
