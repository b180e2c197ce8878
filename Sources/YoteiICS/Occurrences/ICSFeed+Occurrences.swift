public import Foundation

extension ICSFeed {
  /// The occurrences of events that overlap `window`, in order, computed as they are asked for; cancelled ones are left out.
  ///
  /// Floating and all-day events are placed in `timeZone`. One without length is in if it starts in the window.
  public func occurrences(in window: Range<Date>, timeZone: TimeZone = .current) -> ICSOccurrences {
    ICSOccurrences(index: index, query: OccurrenceQuery(window: window, timeZone: timeZone, limit: options.maximumOccurrences))
  }

  /// The same of another kind of component: to-dos from their start, or where they have none, from when they are due; the periods of
  /// VFREEBUSY.
  public func occurrences(of kind: ICSOccurrence.Kind, in window: Range<Date>, timeZone: TimeZone = .current) -> ICSOccurrences {
    var query = OccurrenceQuery(window: window, timeZone: timeZone, limit: options.maximumOccurrences)
    query.kinds = [kind.component]
    return ICSOccurrences(index: index, query: query)
  }

  public func occurrences(in window: DateInterval, timeZone: TimeZone = .current) -> ICSOccurrences {
    occurrences(in: window.start..<window.end, timeZone: timeZone)
  }
}
