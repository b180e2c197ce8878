/// The times that a rule gives a day, an hour or a minute, as ascending offsets in seconds.
///
/// They are computed from the lists of hours, minutes and seconds, never stored: there may be 86,400 of them.
struct RuleTimes: Sendable {
  let count: Int
  let first: Int64
  private var hours: [Int] = []
  private var minutes: [Int] = []
  private var seconds: [Int] = []
  /// Which times BYSETPOS picks, where it applies to them alone.
  private var picks: [Int]?

  /// A single time.
  init(_ time: Int) { (count, first) = (1, Int64(time)) }

  /// Every combination, of lists that ascend and have no repetitions.
  init(hours: [Int], minutes: [Int], seconds: [Int], picking positions: SetPositions) {
    (self.hours, self.minutes, self.seconds) = (hours, minutes, seconds)
    let combinations = hours.count * minutes.count * seconds.count
    if !positions.isEmpty {
      var cursor = positions.cursor(from: 0, count: combinations)
      picks = Array(sequence(state: ()) { _ in positions.next(&cursor) })
    }
    count = picks?.count ?? combinations
    first = count > 0 ? Self.time(picks?.first ?? 0, hours, minutes, seconds) : 0
  }

  subscript(index: Int) -> Int64 {
    index == 0 ? first : Self.time(picks?[index] ?? index, hours, minutes, seconds)
  }

  private static func time(_ index: Int, _ hours: [Int], _ minutes: [Int], _ seconds: [Int]) -> Int64 {
    let (minute, second) = index.quotientAndRemainder(dividingBy: seconds.count)
    let (hour, minuteOfHour) = minute.quotientAndRemainder(dividingBy: minutes.count)
    return Int64(hours[hour] * 3600 + minutes[minuteOfHour] * 60 + seconds[second])
  }

  /// How many of the times come before `offset`.
  func count(before offset: Int64) -> Int { (0..<count).partitioningIndex { self[$0] >= offset } }
}
