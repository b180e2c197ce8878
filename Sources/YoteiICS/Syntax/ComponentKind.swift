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
