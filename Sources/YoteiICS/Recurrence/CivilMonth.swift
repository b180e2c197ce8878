/// A month of the proleptic Gregorian calendar.
struct CivilMonth: Sendable {
  private(set) var year: Int
  /// 1 is January.
  private(set) var number: Int
  private(set) var firstDay: CivilDay
  private(set) var length: Int

  /// `index` counts months from January of the year 0.
  init(index: Int) {
    self.init(year: index / 12, number: index % 12 + 1)
  }

  init(year: Int, number: Int) {
    (self.year, self.number) = (year, number)
    firstDay = CivilDay(unchecked: year, number, 1)
    length = CivilDay.length(ofMonth: number, year: year)
  }

  init(containing day: CivilDay) {
    let (year, number, dayOfMonth) = day.fields
    (self.year, self.number) = (year, number)
    firstDay = day + (1 - dayOfMonth)
    length = CivilDay.length(ofMonth: number, year: year)
  }

  /// Months from January of the year 0.
  var index: Int { year * 12 + number - 1 }

  var dayBefore: CivilDay { firstDay + -1 }

  func contains(_ day: CivilDay) -> Bool { 0..<length ~= day - firstDay }

  mutating func advance() {
    firstDay = firstDay + length
    number += 1
    if number == 13 { (year, number) = (year + 1, 1) }
    length = CivilDay.length(ofMonth: number, year: year)
  }
}
