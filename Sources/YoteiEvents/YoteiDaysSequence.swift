public import Foundation

/// The starts of consecutive days in a calendar, made as they are asked for.
public struct YoteiDaysSequence: RandomAccessCollection, Sendable {
  private let calendar: Calendar
  private let firstDay: Date

  public let startIndex = 0
  public let endIndex: Int

  /// A number of days from the one that `startDate` lies in.
  public init(startDate: Date, days: Int, calendar: Calendar = .current) {
    self.calendar = calendar
    firstDay = calendar.startOfDay(for: startDate)
    endIndex = Swift.max(0, days)
  }

  /// The days of a closed interval: its end counts, so an interval that ends at midnight has the day that begins there.
  public init(interval: DateInterval, calendar: Calendar = .current) {
    let firstDay = calendar.startOfDay(for: interval.start)
    // To noon: a day may start at one o'clock, and would then look incomplete.
    let lastNoon = calendar.startOfDay(for: interval.end).addingTimeInterval(43_200)
    let days = calendar.dateComponents([.day], from: firstDay, to: lastNoon).day ?? 0
    self.init(startDate: firstDay, days: days + 1, calendar: calendar)
  }

  /// The days that a half-open range touches: one that ends at midnight does not touch the day that begins there.
  public init(_ range: Range<Date>, calendar: Calendar = .current) {
    let days = YoteiDaysSequence(interval: DateInterval(start: range.lowerBound, end: range.upperBound), calendar: calendar)
    let excess = range.isEmpty || days.last == range.upperBound ? 1 : 0
    self.init(startDate: range.lowerBound, days: days.count - excess, calendar: calendar)
  }

  public subscript(position: Int) -> Date {
    // The hour of a first day that starts at one o'clock is carried along; the other days start at midnight.
    calendar.startOfDay(for: calendar.date(byAdding: .day, value: position, to: firstDay) ?? firstDay)
  }
}
