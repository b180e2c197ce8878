internal import Foundation

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
    let form = /(\d{4})(?:-?(\d\d)(?:-?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?(\d\d))?(Z|z|[+-]\d\d:?\d\d)?)?)?)?/
    guard let match = text.wholeMatch(of: form), let year = Int(match.1) else { return nil }
    let month = match.2.flatMap { Int($0) } ?? 1
    let day = match.3.flatMap { Int($0) } ?? 1
    let hour = match.4.flatMap { Int($0) } ?? 0
    let minute = match.5.flatMap { Int($0) } ?? 0
    let second = match.6.flatMap { Int($0) } ?? 0
    guard 1...12 ~= month, 1...31 ~= day, 0...24 ~= hour, 0...59 ~= minute, 0...60 ~= second else { return nil }
    guard hour < 24 || (minute == 0 && second == 0) else { return nil }
    var calendar = self.calendar
    if let zone = match.7 {
      let digits = zone.filter(\.isNumber)
      let seconds = (Int(digits.prefix(2)) ?? 0) * 3600 + (Int(digits.dropFirst(2)) ?? 0) * 60
      guard let fixed = TimeZone(secondsFromGMT: zone.hasPrefix("-") ? -seconds : seconds) else { return nil }
      calendar.timeZone = fixed
    }
    let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute, second: second)
    guard let date = calendar.date(from: parts) else { return nil }
    guard hour == 24 || calendar.component(.day, from: date) == day else { return nil }
    return date
  }
}
