public import Foundation

/// Moving occurrences: the feed's text changes in the few lines that a move concerns.
///
/// A move succeeds whole, or throws and leaves the feed as it was.
extension ICSFeed {
  /// Moves an occurrence, and with it those that `scope` names, to an interval; resizes it where that is longer or shorter.
  ///
  /// An all-day occurrence takes whole days of `timeZone`, which is also the clock of floating times. `isAllDay` makes an all-day event
  /// of a timed one or the reverse. Times are written on the clock on which they are, unless `newZone` names another for those with
  /// a TZID.
  @discardableResult
  public mutating func reschedule(
    _ id: ICSOccurrence.ID, to interval: DateInterval, scope: ICSRescheduleScope = .thisOccurrence, isAllDay: Bool? = nil,
    timeZone: TimeZone = .current, newZone: TimeZone? = nil, revision: ICSRevision = .init()
  ) throws(ICSRescheduleError) -> ICSReschedule {
    let request = RescheduleRequest(start: .at(interval.start), end: .at(interval.end), isAllDay: isAllDay, newZone: newZone)
    return try reschedule(id, request, scope: scope, timeZone: timeZone, revision: revision)
  }

  /// The feed with an occurrence moved, and what the move did.
  public func rescheduling(
    _ id: ICSOccurrence.ID, to interval: DateInterval, scope: ICSRescheduleScope = .thisOccurrence, isAllDay: Bool? = nil,
    timeZone: TimeZone = .current, newZone: TimeZone? = nil, revision: ICSRevision = .init()
  ) throws(ICSRescheduleError) -> (feed: ICSFeed, result: ICSReschedule) {
    var feed = self
    let result = try feed.reschedule(
      id, to: interval, scope: scope, isAllDay: isAllDay, timeZone: timeZone, newZone: newZone, revision: revision)
    return (feed, result)
  }

  /// What a drag in one of Yotei's views reports: the id of a `YoteiEvent`, where it was, and where it is to be.
  ///
  /// Of an all-day event the distance between the two intervals counts, in days, so they may be midnights of UTC as in `YoteiEvent`
  /// or of the view's calendar. Throws where a timed occurrence no longer is in the old interval.
  @discardableResult
  public mutating func reschedule(
    eventID: String, from oldInterval: DateInterval, to newInterval: DateInterval, scope: ICSRescheduleScope = .thisOccurrence,
    timeZone: TimeZone = .current, revision: ICSRevision = .init()
  ) throws(ICSRescheduleError) -> ICSReschedule {
    guard let id = ICSOccurrence.ID(eventID) else {
      throw ICSRescheduleError(.unknownOccurrence, id: ICSOccurrence.ID(uid: eventID))
    }
    let rescheduler = try Rescheduler(self, id, scope, observer: ICSZone(timeZone), revision)
    let request = try rescheduler.request(from: oldInterval, to: newInterval)
    return try reschedule(id, request, scope: scope, timeZone: timeZone, revision: revision)
  }

  @discardableResult
  package mutating func reschedule(
    _ id: ICSOccurrence.ID, _ request: RescheduleRequest, scope: ICSRescheduleScope, timeZone: TimeZone, revision: ICSRevision
  ) throws(ICSRescheduleError) -> ICSReschedule {
    do throws(ICSRescheduleError) {
      var rescheduler = try Rescheduler(self, id, scope, observer: ICSZone(timeZone), revision)
      let (feed, result) = try rescheduler.move(request)
      self = feed
      return result
    } catch {
      throw ICSRescheduleError(error.reason, id: error.id ?? id)
    }
  }
}

extension Rescheduler {
  /// A drag as a request: what is timed goes to the new interval, what is all-day as many days further, and longer or shorter by as many.
  fileprivate func request(from old: DateInterval, to new: DateInterval) throws(ICSRescheduleError) -> RescheduleRequest {
    var series = series
    guard case .days(let days) = occurrence.length, occurrence.start.time.isDate else {
      let begin = TimeInterval(series.instant(of: occurrence.start))
      guard begin == old.start.timeIntervalSince1970.rounded() else { throw ICSRescheduleError(.changedMeanwhile, id: id) }
      return RescheduleRequest(start: .at(new.start), end: .at(new.end))
    }
    func wholeDays(_ seconds: TimeInterval) -> Int { Int((seconds / 86_400).rounded()) }
    let longer = wholeDays(new.duration - old.duration)
    return RescheduleRequest(
      start: .later(by: ICSDuration(days: wholeDays(new.start.timeIntervalSince(old.start)))),
      end: longer == 0 ? .following : .lasting(ICSDuration(days: days + longer)))
  }
}
