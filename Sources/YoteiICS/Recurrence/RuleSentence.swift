/// The English for a rule, clause by clause: how often and on which days, when else it is limited, at which times, until when.
struct RuleSentence {
  let rule: ICSRecurrenceRule

  var text: String {
    let clauses = [frequency] + limits + times + [calendar]
    return clauses.filter { !$0.isEmpty }.joined(separator: " ") + positions + skip + end
  }

  private var frequency: String {
    switch rule.frequency {
    case .secondly: every("second") + onWeekdays
    case .minutely: every("minute") + onWeekdays
    case .hourly: every("hour") + onWeekdays
    case .daily: rule.interval == 1 && hasWeekdays ? "every " + weekdays() : every("day") + ifWeekday
    case .weekly: rule.interval == 1 && hasWeekdays ? "every " + weekdays() : every("week") + onWeekdays + weekStart
    case .monthly: month
    case .yearly: year
    }
  }

  private func every(_ unit: String) -> String { rule.interval == 1 ? "every \(unit)" : "every \(rule.interval) \(unit)s" }
}

// MARK: Weekdays

extension RuleSentence {
  private var hasWeekdays: Bool { !rule.weekdays.isEmpty }
  private var numbered: [ICSRecurrenceRule.Day] { rule.weekdays.filter { $0.position != 0 } }

  /// `Monday and Friday`, `weekday`; with numbers `every Monday and the last Friday`.
  private func weekdays(_ conjunction: String = "and") -> String {
    let plain = rule.weekdays.filter { $0.position == 0 }.map(\.weekday)
    let words = noun(for: plain).map { [$0] } ?? plain.map(RuleWords.name)
    if numbered.isEmpty { return RuleWords.list(words, conjunction) }
    let numberedWords = numbered.map { "the " + RuleWords.ordinal($0.position) + " " + RuleWords.name($0.weekday) }
    return RuleWords.list(words.map { "every " + $0 } + numberedWords, conjunction)
  }

  private func noun(for weekdays: [ICSRecurrenceRule.Weekday]) -> String? {
    switch Set(weekdays) {
    case [.monday, .tuesday, .wednesday, .thursday, .friday]: "weekday"
    case [.saturday, .sunday]: "weekend day"
    case Set(ICSRecurrenceRule.Weekday.allCases): "day"
    default: nil
    }
  }

  private var onWeekdays: String {
    guard hasWeekdays else { return "" }
    let isNoun = numbered.isEmpty && noun(for: rule.weekdays.map(\.weekday)) != nil
    return " on " + weekdays() + (isNoun ? "s" : "")
  }

  private var ifWeekday: String {
    guard hasWeekdays else { return "" }
    return " if it is " + (numbered.isEmpty ? "a " : "") + weekdays("or")
  }

  private var weekStart: String {
    rule.weekStart == .monday || rule.interval == 1 || !hasWeekdays ? "" : " (weeks start on \(RuleWords.name(rule.weekStart)))"
  }
}

// MARK: Months and years

extension RuleSentence {
  /// Whether BYSETPOS picks days, so that it can stand with them.
  private var picksDays: Bool {
    !rule.setPositions.isEmpty && hasWeekdays && numbered.isEmpty && rule.daysOfTheMonth.isEmpty && rule.daysOfTheYear.isEmpty
      && rule.weeks.isEmpty && rule.hours.isEmpty && rule.minutes.isEmpty && rule.seconds.isEmpty && rule.frequency >= .monthly
  }

  /// `first and last weekday`
  private var pickedDay: String { RuleWords.list(rule.setPositions.map(RuleWords.ordinal)) + " " + weekdays("or") }

  private var monthDays: String {
    let days = "the " + RuleWords.ranges(rule.daysOfTheMonth, word: RuleWords.numeral)
    return rule.daysOfTheMonth.contains { $0 < 0 } ? days + " day" : days
  }

  private var monthNames: String {
    guard rule.calendar == nil else {
      return RuleWords.list(rule.months.map { ($0.isLeap ? "leap month " : "month ") + "\($0.number)" })
    }
    return RuleWords.ranges(rule.months.map(\.number)) { RuleWords.month($0) }
  }

  private var month: String {
    if !rule.daysOfTheMonth.isEmpty { return every("month") + " on " + monthDays + ifWeekday }
    if !rule.daysOfTheYear.isEmpty || !hasWeekdays { return every("month") + ifWeekday }
    if picksDays { return rule.interval == 1 ? "every \(pickedDay) of the month" : every("month") + " on the \(pickedDay)" }
    if numbered.isEmpty { return rule.interval == 1 ? "every " + weekdays() : every("month") + " on every " + weekdays() }
    let isOneWeekday = rule.weekdays.allSatisfy { $0.position != 0 && $0.weekday == rule.weekdays[0].weekday }
    guard rule.interval == 1, isOneWeekday else { return every("month") + " on " + weekdays() }
    let ordinals = RuleWords.list(rule.weekdays.map { RuleWords.ordinal($0.position) })
    return "every \(ordinals) \(RuleWords.name(rule.weekdays[0].weekday)) of the month"
  }

