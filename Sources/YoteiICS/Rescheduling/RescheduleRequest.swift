package import Foundation

/// What is asked of an occurrence; what isn't said stays as it is.
package struct RescheduleRequest: Sendable {
  package enum Start: Sendable {
    case kept
    case at(Date)
    /// Days on the event's own calendar, then exact seconds.
    case later(by: ICSDuration)
  }

  package enum End: Sendable {
    /// As far from the start as it was.
    case following
    case at(Date)
    case lasting(ICSDuration)
  }

  package var start: Start
  package var end: End
  /// Whether it becomes an all-day or a timed event.
  package var isAllDay: Bool?
  /// The zone in which the time of an event with a TZID is written from now on.
  package var newZone: TimeZone?

  package init(start: Start = .kept, end: End = .following, isAllDay: Bool? = nil, newZone: TimeZone? = nil) {
    (self.start, self.end, self.isAllDay, self.newZone) = (start, end, isAllDay, newZone)
  }
}
