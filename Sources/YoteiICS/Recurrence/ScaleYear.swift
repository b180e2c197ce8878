/// A year of a calendar other than the Gregorian.
struct ScaleYear: Sendable {
  let number: Int
  let firstDay: CivilDay
  let months: [ScaleMonth]

  /// The first day of the next year.
  var end: CivilDay { months.last?.end ?? firstDay }
  var length: Int { end - firstDay }

  func monthIndex(of day: CivilDay) -> Int { max(0, months.partitioningIndex { $0.firstDay > day } - 1) }
}

/// A month of such a year.
struct ScaleMonth: Hashable, Sendable {
  let number: Int
  let isLeap: Bool
  let firstDay: CivilDay
  let length: Int

  var end: CivilDay { firstDay + length }
}
