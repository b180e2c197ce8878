internal import Foundation
internal import YoteiICS

/// Times as people type them: `2026`, `2026-03`, `2026-W13`, `2026-03-27`, `2026-03-27T10:00+02:00`, `20260327T100000Z`, `today`, `+7d`.
struct TimeExpression {
  var timeZone: TimeZone
  var now: Date

  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar
  }

  /// The instant that `text` means; a relative one is counted from `base`. A date without a time is its midnight in the zone.
  func date(_ text: String, relativeTo base: Date? = nil) throws(CommandError) -> Date {
    switch text {
    case "now": return now
    case "today": return calendar.startOfDay(for: now)
    case "tomorrow": return try midnight(1)
    case "yesterday": return try midnight(-1)
    default: break
    }
    if let first = text.first, first == "+" || first == "-" {
      guard let date = relative(text, to: base ?? now) else { throw refused(text) }
      return date
    }
    if let date = civil(text) { return date }
    throw refused(text)
  }

  /// Whether `text` names a day, not a time of one.
  static func isDate(_ text: String) -> Bool { text.wholeMatch(of: /\d{4}-?\d\d-?\d\d/) != nil }

  /// Whether `text` is a time of day in nobody's zone: without an offset, and not counted from now.
  static func isLocal(_ text: String) -> Bool { text.wholeMatch(of: /\d{4}-?\d\d-?\d\d[T ]\d\d:?\d\d(:?\d\d)?/) != nil }

  private func midnight(_ days: Int) throws(CommandError) -> Date {
    guard let day = calendar.date(byAdding: .day, value: days, to: now) else { throw refused("\(days)") }
    return calendar.startOfDay(for: day)
  }

  private func refused(_ text: String) -> CommandError {
    let hint =
      text.contains("/")
      ? "write the year first: 2026-03-27"
      : "write 2026-03-27, 2026-03-27T10:00, 20260327T100000Z, 2026-W13, today, now or +7d"
    return .usage("not a time: \"\(text)\"; \(hint)")
  }

  /// `+7d`, `-2w`, `+1mo`, `+1y`, `+3h15m`: calendar days, weeks, months and years; hours, minutes and seconds are exact.
  private func relative(_ text: String, to base: Date) -> Date? {
    guard text.wholeMatch(of: /[+-](\d{1,9}(mo|[ywdhms]))+/) != nil else { return nil }
    let sign = text.hasPrefix("-") ? -1 : 1
    var date = base
    for part in text.matches(of: /(\d+)(mo|[ywdhms])/) {
      guard let number = Int(part.1) else { return nil }
      let unit: Calendar.Component =
        switch part.2 {
        case "y": .year
        case "mo": .month
        case "w": .weekOfYear
        case "d": .day
        case "h": .hour
        case "m": .minute
        default: .second
        }
      guard let moved = calendar.date(byAdding: unit, value: sign * number, to: date) else { return nil }
      date = moved
    }
    return date
  }

  private func civil(_ text: String) -> Date? {
    if let week = text.wholeMatch(of: /(\d{4})-W(\d\d)/), let year = Int(week.1), let number = Int(week.2), 1...53 ~= number {
      var calendar = Calendar(identifier: .iso8601)
      calendar.timeZone = timeZone
      let parts = DateComponents(calendar: calendar, weekday: 2, weekOfYear: number, yearForWeekOfYear: year)
      guard let date = calendar.date(from: parts) else { return nil }
      return calendar.component(.yearForWeekOfYear, from: date) == year ? date : nil
    }
    guard let written = WrittenTime(text), let time = written.time else { return nil }
    if let offset = written.offset { return Date(timeIntervalSince1970: TimeInterval(time.seconds - Int64(offset))) }
    if timeZone == .gmt { return Date(timeIntervalSince1970: TimeInterval(time.seconds)) }
    return calendar.date(from: written.components)
  }
}
