internal import Foundation

/// JSCalendar (RFC 8984), experimental: a Group a feed, a series with its overrides as one object. What RFC 8984 has no name for is kept as
/// jCal under `iCalendar`.
package struct JSCalendarFormat: FeedFormat {
  package static let identifier = "jscalendar"
  package static let abstract = "JSCalendar (RFC 8984), experimental"

  private var holdsSeveral: Bool
  private var isFirst = true

  package init(holdsSeveral: Bool) { self.holdsSeveral = holdsSeveral }

  package mutating func append(_ feed: ICSFeed, source: String?, to write: ([UInt8]) throws -> Void) rethrows -> [ICSDiagnostic] {
    var output: [UInt8] = []
    var losses: [ICSDiagnostic] = []
    for root in feed.index.roots {
      if isFirst {
        holdsSeveral = holdsSeveral || feed.index.roots.count > 1
        if holdsSeveral { output.append(UInt8(ascii: "[")) }
      } else {
        output += ",\n".utf8
      }
      isFirst = false
      let calendar = ComponentDraft(ICSComponent(index: feed.index, position: root))
      Self.group(calendar).append(to: &output)
      losses += calendar.components.compactMap(Self.loss)
    }
    try write(output)
    return losses
  }

  package mutating func finish(to output: inout [UInt8]) { output += holdsSeveral && !isFirst ? "]\n".utf8 : "\n".utf8 }

  private static func loss(_ component: ComponentDraft) -> ICSDiagnostic? {
    guard let name = component["DTSTART"]?.zoneName, JSCalendarZone(tzid: name).name == nil else { return nil }
    let code = ICSDiagnostic.Code.notCarried
    return ICSDiagnostic(
      severity: .warning, code: code, message: "JSCalendar has IANA zones only, so the times float", component: component.name,
      uid: component["UID"]?.values.first?.plain, property: "DTSTART", value: name, action: code.entry.action)
  }

  private static func group(_ calendar: ComponentDraft) -> JSONValue {
    var rest = ComponentDraft(name: calendar.name, properties: calendar.properties)
    var series: [(uid: String, members: [ComponentDraft])] = []
    var places: [String: Int] = [:]
    for component in calendar.name == "VCALENDAR" ? calendar.components : [calendar] {
      guard ["VEVENT", "VTODO"].contains(component.name), let uid = component["UID"]?.values.first?.plain else {
        rest.components.append(component)
        continue
      }
      if let place = places[uid] {
        series[place].members.append(component)
      } else {
        places[uid] = series.count
        series.append((uid, [component]))
      }
    }
    var members: [(key: String, value: JSONValue)] = [("@type", .text("Group"))]
    if let name = calendar["NAME"] ?? calendar["X-WR-CALNAME"] { members.append(("title", .text(name.values.first?.plain ?? ""))) }
    members.append(("entries", .list(series.flatMap { entries($0.members) })))
    if !rest.properties.isEmpty || !rest.components.isEmpty { members.append(("iCalendar", rest.jsCalendarRest)) }
    return .object(members)
  }

  /// The master with its overrides as patches; overrides without a master stand on their own.
  private static func entries(_ members: [ComponentDraft]) -> [JSONValue] {
    let isOverride = { (component: ComponentDraft) in component["RECURRENCE-ID"] != nil }
    guard let master = members.first(where: { !isOverride($0) }) else {
      return members.map { JSCalendarEntry($0).alone }
    }
    let entry = JSCalendarEntry(master)
    var object = entry.object
    for override in members where isOverride(override) {
      guard let slot = override["RECURRENCE-ID"], let text = slot.values.first?.plain else { continue }
      if object["recurrenceOverrides"] == nil { object.set("recurrenceOverrides", to: .object([])) }
      let key = entry.slot(text, slot)
      var patch = JSCalendarEntry(override).patch(of: entry.object)
      if patch["start"]?.string == key { patch.set("start", to: nil) }
      object.set("recurrenceOverrides/\(key)", to: patch)
    }
    let others = members.filter { !isOverride($0) }.dropFirst().map { JSCalendarEntry($0).object }
    return [object] + others
  }
}

extension JSCalendarEntry {
  /// The key of a slot among the overrides.
  fileprivate func slot(_ text: String, _ property: TypedProperty) -> String {
    var zone = zone
    return zone.local(text, type: property.type, tzid: property.zoneName)
  }

  /// An override without a master.
  fileprivate var alone: JSONValue {
    var object = object
    guard let slot = component["RECURRENCE-ID"], let text = slot.values.first?.plain else { return object }
    var own = JSCalendarZone(tzid: slot.zoneName)
    object.set("recurrenceId", to: .text(own.local(text, type: slot.type, tzid: slot.zoneName)))
    if let name = own.name { object.set("recurrenceIdTimeZone", to: .text(name)) }
    return object
  }

  /// What must be set, and by null taken out, to make this object of `master` (RFC 8984 1.4.9).
  fileprivate func patch(of master: JSONValue) -> JSONValue {
    let fixed: Set<String> = [
      "@type", "uid", "recurrenceRules", "excludedRecurrenceRules", "recurrenceOverrides", "method", "privacy", "replyTo",
    ]
    var changes: [(key: String, value: JSONValue)] = []
    for (key, value) in object.object ?? [] where !fixed.contains(key) {
      if master[key]?.bytes != value.bytes { changes.append((key, value)) }
    }
    for (key, _) in master.object ?? [] where !fixed.contains(key) && object[key] == nil { changes.append((key, JSONValue(.null))) }
    return .object(changes)
  }
}
