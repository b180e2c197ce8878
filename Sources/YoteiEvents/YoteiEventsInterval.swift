public import Foundation

/// Everything that Yotei's views read: the events by day, and the intervals shown and loading.
public struct YoteiEventsInterval<Data: YoteiEventData>: Equatable, Sendable {
  /// The month in focus.
  public var monthInterval: DateInterval?
  /// The days that the views may show: the month in focus and some days around it.
  public var dateInterval: DateInterval?
  /// The days that are still loading.
  public var dateLoadingInterval: DateInterval?
  /// The events under the start of every day that they touch.
  public var events: [Date: [YoteiEvent<Data>]]

  public init(
    monthInterval: DateInterval? = nil,
    dateInterval: DateInterval? = nil,
    dateLoadingInterval: DateInterval? = nil,
    events: [Date: [YoteiEvent<Data>]] = [:]
  ) {
    self.monthInterval = monthInterval
    self.dateInterval = dateInterval
    self.dateLoadingInterval = dateLoadingInterval
    self.events = events
  }
}
