/// Faults of calendars as wholes, and of what tells their components apart.
extension ICSDiagnostic.Code {
  public static let missingVersion = Self(rawValue: "missing-version")
  public static let unsupportedVersion = Self(rawValue: "unsupported-version")
  public static let missingProductID = Self(rawValue: "missing-prodid")
  public static let noComponents = Self(rawValue: "no-components")
  public static let methodRule = Self(rawValue: "method-rule")
  public static let missingUID = Self(rawValue: "missing-uid")
  public static let missingStamp = Self(rawValue: "missing-dtstamp")
  public static let duplicateUID = Self(rawValue: "duplicate-uid")
  public static let duplicateComponent = Self(rawValue: "duplicate-component")
  public static let olderRevision = Self(rawValue: "older-revision")

  static let calendars = Topic(
    "Calendars and identity",
    [
      (
        .missingVersion,
        .init(
          .note, "the calendar has no VERSION", action: "read as version 2.0", "RFC 5545 §3.7.4",
          example: "BEGIN:VCALENDAR\nBEGIN:VEVENT",
          repair: "add VERSION:2.0")
      ),
      (
        .unsupportedVersion,
        .init(
          .warning, "the calendar is of another version than 2.0", action: "read as version 2.0", "RFC 5545 §3.7.4",
          example: "VERSION:1.0",
          repair: "convert a vCalendar 1.0 with the program that wrote it")
      ),
      (
        .missingProductID,
        .init(
          .note, "the calendar has no PRODID", action: "read without it", "RFC 5545 §3.7.3",
          example: "BEGIN:VCALENDAR\nVERSION:2.0",
          repair: "add PRODID:-//example.com//the program//EN")
      ),
      (
        .noComponents,
        .init(
          .note, "the calendar holds no event, to-do, journal entry or busy time", action: "there is nothing to show",
          "RFC 5545 §3.6",
          example: "BEGIN:VCALENDAR\nEND:VCALENDAR", repair: "none is needed where nothing is planned")
      ),
      (
        .methodRule,
        .init(
          .note, "the calendar is not what its METHOD asks for", action: "read all the same", "RFC 5546 §3",
          example: "METHOD:REQUEST",
          repair: "follow the table of the method, or leave METHOD out in a feed that is not sent")
      ),
      (
        .missingUID,
        .init(
          .warning, "a component has no UID", action: "known by a name made from what it says", "RFC 5545 §3.8.4.7",
          example: "BEGIN:VEVENT\nSUMMARY:Planning\nEND:VEVENT", repair: "add a UID that stays the same")
      ),
      (
        .missingStamp,
        .init(
          .note, "a component has no DTSTAMP", action: "read without it", "RFC 5545 §3.8.7.2",
          example: "BEGIN:VEVENT\nUID:1@example.com",
          repair: "add DTSTAMP:20260101T000000Z, the time of the last change")
      ),
      (
        .duplicateUID,
        .init(
          .warning, "two components have the same UID, and neither overrides the other", action: "all are shown",
          "RFC 5545 §3.8.4.7",
          example: "UID:1@example.com", repair: "give each its own UID, or the second a RECURRENCE-ID")
      ),
      (
        .duplicateComponent,
        .init(
          .note, "the same component is there twice", action: "shown once", "RFC 5545 §3.8.4.7", example: "UID:1@example.com",
          repair: "take one of them out")
      ),
      (
        .olderRevision,
        .init(
          .note, "an older revision of a component", action: "the newest is shown", "RFC 5546 §2.1.5",
          example: "UID:1@example.com\nSEQUENCE:0",
          repair: "take the older one out")
      ),
    ])
}
