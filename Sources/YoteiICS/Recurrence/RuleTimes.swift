/// The times that BYHOUR, BYMINUTE and BYSECOND give a day, an hour or a minute, as ascending offsets in seconds.
///
/// They are computed from the three lists, never stored: there may be 86,400 of them.
struct RuleTimes: Sendable {
  private let hours, minutes, seconds: [Int]
  /// Which times BYSETPOS picks, where it applies to them alone.
  private let picks: [Int]?
  let count: Int
  private(set) var first: Int64 = 0

  /// The lists ascend and have no repetitions.
  init(hours: [Int], minutes: [Int], seconds: [Int], picking positions: SetPositions) {
    (self.hours, self.minutes, self.seconds) = (hours, minutes, seconds)
    let product = hours.count * minutes.count * seconds.count
    if positions.isEmpty {
      picks = nil
      count = product
    } else {
      var cursor = positions.cursor(from: 0, count: product)
      let picks = Array(sequence(state: ()) { _ in positions.next(&cursor) })
      self.picks = picks
      count = picks.count
    }
    if count > 0 { first = self[0] }
  }

  subscript(index: Int) -> Int64 {
    let (minute, second) = (picks?[index] ?? index).quotientAndRemainder(dividingBy: seconds.count)
    let (hour, minuteOfHour) = minute.quotientAndRemainder(dividingBy: minutes.count)
    return Int64(hours[hour] * 3600 + minutes[minuteOfHour] * 60 + seconds[second])
  }

  /// How many of the times come before `offset`.
  func count(before offset: Int64) -> Int {
    var range = 0..<count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      range = self[middle] < offset ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }
}
