/// Why an occurrence can't be moved, deleted or added; the feed is as it was.
public struct ICSRescheduleError: Error, Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    /// No occurrence of the feed has that id.
    case unknownOccurrence
    /// The id names no single occurrence: the event recurs, or several share the id.
    case ambiguousOccurrence
    /// The occurrence isn't where the caller saw it last.
    case changedMeanwhile
    /// Only the changed occurrence is in the feed, not the series that it belongs to.
    case missingMaster
    /// A component without a start that can be read.
    case missingStart
    /// RANGE=THISANDFUTURE: the component says later occurrences too.
    case coversLaterOccurrences
    /// An all-day event needs whole days.
    case notWholeDays
    case endBeforeStart
    /// An all-day event that becomes a timed one has no length of its own.
    case missingLength
    /// A local time that comes twice as the clock goes back; only the first of the two can be written.
    case repeatedLocalTime(String)
    /// A part of the rule that can't follow: `BYSETPOS`.
    case rulePart(String)
    /// The rule would give other occurrences than those moved, from this slot on.
    case otherOccurrences(String)
    /// A list of the series has a form that the change can't carry over, such as `RDATE;VALUE=PERIOD`.
    case property(String)
    /// The UID is taken.
    case uidInUse(String)
    /// What an answer or an invitation lacks, such as `ATTENDEE`.
    case missingProperty(String)
    /// The feed would go beyond a limit of its `ICSParseOptions`.
    case feedLimit(String)
  }

  public var reason: Reason
  public var id: ICSOccurrence.ID?

  public init(_ reason: Reason, id: ICSOccurrence.ID? = nil) { (self.reason, self.id) = (reason, id) }
}

extension ICSRescheduleError: CustomStringConvertible {
  public var description: String {
    switch reason {
    case .unknownOccurrence: "no occurrence has the id \"\(id?.description ?? "")\""
    case .ambiguousOccurrence: "\"\(id?.description ?? "")\" is more than one occurrence; name it as SLOT/UID"
    case .changedMeanwhile: "the occurrence is no longer where it was seen last"
    case .missingMaster: "the series itself is not in the feed, only this occurrence of it"
    case .missingStart: "the event has no start that can be read"
    case .coversLaterOccurrences: "its component has RANGE=THISANDFUTURE, so later occurrences would follow"
    case .notWholeDays: "an all-day event starts and ends at midnight; make it a timed one to give it hours"
    case .endBeforeStart: "the end is not after the start"
    case .missingLength: "an all-day event that becomes a timed one needs an end or a length"
    case .repeatedLocalTime(let time): "\(time) comes twice as the clock goes back, and only the first of the two can be written"
    case .rulePart(let part): "\(part) of the rule can't follow the move exactly"
    case .otherOccurrences(let slot): "the rule would give other occurrences than those moved, from \(slot) on"
    case .property(let name): "\(name) can't follow the change exactly"
    case .uidInUse(let uid): "the feed has a component with the UID \"\(uid)\" already"
    case .missingProperty(let name): "the event has no \(name) that fits"
    case .feedLimit(let what): what
    }
  }
}
