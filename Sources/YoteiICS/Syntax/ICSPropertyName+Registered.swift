/// Descriptive properties (RFC 5545 3.8.1).
extension ICSPropertyName {
  public static let attach: Self = "ATTACH"
  public static let categories: Self = "CATEGORIES"
  public static let classification: Self = "CLASS"
  public static let comment: Self = "COMMENT"
  public static let description: Self = "DESCRIPTION"
  public static let geo: Self = "GEO"
  public static let location: Self = "LOCATION"
  public static let percentComplete: Self = "PERCENT-COMPLETE"
  public static let priority: Self = "PRIORITY"
  public static let resources: Self = "RESOURCES"
  public static let status: Self = "STATUS"
  public static let summary: Self = "SUMMARY"
}

/// Times (RFC 5545 3.8.2) and zones (3.8.3).
extension ICSPropertyName {
  public static let completed: Self = "COMPLETED"
  public static let dtend: Self = "DTEND"
  public static let due: Self = "DUE"
  public static let dtstart: Self = "DTSTART"
  public static let duration: Self = "DURATION"
  public static let freeBusy: Self = "FREEBUSY"
  public static let transparency: Self = "TRANSP"
  public static let timeZoneID: Self = "TZID"
  public static let timeZoneName: Self = "TZNAME"
  public static let timeZoneOffsetFrom: Self = "TZOFFSETFROM"
  public static let timeZoneOffsetTo: Self = "TZOFFSETTO"
  public static let timeZoneURL: Self = "TZURL"
}

/// Relationships (RFC 5545 3.8.4) and recurrence (3.8.5).
extension ICSPropertyName {
  public static let attendee: Self = "ATTENDEE"
  public static let contact: Self = "CONTACT"
  public static let organizer: Self = "ORGANIZER"
  public static let recurrenceID: Self = "RECURRENCE-ID"
  public static let relatedTo: Self = "RELATED-TO"
  public static let url: Self = "URL"
  public static let uid: Self = "UID"
  public static let exdate: Self = "EXDATE"
  public static let exrule: Self = "EXRULE"
  public static let rdate: Self = "RDATE"
  public static let rrule: Self = "RRULE"
}

/// Alarms (RFC 5545 3.8.6, RFC 9074), change management (3.8.7) and the rest (3.8.8).
extension ICSPropertyName {
  public static let action: Self = "ACTION"
  public static let `repeat`: Self = "REPEAT"
  public static let trigger: Self = "TRIGGER"
  public static let acknowledged: Self = "ACKNOWLEDGED"
  public static let proximity: Self = "PROXIMITY"
  public static let created: Self = "CREATED"
  public static let dtstamp: Self = "DTSTAMP"
  public static let lastModified: Self = "LAST-MODIFIED"
  public static let sequence: Self = "SEQUENCE"
  public static let requestStatus: Self = "REQUEST-STATUS"
}

/// The calendar (RFC 5545 3.7), what RFC 7986 adds, and what feeds wrote before it.
extension ICSPropertyName {
  public static let calendarScale: Self = "CALSCALE"
  public static let method: Self = "METHOD"
  public static let productID: Self = "PRODID"
  public static let version: Self = "VERSION"
  public static let name: Self = "NAME"
  public static let color: Self = "COLOR"
  public static let image: Self = "IMAGE"
  public static let conference: Self = "CONFERENCE"
  public static let refreshInterval: Self = "REFRESH-INTERVAL"
  public static let source: Self = "SOURCE"
  public static let calendarName: Self = "X-WR-CALNAME"
  public static let calendarDescription: Self = "X-WR-CALDESC"
  public static let calendarTimeZone: Self = "X-WR-TIMEZONE"
  public static let appleCalendarColor: Self = "X-APPLE-CALENDAR-COLOR"
  public static let publishedTTL: Self = "X-PUBLISHED-TTL"
}

extension ICSPropertyName {
  /// The keys of the names above that no `X-` begins.
  static let registeredKeys: Set<NameKey> = Set(registered.map(\.name.key))

  private static let registered: [Self] = [
    .attach, .categories, .classification, .comment, .description, .geo, .location, .percentComplete, .priority, .resources,
    .status, .summary, .completed, .dtend, .due, .dtstart, .duration, .freeBusy, .transparency, .timeZoneID, .timeZoneName,
    .timeZoneOffsetFrom, .timeZoneOffsetTo, .timeZoneURL, .attendee, .contact, .organizer, .recurrenceID, .relatedTo, .url, .uid,
    .exdate, .exrule, .rdate, .rrule, .action, .repeat, .trigger, .acknowledged, .proximity, .created, .dtstamp, .lastModified,
    .sequence, .requestStatus, .calendarScale, .method, .productID, .version, .name, .color, .image, .conference,
    .refreshInterval, .source,
  ]
}
