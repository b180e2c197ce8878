public import Foundation
public import YoteiEvents

extension ICSFeed {
  /// The events that Yotei's views draw, one for each occurrence that overlaps `window`; cancelled ones are left out.
  ///
  /// Floating and all-day events are placed in `timeZone` to decide whether they overlap. All-day events run from midnight UTC to midnight
  /// UTC of their dates, as Yotei stores them.
  public func events(in window: Range<Date>, timeZone: TimeZone = .current) -> [YoteiEvent<ICSEventDetails>] {
    // What the occurrences of one component have in common is read once.
    var read: [UInt32: (title: String, details: ICSEventDetails)] = [:]
    return occurrences(in: window, timeZone: timeZone).map { occurrence in
      guard occurrence.recurs else { return YoteiEvent(occurrence, data: ICSEventDetails(occurrence)) }
      let component = occurrence.candidate.component
      let words = read[component] ?? (occurrence.event.summary ?? "", ICSEventDetails(occurrence))
      read[component] = words
      return YoteiEvent(occurrence, title: words.title, data: words.details)
    }
  }

  /// The same with a payload that `data` makes of each occurrence.
  public func events<Payload: YoteiEventData, Failure: Error>(
    in window: Range<Date>, timeZone: TimeZone = .current, data: (ICSOccurrence) throws(Failure) -> Payload
  ) throws(Failure) -> [YoteiEvent<Payload>] {
    var events: [YoteiEvent<Payload>] = []
    for occurrence in occurrences(in: window, timeZone: timeZone) {
      events.append(YoteiEvent(occurrence, data: try data(occurrence)))
    }
    return events
  }

  public func events(in window: DateInterval, timeZone: TimeZone = .current) -> [YoteiEvent<ICSEventDetails>] {
    events(in: window.start..<window.end, timeZone: timeZone)
  }
}

extension YoteiEvent {
  /// An occurrence as an event; its id can be read back by `ICSOccurrence.ID`.
  public init(_ occurrence: ICSOccurrence, data: Data) {
    self.init(occurrence, title: occurrence.event.summary ?? "", data: data)
  }

  init(_ occurrence: ICSOccurrence, title: String, data: Data) {
    let days = occurrence.days.map {
      DateInterval(
        start: Date(timeIntervalSince1970: TimeInterval($0.lowerBound)),
        end: Date(timeIntervalSince1970: TimeInterval($0.upperBound)))
    }
    let interval = days ?? occurrence.interval
    self.init(
      id: occurrence.id.description, title: title, start: interval.start, end: interval.end,
      isAllDay: occurrence.isAllDay, data: data)
  }
}