  private var year: String {
    if !rule.daysOfTheMonth.isEmpty { return every("year") + " on " + date + ifWeekday }
    if !rule.daysOfTheYear.isEmpty { return every("year") + ifWeekday }
    guard hasWeekdays else { return every("year") }
    let place = rule.months.isEmpty ? "the year" : monthNames
    if picksDays { return every("year") + " on the \(pickedDay) of \(place)" }
    if !rule.weeks.isEmpty { return every("year") + onWeekdays }
    if !numbered.isEmpty { return every("year") + " on \(weekdays()) of \(place)" }
    return (rule.interval == 1 ? "" : every("year") + " on ") + "every " + weekdays()
  }

  /// `29 February`, `the 1st and 15th of January and July`, `the 1st of every month`
  private var date: String {
    if rule.months.isEmpty { return monthDays + " of every month" }
    guard rule.calendar == nil, rule.daysOfTheMonth.count == 1, rule.daysOfTheMonth[0] > 0 else {
      return monthDays + " of " + monthNames
    }
    return RuleWords.list(rule.months.map { "\(rule.daysOfTheMonth[0]) " + RuleWords.month($0.number) })
  }

  /// Whether the months are already named with the days.
  private var namesMonths: Bool {
    rule.frequency == .yearly
      && (!rule.daysOfTheMonth.isEmpty || picksDays || (!numbered.isEmpty && rule.weeks.isEmpty && rule.daysOfTheYear.isEmpty))
  }
}

// MARK: Limits, times, end

extension RuleSentence {
  private var limits: [String] {
    var limits: [String] = []
    if rule.frequency < .monthly, !rule.daysOfTheMonth.isEmpty { limits.append("on " + monthDays + " of the month") }
    if !rule.daysOfTheYear.isEmpty {
      limits.append("on the " + RuleWords.ranges(rule.daysOfTheYear, word: RuleWords.numeral) + " day of the year")
    }
    if !rule.weeks.isEmpty {
      let isFromStart = rule.weeks.allSatisfy { $0 > 0 }
      let weeks = RuleWords.ranges(rule.weeks) { isFromStart ? "\($0)" : RuleWords.numeral($0) }
      limits.append(isFromStart ? "in week\(rule.weeks.count > 1 ? "s" : "") \(weeks)" : "in the \(weeks) week of the year")
    }
    if !rule.months.isEmpty, !namesMonths { limits.append("in " + monthNames) }
    return limits
  }

  private var times: [String] {
    let count = max(1, rule.hours.count) * max(1, rule.minutes.count) * max(1, rule.seconds.count)
    if rule.frequency >= .daily, !rule.hours.isEmpty, !rule.minutes.isEmpty, count <= 6 {
      let seconds = rule.seconds.isEmpty ? [0] : rule.seconds
      let times = rule.hours.flatMap { hour in rule.minutes.flatMap { minute in seconds.map { hour * 3600 + minute * 60 + $0 } } }
      return ["at " + RuleWords.list(times.map { RuleWords.time($0, withSeconds: !rule.seconds.isEmpty) })]
    }
    func clause(_ start: String, _ unit: String, _ numbers: [Int]) -> String {
      numbers.isEmpty ? "" : "\(start) \(unit)\(numbers.count > 1 ? "s" : "") " + RuleWords.ranges(numbers) { "\($0)" }
    }
    return [clause("in", "hour", rule.hours), clause("at", "minute", rule.minutes), clause("at", "second", rule.seconds)]
  }

  private var calendar: String { rule.calendar.map { "in the \($0.prefix(1) + $0.dropFirst().lowercased()) calendar" } ?? "" }

  private var positions: String {
    guard !rule.setPositions.isEmpty, !picksDays else { return "" }
    let units = ["second", "minute", "hour", "day", "week", "month", "year"]
    return ", only the \(RuleWords.list(rule.setPositions.map(RuleWords.ordinal))) of each \(units[rule.frequency.rawValue])"
  }

  private var skip: String {
    switch rule.skip {
    case .omit: ""
    case .backward: ", on the day before where the date is missing"
    case .forward: ", on the day after where the date is missing"
    }
  }

  private var end: String {
    let until = rule.until.map { " until " + words(for: $0) } ?? ""
    guard let count = rule.count else { return until }
    let times = count == 1 ? "once" : "\(count) times"
    return until.isEmpty ? ", " + times : ", at most \(times)" + until
  }

  private func words(for time: ICSTime) -> String {
    let (year, month, day) = time.day
    let date = "\(day) \(RuleWords.month(month)) \(year)"
    if time.isDate { return date }
    let second = time.civil.secondOfDay
    return date + " at " + RuleWords.time(second, withSeconds: second % 60 != 0) + (time.form == .utc ? " UTC" : "")
  }
}
