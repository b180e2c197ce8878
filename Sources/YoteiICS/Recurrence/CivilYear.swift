/// A year of the proleptic Gregorian calendar, and its weeks as ISO 8601 numbers them, starting on any weekday.
struct CivilYear: Sendable {
  let number: Int
  let firstDay: CivilDay
  let length: Int

  init(_ number: Int) {
    self.number = number
    firstDay = CivilDay(unchecked: number, 1, 1)
    length = CivilDay.isLeap(number) ? 366 : 365
  }

  /// Where the first week with at least four days in the year begins, in days since 1 January: −3 to 3.
  func firstWeek(startingOn weekday: Int) -> Int { Self.firstWeek(startingOn: weekday, firstWeekday: firstDay.weekday) }

  func weekCount(startingOn weekday: Int) -> Int {
    let next = Self.firstWeek(startingOn: weekday, firstWeekday: (firstDay.weekday + length) % 7)
    return (length + next - firstWeek(startingOn: weekday)) / 7
  }

  private static func firstWeek(startingOn weekday: Int, firstWeekday: Int) -> Int {
    let before = (firstWeekday - weekday + 7) % 7
    return before <= 3 ? -before : 7 - before
  }
}
