public import Foundation

extension ICSFeed {
  /// The occurrences of events that overlap `window`, in order, computed as they are asked for; cancelled ones are left out.
  ///
  /// Floating and all-day events are placed in `timeZone`. One without length is in if it starts in the window.
  public func occurrences(in window: Range<Date>, timeZone: TimeZone = .current) -> ICSOccurrences {
    ICSOccurrences(index: index, query: OccurrenceQuery(window: window, timeZone: timeZone, limit: options.maximumOccurrences))
  }

  public func occurrences(in window: DateInterval, timeZone: TimeZone = .current) -> ICSOccurrences {
    occurrences(in: window.start..<window.end, timeZone: timeZone)
  }
}
