@testable import YoteiICS

/// A day held against every part of a rule that speaks of days, each as RFC 5545 3.3.10 words it, by counting days one by one.
struct LiteralDay {
  let day: CivilDay
  let rule: ICSRecurrenceRule
  let start: CivilDay

  init(_ day: CivilDay, _ rule: ICSRecurrenceRule, _ start: CivilDay) { (self.day, self.rule, self.start) = (day, rule, start) }

  var isLeft: Bool {
    let (year, month, dayOfMonth) = day.fields
    guard rule.months.isEmpty || rule.months.contains(ICSRecurrenceRule.Month(month)) else { return false }
    let monthLength = CivilDay.length(ofMonth: month, year: year)
    guard rule.daysOfTheMonth.isEmpty || isListed(dayOfMonth, of: monthLength, in: rule.daysOfTheMonth) else { return false }
    guard rule.daysOfTheYear.isEmpty || isListed(day - january1(year) + 1, of: days(in: year), in: rule.daysOfTheYear) else {
      return false
    }
    guard isOnWeekday, isOnDayOfStart else { return false }
    return rule.weeks.isEmpty || isInWeek
  }

  private func isListed(_ number: Int, of count: Int, in list: [Int]) -> Bool {
    list.contains(number) || list.contains(number - count - 1)
  }

  private func january1(_ year: Int) -> CivilDay { CivilDay(unchecked: year, 1, 1) }
  private func days(in year: Int) -> Int { january1(year + 1) - january1(year) }

  /// BYDAY. Its numbers count within the month or the year (notes 1 and 2 below the table).
  private var isOnWeekday: Bool {
    let days = rule.weekdays.filter { $0.weekday.rawValue == day.weekday }
    if rule.weekdays.isEmpty || days.contains(where: { $0.position == 0 }) { return true }
    guard !days.isEmpty else { return false }
    let (year, month, _) = day.fields
    let isInYear = rule.frequency == .yearly && rule.months.isEmpty
    let first = isInYear ? january1(year) : CivilDay(unchecked: year, month, 1)
    let length = isInYear ? self.days(in: year) : CivilDay.length(ofMonth: month, year: year)
    let same = (0..<length).map { first + $0 }.filter { $0.weekday == day.weekday }
    guard let index = same.firstIndex(of: day) else { return false }
    return days.contains { $0.position == index + 1 || $0.position == index - same.count }
  }

  /// What DTSTART says where the rule says nothing: a day of the week, or of the month, and the month.
  private var isOnDayOfStart: Bool {
    guard rule.frequency > .daily, rule.weekdays.isEmpty, rule.daysOfTheMonth.isEmpty, rule.daysOfTheYear.isEmpty else {
      return true
    }
    if rule.frequency == .weekly || !rule.weeks.isEmpty { return day.weekday == start.weekday }
    guard day.fields.day == start.fields.day else { return false }
    return rule.frequency == .monthly || !rule.months.isEmpty || day.fields.month == start.fields.month
  }

  private var isInWeek: Bool {
    var first = day
    while first.weekday != rule.weekStart.rawValue { first = first + -1 }
    let year = yearOfWeek(first)
    var (before, after) = (0, 0)
    while yearOfWeek(first + -7 * (before + 1)) == year { before += 1 }
    while yearOfWeek(first + 7 * (after + 1)) == year { after += 1 }
    return isListed(before + 1, of: before + 1 + after, in: rule.weeks)
  }

  /// The year that has at least four days of the week.
  private func yearOfWeek(_ first: CivilDay) -> Int {
    let years = (0..<7).map { (first + $0).year }
    return years.filter { $0 == years[0] }.count >= 4 ? years[0] : years[6]
  }
}
