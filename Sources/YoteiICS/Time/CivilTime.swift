/// A time on a clock that knows no zone: seconds from 1970-01-01T00:00:00 on that clock, in the proleptic Gregorian calendar.
struct CivilTime: Hashable, Comparable, Sendable {
  var seconds: Int64

  init(seconds: Int64) { self.seconds = seconds }

  init(day: CivilDay, secondOfDay: Int = 0) { seconds = Int64(day.number) * 86_400 + Int64(secondOfDay) }

  /// Nil where the calendar has no such time (month 13, 30 February, hour 24); second 60 is read as 59.
  init?(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0) {
    guard let day = CivilDay(year: year, month: month, day: day) else { return nil }
    guard 0..<24 ~= hour, 0..<60 ~= minute, 0...60 ~= second else { return nil }
    self.init(day: day, secondOfDay: hour * 3600 + minute * 60 + min(second, 59))
  }

  /// The day that the time falls on.
  var day: CivilDay {
    CivilDay(number: Int32(truncatingIfNeeded: seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400))
  }

  /// Seconds since the midnight of `day`, 0..<86400.
  var secondOfDay: Int { Int(seconds - Int64(day.number) * 86_400) }

  static func < (a: Self, b: Self) -> Bool { a.seconds < b.seconds }
  static func + (time: Self, seconds: Int64) -> Self { Self(seconds: time.seconds + seconds) }
  static func - (a: Self, b: Self) -> Int64 { a.seconds - b.seconds }
}

/// A day of the proleptic Gregorian calendar, counted from 1970-01-01.
struct CivilDay: Hashable, Comparable, Sendable {
  var number: Int32

  init(number: Int32) { self.number = number }

  /// Nil where the calendar has no such day; years 1 to 9999.
  init?(year: Int, month: Int, day: Int) {
    guard 1...9999 ~= year, 1...12 ~= month, day >= 1, day <= Self.length(ofMonth: month, year: year) else { return nil }
    self.init(unchecked: year, month, day)
  }

  /// A day whose fields are known to be in range; also right for a `day` past the end of its month.
  init(unchecked year: Int, _ month: Int, _ day: Int) {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    number = Int32(truncatingIfNeeded: era * 146_097 + dayOfEra - 719_468)
  }

  var fields: (year: Int, month: Int, day: Int) {
    let shifted = Int(number) + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  var year: Int { fields.year }

  /// 0 is Sunday.
  var weekday: Int {
    let weekday = (Int(number) + 4) % 7
    return weekday < 0 ? weekday + 7 : weekday
  }

  static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

  static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  static func < (a: Self, b: Self) -> Bool { a.number < b.number }
  static func + (day: Self, days: Int) -> Self { Self(number: day.number + Int32(truncatingIfNeeded: days)) }
  static func - (a: Self, b: Self) -> Int { Int(a.number) - Int(b.number) }
}

extension CivilTime: CustomStringConvertible {
  /// The form of RFC 5545 3.3.5: `20260327T100000`.
  var description: String {
    let second = secondOfDay
    return day.description + "T" + twoDigits(second / 3600) + twoDigits(second / 60 % 60) + twoDigits(second % 60)
  }
}

extension CivilDay: CustomStringConvertible {
  /// The form of RFC 5545 3.3.4: `20260327`.
  var description: String {
    let (year, month, day) = fields
    return twoDigits(year / 100) + twoDigits(year % 100) + twoDigits(month) + twoDigits(day)
  }
}

private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
