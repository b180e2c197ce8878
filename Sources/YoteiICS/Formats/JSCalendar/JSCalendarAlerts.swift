/// Alerts (RFC 8984 4.5.2) from and to VALARMs that show something or send mail.
enum JSCalendarAlerts {
  static func alerts(_ alarms: [ComponentDraft]) -> JSONValue? {
    var alerts: [(key: String, value: JSONValue)] = []
    for alarm in alarms where alarm.name == "VALARM" {
      guard let action = alarm["ACTION"]?.values.first?.plain.lowercased(), ["display", "email", "audio"].contains(action) else {
        continue
      }
      guard let trigger = alarm["TRIGGER"], let value = trigger.values.first?.plain else { continue }
      var members: [(key: String, value: JSONValue)]
      switch trigger.type {
      case .duration:
        members = [("@type", .text("OffsetTrigger")), ("offset", .text(value))]
        if trigger.parameter(.related)?.asciiUppercased == "END" { members.append(("relativeTo", .text("end"))) }
      case .dateTime: members = [("@type", .text("AbsoluteTrigger")), ("when", .text(value))]
      default: continue
      }
      let alert: [(key: String, value: JSONValue)] = [
        ("@type", .text("Alert")), ("trigger", .object(members)), ("action", .text(action == "email" ? "email" : "display")),
      ]
      alerts.append(("\(alerts.count + 1)", .object(alert)))
    }
    return alerts.isEmpty ? nil : .object(alerts)
  }

  static func components(_ object: JSONValue) -> [ComponentDraft] {
    (object["alerts"]?.object ?? []).compactMap { _, alert in
      guard let trigger = alert["trigger"] else { return nil }
      var property = TypedProperty(name: "TRIGGER", parameters: [], type: .duration, values: [])
      if let offset = trigger["offset"]?.string {
        property.values = [.text(offset)]
        if trigger["relativeTo"]?.string == "end" { property.parameters = [ICSParameter(name: .related, values: ["END"])] }
      } else if let when = trigger["when"]?.string {
        (property.type, property.values) = (.dateTime, [.text(when)])
      } else {
        return nil
      }
      let action = alert["action"]?.string == "email" ? "EMAIL" : "DISPLAY"
      let description = object["title"]?.string ?? ""
      func text(_ name: String, _ value: String) -> TypedProperty {
        TypedProperty(name: name, parameters: [], type: .text, values: [.text(value)])
      }
      return ComponentDraft(name: "VALARM", properties: [text("ACTION", action), property, text("DESCRIPTION", description)])
    }
  }
}
