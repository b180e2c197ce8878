/// What `RuleDays` is for the Gregorian calendar, for another: the days that a rule leaves, each held against every part.
struct ScaleDays: Sendable {
  private var scale: CalendarScale
  /// With what DTSTART adds to it.
  private var rule: ICSRecurrenceRule
  /// Whether numbers in BYDAY count within the year.
  private let countsInYear: Bool

  init(_ rule: ICSRecurrenceRule, start: CivilDay, _ scale: CalendarScale) {
    (self.rule, self.scale) = (rule, scale)
    countsInYear = rule.frequency == .yearly && rule.months.isEmpty
    if rule.frequency < .monthly {
      self.rule.skip = .omit
      self.rule.weekdays = rule.weekdays.map { ICSRecurrenceRule.Day($0.weekday) }
    }
    guard rule.frequency >= .weekly, rule.daysOfTheMonth.isEmpty, rule.daysOfTheYear.isEmpty, rule.weekdays.isEmpty else { return }
    if rule.frequency == .weekly || !rule.weeks.isEmpty {
      self.rule.weekdays = ICSRecurrenceRule.Weekday(rawValue: start.weekday).map { [ICSRecurrenceRule.Day($0)] } ?? []
    } else {
      let year = self.scale.year(with: start)
      let month = year.months[year.monthIndex(of: start)]
      self.rule.daysOfTheMonth = [start - month.firstDay + 1]
      if rule.frequency == .yearly, rule.months.isEmpty {
        self.rule.months = [ICSRecurrenceRule.Month(month.number, isLeap: month.isLeap)]
      }
    }
  }

  mutating func yearNumber(of day: CivilDay) -> Int { scale.year(with: day).number }
  mutating func monthNumber(of day: CivilDay) -> Int { scale.monthNumber(of: day) }

  /// The days of a YEARLY rule in a year, ascending.
  mutating func days(ofYear number: Int) -> [CivilDay] {
    let year = scale.year(number)
    return days(in: includedMonths(year), of: year)
  }

  /// The days of a MONTHLY rule in a month, counted through all years, ascending.
  mutating func days(ofMonth number: Int) -> [CivilDay] {
    let (month, year) = scale.month(number)
    return includedMonths(year).contains(month) ? days(in: [month], of: year) : []
  }

  /// Whether a rule of a lower frequency is left the day.
  mutating func includes(_ day: CivilDay) -> Bool {
    let year = scale.year(with: day)
    let month = year.months[year.monthIndex(of: day)]
    return (rule.months.isEmpty || rule.months.contains(.init(month.number, isLeap: month.isLeap)))
      && isListed(day - month.firstDay + 1, of: month.length, in: rule.daysOfTheMonth)
      && isListed(day - year.firstDay + 1, of: year.length, in: rule.daysOfTheYear) && isInWeek(day) && isOnWeekday(day)
  }
}

extension ScaleDays {
  /// BYMONTH; a leap month that the year lacks is skipped as SKIP says (RFC 7529 4.1).
  private mutating func includedMonths(_ year: ScaleYear) -> [ScaleMonth] {
    guard !rule.months.isEmpty else { return year.months }
    var included: Set<ScaleMonth> = []
    for month in rule.months {
      if let same = year.months.first(where: { $0.number == month.number && $0.isLeap == month.isLeap }) {
        included.insert(same)
      } else if month.isLeap, rule.skip == .backward {
        included.formUnion(year.months.filter { $0.number == month.number })
      } else if month.isLeap, rule.skip == .forward {
        included.insert(year.months.first { $0.number > month.number } ?? scale.year(year.number + 1).months[0])
      }
    }
    return included.sorted { $0.firstDay < $1.firstDay }
  }

  private mutating func days(in months: [ScaleMonth], of year: ScaleYear) -> [CivilDay] {
    var days: Set<CivilDay> = []
    for month in months {
      if rule.daysOfTheMonth.isEmpty {
        days.formUnion((0..<month.length).map { month.firstDay + $0 })
      } else {
        days.formUnion(rule.daysOfTheMonth.compactMap { day($0, from: month.firstDay, length: month.length) })
      }
    }
    if !rule.daysOfTheYear.isEmpty {
      let daysOfTheYear = rule.daysOfTheYear.compactMap { day($0, from: year.firstDay, length: year.length) }
      let lacksMonths = rule.frequency == .yearly && rule.months.isEmpty && rule.daysOfTheMonth.isEmpty
      days = lacksMonths ? Set(daysOfTheYear) : days.intersection(daysOfTheYear)
    }
    return days.sorted().filter { isInWeek($0) && isOnWeekday($0) }
  }

  /// The day that a number stands for, from the end if it is negative; one that is missing is skipped as SKIP says.
  private func day(_ number: Int, from first: CivilDay, length: Int) -> CivilDay? {
    let index = number > 0 ? number - 1 : length + number
    if 0..<length ~= index { return first + index }
    return switch rule.skip {
    case .omit: nil
    case .backward: first + (index < 0 ? -1 : length - 1)
    case .forward: first + (index < 0 ? 0 : length)
    }
  }

  private func isListed(_ number: Int, of count: Int, in list: [Int]) -> Bool {
    list.isEmpty || list.contains(number) || list.contains(number - count - 1)
  }

  /// BYDAY.
  private mutating func isOnWeekday(_ day: CivilDay) -> Bool {
    let days = rule.weekdays.filter { $0.weekday.rawValue == day.weekday }
    if rule.weekdays.isEmpty || days.contains(where: { $0.position == 0 }) { return true }
    guard !days.isEmpty else { return false }
    let year = scale.year(with: day)
    var (first, end) = (year.firstDay, year.end)
    if !countsInYear {
      let month = year.months[year.monthIndex(of: day)]
      (first, end) = (month.firstDay, month.end)
    }
    return days.contains { $0.position == (day - first) / 7 + 1 || $0.position == -((end - day - 1) / 7 + 1) }
  }

  /// BYWEEKNO: a week is of the year that has the middle of it.
  private mutating func isInWeek(_ day: CivilDay) -> Bool {
    guard !rule.weeks.isEmpty else { return true }
    let middle = day + (3 - (day.weekday - rule.weekStart.rawValue + 7) % 7)
    let year = scale.year(with: middle)
    let index = (middle - year.firstDay) / 7
    return isListed(index + 1, of: index + 1 + (year.end - middle - 1) / 7, in: rule.weeks)
  }
}
