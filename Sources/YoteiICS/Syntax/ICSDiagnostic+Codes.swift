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

  static let entries: [Self: Entry] = [
    .missingEnd: Entry(severity: .warning, action: "closed here", reference: "RFC 5545 §3.6"),
    .strayEnd: Entry(severity: .warning, action: "kept as it is, without effect", reference: "RFC 5545 §3.6"),
    .strayText: Entry(severity: .warning, action: "kept as it is, without effect", reference: "RFC 5545 §3.4"),
    .noCalendar: Entry(severity: .warning, action: "read as if it stood in a calendar", reference: "RFC 5545 §3.4"),
  ]

  /// Every code, sorted by name.
  public static var all: [Self] { entries.keys.sorted { $0.rawValue < $1.rawValue } }

  var entry: Entry { Self.entries[self] ?? Entry(severity: .warning, action: "kept as it is", reference: nil) }
}
