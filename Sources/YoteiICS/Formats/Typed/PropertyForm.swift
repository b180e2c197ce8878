/// What RFC 5545 and its extensions say about the value of a property.
struct PropertyForm: Sendable {
  var type: ValueType
  var shape = Shape.single
  /// Whether VALUE must stand there, even for the type that the value has without it.
  var needsValueParameter = false

  enum Shape: Sendable {
    case single
    /// Values between commas.
    case list
    /// Parts of one value between semicolons.
    case structured
  }

  init(_ type: ValueType, _ shape: Shape = .single, needsValueParameter: Bool = false) {
    (self.type, self.shape, self.needsValueParameter) = (type, shape, needsValueParameter)
  }

  static let unknown = PropertyForm(.unknown)

  /// That of the property called `name`, in upper case.
  static func form(of name: String) -> PropertyForm { registered[name] ?? .unknown }

  private static let registered: [String: PropertyForm] = {
    var forms: [String: PropertyForm] = [
      "CATEGORIES": PropertyForm(.text, .list), "RESOURCES": PropertyForm(.text, .list),
      "REQUEST-STATUS": PropertyForm(.text, .structured), "GEO": PropertyForm(.float, .structured),
      "EXDATE": PropertyForm(.dateTime, .list), "RDATE": PropertyForm(.dateTime, .list), "FREEBUSY": PropertyForm(.period, .list),
      "LOCATION-TYPE": PropertyForm(.text, .list), "REFRESH-INTERVAL": PropertyForm(.duration, needsValueParameter: true),
      "IMAGE": PropertyForm(.uri, needsValueParameter: true), "CONFERENCE": PropertyForm(.uri, needsValueParameter: true),
      "LINK": PropertyForm(.uri, needsValueParameter: true), "STYLED-DESCRIPTION": PropertyForm(.text, needsValueParameter: true),
      "STRUCTURED-DATA": PropertyForm(.text, needsValueParameter: true),
    ]
    func add(_ type: ValueType, _ names: String) {
      for name in names.split(separator: " ") { forms[String(name)] = PropertyForm(type) }
    }
    add(
      .text,
      "ACTION BUSYTYPE CALSCALE CLASS COLOR COMMENT CONTACT DESCRIPTION LOCATION METHOD NAME PARTICIPANT-TYPE PRODID PROXIMITY")
    add(.text, "REFID RELATED-TO RESOURCE-TYPE STATUS SUMMARY TRANSP TZID TZID-ALIAS-OF TZNAME UID VERSION")
    add(.dateTime, "ACKNOWLEDGED COMPLETED CREATED DTEND DTSTAMP DTSTART DUE LAST-MODIFIED RECURRENCE-ID TZUNTIL")
    add(.duration, "DURATION ESTIMATED-DURATION TRIGGER")
    add(.integer, "PERCENT-COMPLETE PRIORITY REPEAT SEQUENCE")
    add(.calendarAddress, "ATTENDEE CALENDAR-ADDRESS ORGANIZER")
    add(.uri, "ATTACH CONCEPT SOURCE TZURL URL")
    add(.recurrence, "EXRULE RRULE")
    add(.utcOffset, "TZOFFSETFROM TZOFFSETTO")
    return forms
  }()
}
