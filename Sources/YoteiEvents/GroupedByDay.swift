public import Foundation

extension Sequence {
  /// The events under the start of every day that they touch, as Yotei's views look them up.
  ///
  /// Under each day the all-day events come first, then start, end and id decide. An event that ends at midnight does not touch the
  /// day that begins there; one without length touches the day that it lies in. Only days that `window` touches are listed: give one
  /// where an event may last for centuries.
  public func groupedByDay<P>(in calendar: Calendar, within window: Range<Date>? = nil) -> [Date: [YoteiEvent<P>]]
  where Element == YoteiEvent<P> {
    if let window, window.isEmpty { return [:] }
    let bounds = window.map(calendar.wholeDays(touching:))
    var events: [Date: [YoteiEvent<P>]] = [:]
    var day = Date.distantPast..<Date.distantPast
    for event in sorted(by: { $0.isListed(before: $1) }) {
      let interval = event.listedInterval(in: calendar)
      var instant = interval.start
      var end = interval.end
      if let bounds {
        guard instant < bounds.upperBound, end > bounds.lowerBound || instant == bounds.lowerBound else { continue }
        instant = Swift.max(instant, bounds.lowerBound)
        end = Swift.min(end, bounds.upperBound)
      }
      repeat {
        if !day.contains(instant) { day = calendar.day(containing: instant) }
        events[day.lowerBound, default: []].append(event)
        instant = day.upperBound
      } while instant < end
    }
    return events
  }
}

extension YoteiEvent {
  fileprivate func isListed(before other: YoteiEvent) -> Bool {
    if isAllDay != other.isAllDay { return isAllDay }
    if start != other.start { return start < other.start }
    return end != other.end ? end < other.end : id < other.id
  }

  /// What the event covers, up to a moment of its last day if it is an all-day one.
  fileprivate func listedInterval(in calendar: Calendar) -> DateInterval {
    let interval = displayableDateInterval(in: calendar)
    return isAllDay ? DateInterval(start: interval.start, end: interval.end.addingTimeInterval(1)) : interval
  }
}

extension Calendar {
  fileprivate func day(containing instant: Date) -> Range<Date> {
    let day = dateInterval(of: .day, for: instant) ?? DateInterval(start: startOfDay(for: instant), duration: 86_400)
    return day.start..<day.end
  }

  fileprivate func wholeDays(touching range: Range<Date>) -> Range<Date> {
    let last = day(containing: range.upperBound)
    return startOfDay(for: range.lowerBound)..<(last.lowerBound == range.upperBound ? last.lowerBound : last.upperBound)
  }
}
