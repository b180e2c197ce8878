/// The type of a value as VALUE names it (RFC 5545 3.3), in lower case as jCal and xCal write it; others may be made.
struct ValueType: Hashable, Sendable {
  let name: String

  /// The type of that name in any letter case.
  init(_ name: String) { self.name = name.lowercased() }

  static let binary = Self("binary")
  static let boolean = Self("boolean")
  static let calendarAddress = Self("cal-address")
  static let date = Self("date")
  static let dateTime = Self("date-time")
  static let duration = Self("duration")
  static let float = Self("float")
  static let integer = Self("integer")
  static let period = Self("period")
  static let recurrence = Self("recur")
  static let text = Self("text")
  static let time = Self("time")
  static let uri = Self("uri")
  static let utcOffset = Self("utc-offset")
  /// That of a property that nobody knows and that has no VALUE, and of a value that isn't of its property's type (RFC 7265 5.1).
  static let unknown = Self("unknown")
}
