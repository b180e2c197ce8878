internal import Foundation

/// A calendar that RSCALE names (RFC 7529) and whose months are not the Gregorian ones, in day numbers; Foundation knows the months.
///
/// Years are numbered from the one that holds 1 January 1970. A year is asked for once.
struct CalendarScale: Sendable {
  private let calendar: Calendar
  /// Nil where leap months are put in.
  private let monthsInYear: Int?
  /// Days in a year on average; no year begins a month off the mean.
  private let meanYear: Double
  /// The first day of year 0.
  private let epoch: CivilDay
  private var years: [Int: ScaleYear] = [:]

  /// Nil for a calendar that isn't offered.
  init?(_ name: String) {
    let identifier: Calendar.Identifier
    switch name {
    case "HEBREW": (identifier, meanYear, monthsInYear) = (.hebrew, 365.2468, nil)
    case "CHINESE": (identifier, meanYear, monthsInYear) = (.chinese, 365.2422, nil)
    case "COPTIC": (identifier, meanYear, monthsInYear) = (.coptic, 365.25, 13)
    // Both count the same years, from other beginnings.
    case "ETHIOPIC", "ETHIOPIC-AMETE-ALEM", "ETHIOAA": (identifier, meanYear, monthsInYear) = (.ethiopicAmeteMihret, 365.25, 13)
    case "INDIAN": (identifier, meanYear, monthsInYear) = (.indian, 365.2425, 12)
    case "PERSIAN": (identifier, meanYear, monthsInYear) = (.persian, 365.2422, 12)
    case "ISLAMIC": (identifier, meanYear, monthsInYear) = (.islamic, 354.3671, 12)
    case "ISLAMIC-CIVIL", "ISLAMICC": (identifier, meanYear, monthsInYear) = (.islamicCivil, 354.3667, 12)
    case "ISLAMIC-TBLA": (identifier, meanYear, monthsInYear) = (.islamicTabular, 354.3667, 12)
    case "ISLAMIC-UMALQURA": (identifier, meanYear, monthsInYear) = (.islamicUmmAlQura, 354.3671, 12)
    default: return nil
    }
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = .gmt
    self.calendar = calendar
    epoch = calendar.firstDay(ofYearWith: CivilDay(number: 0))
  }

  /// Whether a calendar has the months and days of the Gregorian one, and only its years have other numbers.
  static func isGregorian(_ name: String) -> Bool {
    ["GREGORIAN", "GREGORY", "ISO8601", "BUDDHIST", "JAPANESE", "ROC"].contains(name)
  }

  mutating func year(_ number: Int) -> ScaleYear {
    if let year = years[number] { return year }
    let middle = epoch + Int((Double(number) + 0.5) * meanYear)
    let year = ScaleYear(number: number, firstDay: calendar.firstDay(ofYearWith: middle), months: months(ofYearWith: middle))
    years[number] = year
    return year
  }

  mutating func year(with day: CivilDay) -> ScaleYear {
    var year = year(Int((Double(day - epoch) / meanYear).rounded(.down)))
    while day < year.firstDay { year = self.year(year.number - 1) }
    while day >= year.end { year = self.year(year.number + 1) }
    return year
  }

  private func months(ofYearWith day: CivilDay) -> [ScaleMonth] {
    var months: [ScaleMonth] = []
    var first = calendar.firstDay(ofYearWith: day)
    while true {
      let (number, isLeap) = calendar.month(with: first)
      if number == 1, !isLeap, !months.isEmpty { return months }
      let length = calendar.length(ofMonthFrom: first)
      months.append(ScaleMonth(number: number, isLeap: isLeap, firstDay: first, length: length))
      first = first + length
    }
  }
}

extension CalendarScale {
  private static let meanMonth = 29.530_59

  /// The number of the month that holds `day`, counted through all years.
  mutating func monthNumber(of day: CivilDay) -> Int {
    let year = year(with: day)
    let index = year.monthIndex(of: day)
    if let monthsInYear { return year.number * monthsInYear + index }
    return Int((Double(year.months[index].firstDay - epoch) / Self.meanMonth).rounded())
  }

  /// The month of a number, and its year.
  mutating func month(_ number: Int) -> (month: ScaleMonth, year: ScaleYear) {
    if let monthsInYear {
      let year = year(floorDivide(number, monthsInYear))
      return (year.months[number - year.number * monthsInYear], year)
    }
    let middle = epoch + Int((Double(number) + 0.5) * Self.meanMonth)
    let year = year(with: middle)
    return (year.months[year.monthIndex(of: middle)], year)
  }
}

extension CivilDay {
  fileprivate var noon: Date { Date(timeIntervalSince1970: TimeInterval(number) * 86_400 + 43_200) }
}

extension Calendar {
  fileprivate func firstDay(ofYearWith day: CivilDay) -> CivilDay { day + (1 - component(.dayOfYear, from: day.noon)) }

  fileprivate func length(ofMonthFrom first: CivilDay) -> Int {
    // The thirteenth month of some calendars has 5 days or 6; no month is so short that its successor's end is among the others.
    [29, 30, 31, 5, 6].first { component(.day, from: (first + $0).noon) == 1 } ?? 32
  }

  /// The month as RFC 7529 numbers it.
  fileprivate func month(with day: CivilDay) -> (number: Int, isLeap: Bool) {
    let month = dateComponents([.month], from: day.noon)
    let number = month.month ?? 1
    // Foundation counts Adar I, which is 5L, as month 6 of every year.
    if identifier == .hebrew { return number < 6 ? (number, false) : (number - 1, number == 6) }
    return (number, month.isLeapMonth ?? false)
  }
}
