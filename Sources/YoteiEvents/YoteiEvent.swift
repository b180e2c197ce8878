public import Foundation

/// An event as Yotei's views draw it: one occurrence, with the app's own data.
///
/// The views tell events apart by `id` alone, so each occurrence of a series needs its own. An all-day event is stored as midnight UTC
/// of its first day and of the day after its last, whatever zone it is drawn in.
public struct YoteiEvent<Data: YoteiEventData>: Equatable, Identifiable, Sendable {
  public let id: String
  public let title: String
  public var start: Date
  public var end: Date
  public let isAllDay: Bool
  public let data: Data

  public init(id: String, title: String, start: Date, end: Date, isAllDay: Bool, data: Data) {
    self.id = id
    self.title = title
    self.start = start
    self.end = end
    self.isAllDay = isAllDay
    self.data = data
  }

  /// From `start` to `end`; empty if the event ends before it starts.
  public var dateInterval: DateInterval {
    DateInterval(start: start, end: max(start, end))
  }

  /// The interval that a view covers: that of a timed event as it is, that of an all-day event moved to the same dates in `calendar`.
  ///
  /// For an all-day event it runs from the start of its first day to the start of its last, so an event of one day gives an empty one.
  public func displayableDateInterval(in calendar: Calendar = .current) -> DateInterval {
    guard isAllDay else { return dateInterval }
    let lastDay = max(start, end.addingTimeInterval(-86_400))
    return DateInterval(start: calendar.startOfDay(datedInUTC: start), end: calendar.startOfDay(datedInUTC: lastDay))
  }
}

extension YoteiEvent: Hashable where Data: Hashable {}
extension YoteiEvent: Encodable where Data: Encodable {}
extension YoteiEvent: Decodable where Data: Decodable {}
