/// Reads JSCalendar (RFC 8984), experimental: a Group, an Event or a Task, or an array of them.
package struct JSCalendarReader: FeedReader {
  package static let identifier = "jscalendar"
  package var definesZones: Bool { true }

  private let maximumDepth: Int

  package init(maximumDepth: Int) { self.maximumDepth = maximumDepth }

  package func read(_ bytes: [UInt8]) throws(ICSFormatError) -> FeedReading {
    var json = JSONReader(bytes, maximumDepth: maximumDepth * 2 + 16)
    let document = try json.document()
    var calendars: [ComponentDraft] = []
    do throws(JCalFault) {
      for object in document.array ?? [document] { calendars.append(try Self.calendar(object)) }
    } catch {
      throw ICSFormatError(error.message, at: error.value.offset, in: bytes.span)
    }
    return FeedReading(calendars)
  }

  private static func calendar(_ object: JSONValue) throws(JCalFault) -> ComponentDraft {
    guard let type = object["@type"]?.string, ["Group", "Event", "Task"].contains(type) else {
      throw JCalFault("an object of JSCalendar has the @type Group, Event or Task", object)
    }
    var calendar = ComponentDraft.emptyCalendar
    guard type == "Group" else {
      calendar.components = try components(object)
      return calendar
    }
    if let rest = try rest(object) {
      if !rest.properties.isEmpty { calendar.properties = rest.properties }
      calendar.components = rest.components
    } else if let title = object["title"]?.string {
      calendar.properties.append(TypedProperty(name: "NAME", parameters: [], type: .text, values: [.text(title)]))
    }
    for entry in object["entries"]?.array ?? [] { calendar.components += try components(entry) }
    return calendar
  }

  /// The master, and each override that changes more than its time being there.
  private static func components(_ object: JSONValue) throws(JCalFault) -> [ComponentDraft] {
    guard object["uid"]?.string != nil else { throw JCalFault("an object has no uid", object) }
    var components = [try component(object)]
    if let slot = object["recurrenceId"]?.string {
      components[0].properties.append(self.slot(slot, of: object, zoneName: object["recurrenceIdTimeZone"]?.string))
    }
    for (key, patch) in object["recurrenceOverrides"]?.object ?? [] {
      guard let changes = patch.object, !changes.isEmpty, patch["excluded"]?.isTrue != true else { continue }
      var changed = object
      for key in ["recurrenceRules", "excludedRecurrenceRules", "recurrenceOverrides"] { changed.set(key, to: nil) }
      if patch["start"] == nil { changed.set("start", to: .text(key)) }
      for (path, value) in changes {
        if case .null = value.content { changed.set(path, to: nil) } else { changed.set(path, to: value) }
      }
      var override = try component(changed)
      // It stands there already where RANGE says more than the slot.
      if override["RECURRENCE-ID"] == nil {
        override.properties.append(slot(key, of: object, zoneName: object["timeZone"]?.string))
      }
      components.append(override)
    }
    return components
  }

  private static func component(_ object: JSONValue) throws(JCalFault) -> ComponentDraft {
    var component = ComponentDraft(jsCalendar: object)
    if let rest = try rest(object) { component.add(rest: rest) }
    component.addRequired()
    return component
  }

  private static func slot(_ local: String, of master: JSONValue, zoneName: String?) -> TypedProperty {
    guard master["showWithoutTime"]?.isTrue != true else {
      return TypedProperty(name: "RECURRENCE-ID", parameters: [], type: .date, values: [.text(String(local.prefix(10)))])
    }
    return ComponentDraft.time("RECURRENCE-ID", [local], zoneName)
  }

  private static func rest(_ object: JSONValue) throws(JCalFault) -> ComponentDraft? {
    guard let rest = object["iCalendar"] else { return nil }
    var component = ComponentDraft(name: rest["name"]?.string?.asciiUppercased ?? "")
    for property in rest["properties"]?.array ?? [] { component.properties.append(try TypedProperty(jCal: property)) }
    for child in rest["components"]?.array ?? [] { component.components.append(try ComponentDraft(jCal: child)) }
    return component
  }
}
