/// What a column of a table of events holds: a field of a component, or what the tables of Google and Outlook part it into.
package enum CSVColumn: Hashable, Sendable {
  case field(ComponentField)
  case startDate, startTime, endDate, endTime, isPrivate, sensitivity, shownAs, requiredAttendees, optionalAttendees, resources

  /// The column that people call `name`, in any letter case: the name of a field, of a property, or a heading of Google's or Outlook's.
  package init?(_ name: String) {
    let name = name.trimmed.lowercased()
    if let field = ComponentField.allCases.first(where: { $0.rawValue.lowercased() == name || $0.property?.lowercased() == name }) {
      self = .field(field)
    } else if let column = Self.headings[name.filter { $0 != " " }] {
      self = column
    } else {
      return nil
    }
  }

  private static let headings: [String: Self] = [
    "subject": .field(.title), "dtend": .field(.end), "due": .field(.end), "alldayevent": .field(.isAllDay),
    "startdate": .startDate,
    "starttime": .startTime, "enddate": .endDate, "endtime": .endTime, "private": .isPrivate, "sensitivity": .sensitivity,
    "showtimeas": .shownAs, "meetingorganizer": .field(.organizer), "requiredattendees": .requiredAttendees,
    "optionalattendees": .optionalAttendees, "meetingresources": .resources,
  ]
}
