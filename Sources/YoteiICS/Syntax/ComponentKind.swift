/// The components that the library understands, told apart by their first eight letters and their length.
package enum ComponentKind: UInt8, Sendable {
  case other, calendar, event, todo, journal, freeBusy, timeZone, standard, daylight, alarm

  init(_ name: NameKey) {
    self =
      switch name {
      case .vcalendar: .calendar
      case .vevent: .event
      case .vtodo: .todo
      case .vjournal: .journal
      case .vfreebusy: .freeBusy
      case .vtimezone: .timeZone
      case .standard: .standard
      case .daylight: .daylight
      case .valarm: .alarm
      default: .other
      }
  }

  /// Whether it has a UID, a start and occurrences of its own.
  var isScheduled: Bool { self == .event || self == .todo || self == .journal || self == .freeBusy }
}

/// The first eight letters of a name in upper case, and its length: enough to tell the names of RFC 5545 apart without a String.
struct NameKey: Hashable, Sendable {
  var letters: UInt64
  var length: Int

  init(letters: UInt64, length: Int) { (self.letters, self.length) = (letters, length) }

  init(_ name: StaticString) {
    self.init(letters: 0, length: 0)
    for letter in name.description.utf8 { append(letter) }
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if length < 8 { letters = letters << 8 | UInt64(byte &- 97 < 26 ? byte & 0xDF : byte) }
    length += 1
  }

  /// Reads the name that starts at `start`, over folds; stops at `:`, `;`, or `end`. Gives the key and the offset of the stop.
  @inline(__always)
  static func read(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> (key: NameKey, end: Int) {
    var key = NameKey(letters: 0, length: 0)
    var index = start
    while index < end, key.length < 64 {
      let byte = bytes[index]
      if byte == 58 || byte == 59 { break }
      if byte == 10 || byte == 13 {
        index = LineFold.end(at: index, in: bytes, limit: end)
        continue
      }
      key.append(byte)
      index += 1
    }
    return (key, index)
  }
}

extension NameKey {
  static let begin = NameKey("BEGIN")
  static let end = NameKey("END")
  static let dtstart = NameKey("DTSTART")
  static let dtend = NameKey("DTEND")
  static let due = NameKey("DUE")
  static let duration = NameKey("DURATION")
  static let uid = NameKey("UID")
  static let rrule = NameKey("RRULE")
  static let exrule = NameKey("EXRULE")
  static let rdate = NameKey("RDATE")
  static let recurrenceID = NameKey("RECURRENCE-ID")
  static let vcalendar = NameKey("VCALENDAR")
  static let vevent = NameKey("VEVENT")
  static let vtodo = NameKey("VTODO")
  static let vjournal = NameKey("VJOURNAL")
  static let vfreebusy = NameKey("VFREEBUSY")
  static let vtimezone = NameKey("VTIMEZONE")
  static let standard = NameKey("STANDARD")
  static let daylight = NameKey("DAYLIGHT")
  static let valarm = NameKey("VALARM")
}
