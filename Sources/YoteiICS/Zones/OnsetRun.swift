/// A change of a zone's offset, as an observance starts: at `civil`, on the clock before the change.
struct ZoneOnset: Hashable, Sendable {
  var civil: CivilTime
  var offsetFrom: Int
  var offsetTo: Int
  var isDaylight: Bool

  var instant: Int64 { civil.seconds - Int64(offsetFrom) }
}

/// Onsets of successive years that one yearly rule describes.
struct OnsetRun: Sendable {
  private(set) var onsets: [ZoneOnset]
  /// Which weekdays of the month it can be: first to fourth, and last (-1).
  private var positions: Set<Int>
  /// The days at which the week in which it always falls can begin.
  private var weeks: Set<Int>

  init(_ onset: ZoneOnset) {
    onsets = [onset]
    (positions, weeks) = Self.patterns(onset.civil.day)
  }

  var first: ZoneOnset { onsets[0] }
  var last: ZoneOnset { onsets[onsets.count - 1] }

  /// Takes in the next year's onset; false where no rule describes all of them.
  mutating func extend(by onset: ZoneOnset) -> Bool {
    let (day, lastDay) = (onset.civil.day, last.civil.day)
    let isAlike =
      day.year == lastDay.year + 1 && day.fields.month == lastDay.fields.month && onset.civil.secondOfDay == last.civil.secondOfDay
      && onset.offsetFrom == last.offsetFrom && onset.offsetTo == last.offsetTo && onset.isDaylight == last.isDaylight
    guard isAlike else { return false }
    var (positions, weeks): (Set<Int>, Set<Int>) = ([], [])
    if day.weekday == lastDay.weekday, !self.weeks.isEmpty {
      (positions, weeks) = Self.patterns(day)
      positions.formIntersection(self.positions)
      weeks.formIntersection(self.weeks)
    }
    guard !weeks.isEmpty || onsets.allSatisfy({ $0.civil.day.fields.day == day.fields.day }) else { return false }
    (self.positions, self.weeks) = (positions, weeks)
    onsets.append(onset)
    return true
  }

  /// The value of the RRULE, without an end.
  var rule: String {
    let (_, month, day) = last.civil.day.fields
    let weekday = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"][last.civil.day.weekday]
    let days =
      if let position = positions.contains(-1) ? -1 : positions.min() {
        "BYDAY=\(position)\(weekday)"
      } else if let week = weeks.min() {
        "BYMONTHDAY=" + (week..<week + 7).map(String.init).joined(separator: ",") + ";BYDAY=\(weekday)"
      } else {
        "BYMONTHDAY=\(day)"
      }
    return "FREQ=YEARLY;BYMONTH=\(month);\(days)"
  }

  private static func patterns(_ day: CivilDay) -> (positions: Set<Int>, weeks: Set<Int>) {
    let (year, month, number) = day.fields
    let length = CivilDay.length(ofMonth: month, year: year)
    let position = (number - 1) / 7 + 1
    let positions: Set<Int> = number > length - 7 ? [position, -1] : [position]
    return (positions.subtracting([5]), Set(max(1, number - 6)...min(number, length - 6)))
  }
}
