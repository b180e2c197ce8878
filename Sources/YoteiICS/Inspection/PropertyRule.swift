/// What RFC 5545 and its successors say about a property: the form of its value, and where it may stand no more than once.
struct PropertyRule: Sendable {
  enum Value: Sendable {
    case text
    case texts
    case integer(ClosedRange<Int>)
    /// A DATE-TIME that must be UTC.
    case utc
    case duration
    case geo
    case attachment
    /// Read elsewhere, or anything.
    case other
  }

  var value: Value
  /// Distinct for each property.
  var bit: UInt64
  private var once: UInt16

  func standsOnce(in kind: ComponentKind) -> Bool { once & (1 << kind.rawValue) != 0 }

  static let all: [NameKey: PropertyRule] = {
    var rules: [NameKey: PropertyRule] = [:]
    for (position, row) in rows.enumerated() {
      let once = row.once.reduce(0 as UInt16) { $0 | 1 << UInt16($1.rawValue) }
      rules[NameKey(row.name)] = PropertyRule(value: row.value, bit: 1 << UInt64(position), once: once)
    }
    return rules
  }()

  private static let scheduled: [ComponentKind] = [.event, .todo, .journal, .freeBusy]
  private static let planned: [ComponentKind] = [.event, .todo, .journal]
  private static let number = 0...Int(Int32.max)

  private static let rows: [(name: String, value: Value, once: [ComponentKind])] = [
    ("UID", .other, scheduled + [.calendar, .alarm]),
    ("DTSTAMP", .utc, scheduled),
    ("DTSTART", .other, scheduled + [.standard, .daylight]),
    ("DTEND", .other, [.event, .freeBusy]),
    ("DUE", .other, [.todo]),
    ("DURATION", .duration, [.event, .todo, .alarm]),
    ("RECURRENCE-ID", .other, planned),
    ("SUMMARY", .text, planned + [.alarm]),
    ("DESCRIPTION", .text, [.event, .todo, .alarm]),
    ("LOCATION", .text, [.event, .todo]),
    ("COMMENT", .text, []),
    ("CONTACT", .text, [.freeBusy]),
    ("CATEGORIES", .texts, []),
    ("RESOURCES", .texts, []),
    ("STATUS", .other, planned),
    ("CLASS", .other, planned),
    ("TRANSP", .other, [.event]),
    ("URL", .other, scheduled + [.calendar]),
    ("ORGANIZER", .other, scheduled),
    ("CREATED", .utc, planned),
    ("LAST-MODIFIED", .utc, planned + [.calendar, .timeZone]),
    ("COMPLETED", .utc, [.todo]),
    ("ACKNOWLEDGED", .utc, [.alarm]),
    ("SEQUENCE", .integer(number), planned),
    ("PRIORITY", .integer(0...9), [.event, .todo]),
    ("PERCENT-COMPLETE", .integer(0...100), [.todo]),
    ("REPEAT", .integer(number), [.alarm]),
    ("GEO", .geo, [.event, .todo]),
    ("ATTACH", .attachment, []),
    ("COLOR", .other, scheduled + [.calendar]),
    ("ACTION", .other, [.alarm]),
    ("TRIGGER", .other, [.alarm]),
    ("TZID", .other, [.timeZone]),
    ("TZURL", .other, [.timeZone]),
    ("TZOFFSETFROM", .other, [.standard, .daylight]),
    ("TZOFFSETTO", .other, [.standard, .daylight]),
    ("VERSION", .other, [.calendar]),
    ("PRODID", .other, [.calendar]),
    ("CALSCALE", .other, [.calendar]),
    ("METHOD", .other, [.calendar]),
    ("REFRESH-INTERVAL", .duration, [.calendar]),
    ("SOURCE", .other, [.calendar]),
    ("RRULE", .other, []),
    ("EXRULE", .other, []),
  ]
}

/// The properties that were seen in a component, by their bits.
struct PropertySet: Sendable {
  private var bits: UInt64 = 0

  /// False where it was there before.
  mutating func insert(_ rule: PropertyRule) -> Bool {
    defer { bits |= rule.bit }
    return bits & rule.bit == 0
  }

  func contains(_ name: NameKey) -> Bool { PropertyRule.all[name].map { bits & $0.bit != 0 } ?? false }
}
