/// A component as an object of JSCalendar: what the formats share by its own names, and the rest as jCal under `iCalendar`.
struct JSCalendarEntry {
  let component: ComponentDraft
  private(set) var zone: JSCalendarZone
  private var members: [(key: String, value: JSONValue)] = []

  init(_ component: ComponentDraft) {
    self.component = component
    zone = JSCalendarZone(tzid: component["DTSTART"]?.zoneName ?? component["DUE"]?.zoneName)
    addTexts()
    addTimes()
    addRecurrence()
    addRelations()
    add("participants", JSCalendarPeople.participants(component))
    add("alerts", JSCalendarAlerts.alerts(component.components))
    addRest()
  }

  var object: JSONValue { .object(members) }

  private mutating func add(_ key: String, _ value: JSONValue?) { if let value { members.append((key, value)) } }
  private func text(_ name: String) -> String? { component[name]?.values.first?.plain }

  private mutating func addTexts() {
    add("@type", .text(component.name == "VTODO" ? "Task" : "Event"))
    add("uid", text("UID").map { .text($0) })
    for (key, name) in Self.texts { add(key, text(name).map { .text($0) }) }
    for (key, name) in Self.numbers { add(key, text(name).flatMap { Int($0) }.map { .number($0) }) }
    add("created", text("CREATED").map { .text($0) })
    add("updated", (text("LAST-MODIFIED") ?? text("DTSTAMP")).map { .text($0) })
    add(component.name == "VTODO" ? "progress" : "status", text("STATUS").map { .text($0.lowercased()) })
    let privacy = text("CLASS").map { name in Self.privacies.first { $0.name == name.asciiUppercased }?.key ?? "private" }
    add("privacy", privacy.map { .text($0) })
    add("freeBusyStatus", text("TRANSP").map { .text($0.asciiUppercased == "TRANSPARENT" ? "free" : "busy") })
    add("method", text("METHOD").map { .text($0.lowercased()) })
    let keywords = component.properties.filter { $0.name == "CATEGORIES" }.flatMap(\.values).map(\.plain)
    add("keywords", keywords.isEmpty ? nil : .set(keywords))
  }

  private mutating func addTimes() {
    guard let start = component["DTSTART"], let text = start.values.first?.plain else { return }
    let isAllDay = start.type == .date
    let local = zone.local(text, type: start.type, tzid: start.zoneName)
    add("start", .text(local))
    if isAllDay { add("showWithoutTime", JSONValue(.boolean(true))) }
    if !isAllDay, let name = zone.name { add("timeZone", .text(name)) }
    let duration = self.text("DURATION")
    if let end = component["DTEND"], let endText = end.values.first?.plain {
      let other = zone.local(endText, type: end.type, tzid: end.zoneName)
      let seconds = zone.seconds(from: local, to: other, endTZID: nil)
      add("duration", seconds.map { .text((isAllDay ? ICSDuration(days: $0 / 86_400) : ICSDuration(seconds: $0)).description) })
    } else if let duration {
      add("duration", .text(duration))
    }
    if let due = component["DUE"], let text = due.values.first?.plain {
      add("due", .text(zone.local(text, type: due.type, tzid: due.zoneName)))
    }
  }

  private mutating func addRecurrence() {
    for (key, name) in [("recurrenceRules", "RRULE"), ("excludedRecurrenceRules", "EXRULE")] {
      var rules: [JSONValue] = []
      for property in component.properties where property.name == name {
        if case .recurrence(let parts)? = property.values.first { rules.append(JSCalendarRule.object(parts, &zone)) }
      }
      add(key, rules.isEmpty ? nil : .list(rules))
    }
    var overrides: [(key: String, value: JSONValue)] = []
    for property in component.properties where property.name == "RDATE" || property.name == "EXDATE" {
      let excluded: [(key: String, value: JSONValue)] = property.name == "EXDATE" ? [("excluded", JSONValue(.boolean(true)))] : []
      for value in property.values {
        guard case .text(let text) = value else { continue }
        overrides.append((zone.local(text, type: property.type, tzid: property.zoneName), .object(excluded)))
      }
    }
    add("recurrenceOverrides", overrides.isEmpty ? nil : .object(overrides))
  }

  private mutating func addRelations() {
    if let location = text("LOCATION"), !location.isEmpty {
      add("locations", .object([("1", .object([("@type", .text("Location")), ("name", .text(location))]))]))
    }
    var links: [(key: String, value: JSONValue)] = []
    for property in component.properties where (property.name == "URL" || property.name == "ATTACH") && property.type == .uri {
      var link: [(key: String, value: JSONValue)] = [("@type", .text("Link")), ("href", .text(property.values.first?.plain ?? ""))]
      if property.name == "ATTACH" { link.append(("rel", .text("enclosure"))) }
      if let type = property.parameter(.formatType) { link.append(("contentType", .text(type))) }
      links.append(("\(links.count + 1)", .object(link)))
    }
    add("links", links.isEmpty ? nil : .object(links))
    add("replyTo", text("ORGANIZER").map { .object([("imip", .text($0))]) })
  }

  /// What reading the object back would not give.
  private mutating func addRest() {
    let back = ComponentDraft(jsCalendar: object)
    var properties = component.properties.filter { $0.name != "RECURRENCE-ID" || $0.parameter(.range) != nil }
    for property in back.properties { if let place = properties.firstIndex(of: property) { properties.remove(at: place) } }
    var components = component.components
    for child in back.components { if let place = components.firstIndex(of: child) { components.remove(at: place) } }
    guard !properties.isEmpty || !components.isEmpty else { return }
    add("iCalendar", ComponentDraft(name: component.name, properties: properties, components: components).jsCalendarRest)
  }

  static let texts: [(key: String, name: String)] = [("title", "SUMMARY"), ("description", "DESCRIPTION"), ("color", "COLOR")]
  static let numbers: [(key: String, name: String)] = [
    ("sequence", "SEQUENCE"), ("priority", "PRIORITY"), ("percentComplete", "PERCENT-COMPLETE"),
  ]
  static let privacies: [(key: String, name: String)] = [("public", "PUBLIC"), ("private", "PRIVATE"), ("secret", "CONFIDENTIAL")]
}

extension ComponentDraft {
  /// The component as jCal in an object, as the draft on conversion keeps what JSCalendar has no names for.
  var jsCalendarRest: JSONValue {
    func jCal(_ write: (inout [UInt8]) -> Void) -> JSONValue {
      var bytes: [UInt8] = []
      write(&bytes)
      var reader = JSONReader(bytes, maximumDepth: 1000)
      return (try? reader.document()) ?? JSONValue(.null)
    }
    var members: [(key: String, value: JSONValue)] = [("@type", .text("ICalComponent")), ("name", .text(name.lowercased()))]
    if !properties.isEmpty {
      members.append(("properties", .list(properties.map { property in jCal { JCalText.append(property, to: &$0) } })))
    }
    if !components.isEmpty {
      members.append(("components", .list(components.map { component in jCal { JCalText.append(component, to: &$0) } })))
    }
    return .object(members)
  }
}
