public import Foundation

extension Calendar.RecurrenceRule {
  /// The same rule for Foundation; nil where that can't express it: SECONDLY, RSCALE, COUNT together with UNTIL, second 60.
  ///
  /// A local UNTIL is taken in `timeZone`.
  public init?(_ rule: ICSRecurrenceRule, timeZone: TimeZone) {
    guard let frequency = Frequency(rule.frequency), rule.calendar == nil else { return nil }
    guard rule.count == nil || rule.until == nil, !rule.seconds.contains(60) else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    calendar.firstWeekday = rule.weekStart.rawValue + 1
    calendar.minimumDaysInFirstWeek = 4
    var end = End.never
    if let count = rule.count { end = .afterOccurrences(count) }
    if let until = rule.until {
      guard let date = until.lastInstant(in: calendar) else { return nil }
      end = .afterDate(date)
    }
    self.init(
      calendar: calendar, frequency: frequency, interval: rule.interval, end: end, matchingPolicy: .init(rule.skip),
      months: rule.months.map { Month($0.number, isLeap: $0.isLeap) }, daysOfTheYear: rule.daysOfTheYear,
      daysOfTheMonth: rule.daysOfTheMonth, weeks: rule.weeks, weekdays: rule.weekdays.map(Weekday.init), hours: rule.hours,
      minutes: rule.minutes, seconds: rule.seconds, setPositions: rule.setPositions)
  }
}

extension ICSRecurrenceRule {
  /// The same rule for iCalendar; nil where that can't express it: other calendars and week numberings, the last of repeated times.
  ///
  /// A date at which the rule ends becomes an UNTIL in UTC.
  public init?(_ rule: Calendar.RecurrenceRule) {
    let calendar = rule.calendar
    guard calendar.identifier == .gregorian || calendar.identifier == .iso8601 else { return nil }
    guard rule.weeks.isEmpty || calendar.minimumDaysInFirstWeek == 4, rule.repeatedTimePolicy == .first else { return nil }
    guard let frequency = Frequency(rule.frequency), let skip = Skip(rule.matchingPolicy) else { return nil }
    guard let weekStart = Weekday(rawValue: calendar.firstWeekday - 1) else { return nil }
    self.init(frequency, interval: rule.interval)
    self.skip = skip
    self.weekStart = weekStart
    count = rule.end.occurrences
    until = rule.end.date.map { ICSTime(CivilTime(seconds: Int64($0.timeIntervalSince1970.rounded(.down))), .utc) }
    guard !rule.months.contains(where: \.isLeap) else { return nil }
    months = rule.months.map { Month($0.index) }
    weekdays = rule.weekdays.compactMap(Day.init)
    guard weekdays.count == rule.weekdays.count else { return nil }
    (daysOfTheYear, daysOfTheMonth, weeks) = (rule.daysOfTheYear, rule.daysOfTheMonth, rule.weeks)
    (hours, minutes, seconds, setPositions) = (rule.hours, rule.minutes, rule.seconds, rule.setPositions)
    sortLists()
  }
}

extension ICSTime {
  /// The last second that an UNTIL of this form lets in.
  fileprivate func lastInstant(in calendar: Calendar) -> Date? {
    let last = isDate ? civil + 86_399 : civil
    if form == .utc { return Date(timeIntervalSince1970: TimeInterval(last.seconds)) }
    let (year, month, day) = last.day.fields
    let second = last.secondOfDay
    return calendar.date(
      from: DateComponents(
        year: year, month: month, day: day, hour: second / 3600, minute: second / 60 % 60, second: second % 60))
  }
}

extension Calendar.RecurrenceRule.Frequency {
  fileprivate init?(_ frequency: ICSRecurrenceRule.Frequency) {
    switch frequency {
    case .secondly: return nil
    case .minutely: self = .minutely
    case .hourly: self = .hourly
    case .daily: self = .daily
    case .weekly: self = .weekly
    case .monthly: self = .monthly
    case .yearly: self = .yearly
    }
  }
}

extension ICSRecurrenceRule.Frequency {
  fileprivate init?(_ frequency: Calendar.RecurrenceRule.Frequency) {
    guard let same = Self.allCases.first(where: { Calendar.RecurrenceRule.Frequency($0) == frequency }) else { return nil }
    self = same
  }
}

extension Calendar.MatchingPolicy {
  fileprivate init(_ skip: ICSRecurrenceRule.Skip) {
    switch skip {
    case .omit: self = .strict
    case .backward: self = .previousTimePreservingSmallerComponents
    case .forward: self = .nextTime
    }
  }
}

extension ICSRecurrenceRule.Skip {
  fileprivate init?(_ policy: Calendar.MatchingPolicy) {
    switch policy {
    case .strict: self = .omit
    case .previousTimePreservingSmallerComponents: self = .backward
    case .nextTime, .nextTimePreservingSmallerComponents: self = .forward
    @unknown default: return nil
    }
  }
}

extension Calendar.RecurrenceRule.Weekday {
  fileprivate init(_ day: ICSRecurrenceRule.Day) {
    let weekday = Locale.Weekday(day.weekday)
    self = day.position == 0 ? .every(weekday) : .nth(day.position, weekday)
  }

  fileprivate func names(_ weekday: ICSRecurrenceRule.Weekday) -> Bool {
    switch self {
    case .every(let own), .nth(_, let own): own == Locale.Weekday(weekday)
    @unknown default: false
    }
  }
}

extension ICSRecurrenceRule.Day {
  fileprivate init?(_ day: Calendar.RecurrenceRule.Weekday) {
    guard let weekday = ICSRecurrenceRule.Weekday.allCases.first(where: day.names) else { return nil }
    self.init(weekday)
    if case .nth(let position, _) = day { self.position = position }
  }
}

extension Locale.Weekday {
  fileprivate init(_ weekday: ICSRecurrenceRule.Weekday) {
    switch weekday {
    case .sunday: self = .sunday
    case .monday: self = .monday
    case .tuesday: self = .tuesday
    case .wednesday: self = .wednesday
    case .thursday: self = .thursday
    case .friday: self = .friday
    case .saturday: self = .saturday
    }
  }
}
