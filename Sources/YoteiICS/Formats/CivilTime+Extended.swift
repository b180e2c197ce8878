/// The forms with hyphens and colons of ISO 8601, which every notation but iCalendar itself uses.
extension CivilDay {
  /// `2026-03-27`
  var extended: String {
    let digits = description
    return "\(digits.prefix(4))-\(digits.dropFirst(4).prefix(2))-\(digits.dropFirst(6))"
  }

  /// `Mon`
  var shortWeekday: String { ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"][weekday] }
}

extension CivilTime {
  /// `2026-03-27T10:00:00`
  var extended: String {
    let digits = description.dropFirst(9)
    return "\(day.extended)T\(digits.prefix(2)):\(digits.dropFirst(2).prefix(2)):\(digits.dropFirst(4))"
  }

  /// `10:00`
  var hourAndMinute: String { String(extended.dropFirst(11).prefix(5)) }
}
