import Libical

extension ICSRecurrenceRule {
  /// Adds the lists that libical has read.
  mutating func append(_ read: LibicalRecurrence) {
    seconds += read.seconds
    minutes += read.minutes
    hours += read.hours
    daysOfTheMonth += read.monthDays
    daysOfTheYear += read.yearDays
    weeks += read.weekNumbers
    setPositions += read.setPositions
    months += read.months.map { Month($0.number, isLeap: $0.isLeap) }
    weekdays += read.days.compactMap { day in
      Weekday(rawValue: day.weekday).map { Day($0, position: day.position) }
    }
  }

  /// Puts every list in order and takes out repetitions, so that rules that say the same are equal.
  mutating func sortLists() {
    seconds = ordered(seconds) { $0 }
    minutes = ordered(minutes) { $0 }
    hours = ordered(hours) { $0 }
    daysOfTheMonth = ordered(daysOfTheMonth) { $0 }
    daysOfTheYear = ordered(daysOfTheYear) { $0 }
    weeks = ordered(weeks) { $0 }
    setPositions = ordered(setPositions) { $0 }
    months = ordered(months) { $0.number * 2 + ($0.isLeap ? 1 : 0) }
    weekdays = ordered(weekdays) { $0.position * 7 + ($0.weekday.rawValue + 6) % 7 }
  }

  private func ordered<Value>(_ values: [Value], by key: (Value) -> Int) -> [Value] {
    if values.count < 2 { return values }
    var ordered: [Value] = []
    for value in values.sorted(by: { key($0) < key($1) }) where ordered.last.map(key) != key(value) { ordered.append(value) }
    return ordered
  }

  var hasListBesideSetPositions: Bool {
    !(seconds.isEmpty && minutes.isEmpty && hours.isEmpty && weekdays.isEmpty && daysOfTheMonth.isEmpty && daysOfTheYear.isEmpty
      && weeks.isEmpty && months.isEmpty)
  }
}
