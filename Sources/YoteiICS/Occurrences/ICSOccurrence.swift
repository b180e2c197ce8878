public import Foundation

/// One time at which an event happens.
public struct ICSOccurrence: Identifiable, Sendable {
  let index: FeedIndex
  let candidate: Candidate
  let zone: ICSZone
  /// The instant of the slot, in seconds since 1970.
  let slotInstant: Int64

  public let id: ID

  /// From start to end, which is exclusive; an all-day occurrence runs from midnight to midnight in the zone that was asked for.
  public var interval: DateInterval {
    DateInterval(
      start: Date(timeIntervalSince1970: TimeInterval(candidate.start)),
      duration: TimeInterval(max(0, candidate.end - candidate.start)))
  }

  public var isAllDay: Bool { candidate.traits.contains(.isAllDay) }
  /// Whether the event, or this occurrence of it, is cancelled.
  public var isCancelled: Bool { candidate.traits.contains(.isCancelled) }
  /// Whether a component of its own says what happens.
  public var isOverride: Bool { candidate.traits.contains(.isOverride) }
  /// Whether it is one of a series.
  public var recurs: Bool { candidate.traits.contains(.recurs) }
  /// The slot on the series' own clock, as RECURRENCE-ID names it (RFC 5545 3.8.4.4); nil for an event that does not recur.
  public var recurrenceID: ICSTime? { recurs ? ICSTime(candidate.slot, candidate.slotForm) : nil }
}

extension ICSOccurrence: Hashable {
  public static func == (a: Self, b: Self) -> Bool { a.id == b.id && a.interval == b.interval && a.candidate.component == b.candidate.component }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
