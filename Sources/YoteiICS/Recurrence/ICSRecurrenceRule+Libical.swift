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
}
