/// Participants (RFC 8984 4.4.6) from and to ORGANIZER and ATTENDEE.
enum JSCalendarPeople {
  static func participants(_ component: ComponentDraft) -> JSONValue? {
    let organizer = component["ORGANIZER"]?.values.first?.plain
    var people: [(key: String, value: JSONValue)] = []
    for property in component.properties where property.name == "ATTENDEE" {
      let isOwner = organizer != nil && property.values.first?.plain.lowercased() == organizer?.lowercased()
      people.append(("\(people.count + 1)", participant(property, isOwner: isOwner)))
    }
    return people.isEmpty ? nil : .object(people)
  }

  private static func participant(_ property: TypedProperty, isOwner: Bool) -> JSONValue {
    let address = property.values.first?.plain ?? ""
    var members: [(key: String, value: JSONValue)] = [("@type", .text("Participant"))]
    if let name = property.parameter(.commonName) { members.append(("name", .text(name))) }
    if let email = property.person.email, email.contains("@") { members.append(("email", .text(email))) }
    members.append(("sendTo", .object([("imip", .text(address))])))
    if let kind = property.parameter(.calendarUserType)?.lowercased() {
      members.append(("kind", .text(kind == "room" ? "location" : kind)))
    }
    let role = property.parameter(.role)?.asciiUppercased
    var roles = isOwner ? ["owner", "attendee"] : ["attendee"]
    if let extra = self.roles.first(where: { $0.role == role })?.name { roles.append(extra) }
    members.append(("roles", .set(roles)))
    if let status = property.parameter(.participationStatus) { members.append(("participationStatus", .text(status.lowercased()))) }
    if property.parameter(.rsvp)?.asciiUppercased == "TRUE" { members.append(("expectReply", JSONValue(.boolean(true)))) }
    return .object(members)
  }

  static func properties(_ object: JSONValue) -> [TypedProperty] {
    var properties: [TypedProperty] = []
    if let owner = object["replyTo"]?["imip"]?.string {
      properties.append(TypedProperty(name: "ORGANIZER", parameters: [], type: .calendarAddress, values: [.text(owner)]))
    }
    for (_, person) in object["participants"]?.object ?? [] {
      guard let address = person["sendTo"]?["imip"]?.string ?? person["email"]?.string.map({ "mailto:\($0)" }) else { continue }
      var parameters: [ICSParameter] = []
      func add(_ name: ICSParameterName, _ value: String?) {
        if let value { parameters.append(ICSParameter(name: name, values: [value])) }
      }
      add(.commonName, person["name"]?.string)
      add(.calendarUserType, person["kind"]?.string.map { $0 == "location" ? "ROOM" : $0.asciiUppercased })
      let names = person["roles"]?.elements ?? []
      add(.role, roles.first { names.contains($0.name) }?.role)
      add(.participationStatus, person["participationStatus"]?.string?.asciiUppercased)
      if person["expectReply"]?.isTrue == true { add(.rsvp, "TRUE") }
      properties.append(TypedProperty(name: "ATTENDEE", parameters: parameters, type: .calendarAddress, values: [.text(address)]))
    }
    return properties
  }

  private static let roles: [(role: String, name: String)] = [
    ("CHAIR", "chair"), ("OPT-PARTICIPANT", "optional"), ("NON-PARTICIPANT", "informational"),
  ]
}
