extension ICSDiagnostic.Code {
  /// What is always the same about a code: how bad it is, what is done about it, and the section that it is against.
  struct Entry: Sendable {
    var severity: ICSDiagnostic.Severity
    var action: String
    var reference: String?
  }

  // Structure
  public static let missingEnd = Self(rawValue: "missing-end")
  public static let strayEnd = Self(rawValue: "stray-end")
  public static let strayText = Self(rawValue: "stray-text")
  public static let noCalendar = Self(rawValue: "no-vcalendar")

  // Times and zones
  public static let invalidDateTime = Self(rawValue: "invalid-date-time")
  public static let oddDateTime = Self(rawValue: "odd-date-time")
  public static let valueTypeDiffers = Self(rawValue: "value-type-differs")
  public static let invalidDuration = Self(rawValue: "invalid-duration")
  public static let missingStart = Self(rawValue: "missing-dtstart")
  public static let endBeforeStart = Self(rawValue: "end-before-start")
  public static let endTypeDiffers = Self(rawValue: "end-type-differs")
  public static let unknownZone = Self(rawValue: "unknown-zone")
  public static let undefinedZone = Self(rawValue: "undefined-zone")
  public static let doubtfulZone = Self(rawValue: "doubtful-zone")

  // Recurrence
  public static let invalidRule = Self(rawValue: "invalid-rule")
  public static let oddRule = Self(rawValue: "odd-rule")
  public static let tooManyOccurrences = Self(rawValue: "too-many-occurrences")
  public static let excludedOverride = Self(rawValue: "excluded-override")
  public static let orphanOverride = Self(rawValue: "orphan-override")

  // Identity
  public static let duplicateUID = Self(rawValue: "duplicate-uid")
  public static let duplicateComponent = Self(rawValue: "duplicate-component")
  public static let olderRevision = Self(rawValue: "older-revision")

  static let entries: [Self: Entry] = [
    .missingEnd: Entry(severity: .warning, action: "closed here", reference: "RFC 5545 §3.6"),
    .strayEnd: Entry(severity: .warning, action: "kept as it is, without effect", reference: "RFC 5545 §3.6"),
    .strayText: Entry(severity: .warning, action: "kept as it is, without effect", reference: "RFC 5545 §3.4"),
    .invalidDateTime: Entry(severity: .error, action: "the property has no effect", reference: "RFC 5545 §3.3.5"),
    .oddDateTime: Entry(severity: .warning, action: "read as it is meant", reference: "RFC 5545 §3.3.5"),
    .valueTypeDiffers: Entry(severity: .warning, action: "read as it is meant", reference: "RFC 5545 §3.2.20"),
    .invalidDuration: Entry(severity: .warning, action: "the property has no effect", reference: "RFC 5545 §3.3.6"),
    .missingStart: Entry(severity: .error, action: "the component has no occurrence", reference: "RFC 5545 §3.6.1"),
    .endBeforeStart: Entry(severity: .warning, action: "the end is ignored", reference: "RFC 5545 §3.8.2.2"),
    .endTypeDiffers: Entry(severity: .warning, action: "the end is read in the form of the start", reference: "RFC 5545 §3.8.2.2"),
    .unknownZone: Entry(severity: .warning, action: "read as floating times", reference: "RFC 5545 §3.2.19"),
    .undefinedZone: Entry(severity: .note, action: "the zone is known by its name", reference: "RFC 5545 §3.2.19"),
    .doubtfulZone: Entry(severity: .warning, action: "read as far as possible", reference: "RFC 5545 §3.6.5"),
    .invalidRule: Entry(severity: .error, action: "the event is shown once", reference: "RFC 5545 §3.3.10"),
    .oddRule: Entry(severity: .warning, action: "read as it is meant", reference: "RFC 5545 §3.3.10"),
    .tooManyOccurrences: Entry(severity: .error, action: "the rest is left out", reference: nil),
    .excludedOverride: Entry(severity: .warning, action: "the override is left out", reference: "RFC 5545 §3.8.5.1"),
    .orphanOverride: Entry(severity: .warning, action: "shown as it is", reference: "RFC 5545 §3.8.4.4"),
    .duplicateUID: Entry(severity: .warning, action: "all are shown", reference: "RFC 5545 §3.8.4.7"),
    .duplicateComponent: Entry(severity: .note, action: "shown once", reference: "RFC 5545 §3.8.4.7"),
    .olderRevision: Entry(severity: .note, action: "the newest is shown", reference: "RFC 5546 §2.1.5"),
    .noCalendar: Entry(severity: .warning, action: "read as if it stood in a calendar", reference: "RFC 5545 §3.4"),
  ]

  /// Every code, sorted by name.
  public static var all: [Self] { entries.keys.sorted { $0.rawValue < $1.rawValue } }

  var entry: Entry { Self.entries[self] ?? Entry(severity: .warning, action: "kept as it is", reference: nil) }
}
