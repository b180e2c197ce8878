public import Foundation

extension ICSFeed {
  /// Takes an occurrence out, or those that `scope` names; an event without any is removed.
  ///
  /// `cancelling` keeps them with STATUS:CANCELLED, for feeds that attendees are sent; of this and future occurrences it ends the rule.
  @discardableResult
  public mutating func delete(
    _ id: ICSOccurrence.ID, scope: ICSRescheduleScope = .thisOccurrence, cancelling: Bool = false, timeZone: TimeZone = .current,
    revision: ICSRevision = .init()
  ) throws(ICSRescheduleError) -> ICSReschedule {
    do throws(ICSRescheduleError) {
      var rescheduler = try Rescheduler(self, id, scope, observer: ICSZone(timeZone), revision)
      let (feed, result) = cancelling ? try rescheduler.cancel() : try rescheduler.delete()
      self = feed
      return result
    } catch {
      throw ICSRescheduleError(error.reason, id: error.id ?? id)
    }
  }
}
