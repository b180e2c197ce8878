public import Foundation

/// An event to be added to a feed.
public struct ICSEventDraft: Hashable, Sendable {
  public var title: String
  /// Of an all-day event midnight UTC of its first day, as in `YoteiEvent`.
  public var start: Date
  /// Exclusive; of an all-day event midnight UTC of the day after its last.
  public var end: Date
  public var isAllDay: Bool
  /// The zone in which times are written; nil is UTC.
  public var timeZone: TimeZone?
  /// Nil has it made, or taken from the revision.
  public var uid: String?
  public var location: String?
  public var description: String?
  public var url: URL?
  public var categories: [String] = []
  public var rule: ICSRecurrenceRule?
  /// How long before the start alarms go off.
  public var alarms: [ICSDuration] = []

  public init(title: String, start: Date, end: Date, isAllDay: Bool = false, timeZone: TimeZone? = nil) {
    (self.title, self.start, self.end, self.isAllDay, self.timeZone) = (title, start, end, isAllDay, timeZone)
  }

  public init<Data>(_ event: YoteiEvent<Data>, timeZone: TimeZone? = nil) {
    self.init(title: event.title, start: event.start, end: event.end, isAllDay: event.isAllDay, timeZone: timeZone)
  }
}
