import Foundation

/// A time on a wall clock, which knows no zone.
struct WallTime: Comparable {
  /// Since midnight of 1970 on that clock.
  var seconds: Int

  init(seconds: Int) { self.seconds = seconds }

  /// The first second of a year.
  init(year: Int) { self.init(year: year, month: 1, day: 1) }

  init(year: Int, month: Int, day: Int) {
    let date = Self.calendar.date(from: DateComponents(year: year, month: month, day: day))
    seconds = Int(date?.timeIntervalSince1970 ?? 0)
  }

  /// `20260327T100000`
  var text: String { date.formatted(Self.style) }
  /// `20260327`
  var dayText: String { String(text.prefix(8)) }

  /// 0 is Sunday.
  var weekday: Int { (seconds / 86_400 + 4) % 7 }
  var dayOfMonth: Int { Self.calendar.component(.day, from: date) }
  var month: Int { Self.calendar.component(.month, from: date) }
  var lengthOfMonth: Int { Self.calendar.range(of: .day, in: .month, for: date)?.count ?? 31 }

  /// The instant in UTC.
  var date: Date { Date(timeIntervalSince1970: TimeInterval(seconds)) }

  func later(days: Int = 0, minutes: Int = 0) -> WallTime { WallTime(seconds: seconds + days * 86_400 + minutes * 60) }

  static func < (a: Self, b: Self) -> Bool { a.seconds < b.seconds }

  private static let calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  private static let style = Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day().dateSeparator(.omitted)
    .time(includingFractionalSeconds: false).timeSeparator(.omitted)
}
