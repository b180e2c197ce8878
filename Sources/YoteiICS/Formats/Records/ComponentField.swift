/// The keys of a component as a record, in the order in which they are written.
package enum ComponentField: String, CaseIterable, Sendable {
  case component, uid, recurrenceID, sequence, title, start, end, duration, isAllDay, timeZone, rule, recurrenceDates,
    exceptionDates
  case status, location, description, url, organizer, attendees, categories, classification, priority, transparency, percentComplete
  case stamp, created, lastModified, calendar, source

  enum Kind: Sendable {
    case text, integer, boolean, list, person, people
  }

  var kind: Kind {
    switch self {
    case .sequence, .priority, .percentComplete: .integer
    case .isAllDay: .boolean
    case .recurrenceDates, .exceptionDates, .categories: .list
    case .organizer: .person
    case .attendees: .people
    default: .text
    }
  }

  /// The property that a field is, where it is one as a whole.
  var property: String? {
    switch self {
    case .uid: "UID"
    case .recurrenceID: "RECURRENCE-ID"
    case .sequence: "SEQUENCE"
    case .title: "SUMMARY"
    case .start: "DTSTART"
    case .duration: "DURATION"
    case .rule: "RRULE"
    case .recurrenceDates: "RDATE"
    case .exceptionDates: "EXDATE"
    case .status: "STATUS"
    case .location: "LOCATION"
    case .description: "DESCRIPTION"
    case .url: "URL"
    case .organizer: "ORGANIZER"
    case .attendees: "ATTENDEE"
    case .categories: "CATEGORIES"
    case .classification: "CLASS"
    case .priority: "PRIORITY"
    case .transparency: "TRANSP"
    case .percentComplete: "PERCENT-COMPLETE"
    case .stamp: "DTSTAMP"
    case .created: "CREATED"
    case .lastModified: "LAST-MODIFIED"
    case .component, .end, .isAllDay, .timeZone, .calendar, .source: nil
    }
  }
}
