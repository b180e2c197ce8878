public import Foundation

/// One time at which an event happens.
public struct ICSOccurrence: Identifiable, Sendable {
  let index: FeedIndex
  let candidate: Candidate
  /// Midnight UTC of the first day and of the day after the last; nil for one with a time.
  let days: Range<Int64>?
  /// The instant of the slot, in seconds since 1970.
  let slotInstant: Int64

  /// The IANA name of the zone that its series is in, or `UTC`; nil for floating and all-day ones, and for zones without such a name.
  public let timeZoneIdentifier: String?
  public let id: ID

  /// From start to end, which is exclusive; an all-day occurrence runs from midnight to midnight in the zone that was asked for.
  public var interval: DateInterval {
    DateInterval(
      start: Date(timeIntervalSince1970: TimeInterval(candidate.start)),
      duration: TimeInterval(max(0, candidate.end - candidate.start)))
  }

  /// The event as the component tells it that this occurrence takes its words from: the master, or an override.
  public var event: ICSEvent { ICSEvent(unchecked: component) }
  /// The same component, for occurrences of to-dos, journal entries and busy times: `ICSTodo(occurrence.component)`.
  public var component: ICSComponent { ICSComponent(index: index, position: Int(candidate.component)) }

  public var isAllDay: Bool { candidate.traits.contains(.isAllDay) }
  /// Whether the event, or this occurrence of it, is cancelled.
  public var isCancelled: Bool { candidate.traits.contains(.isCancelled) }
  /// Whether a component of its own says what happens.
  public var isOverride: Bool { candidate.traits.contains(.isOverride) }
  /// Whether it is one of a series.
  public var recurs: Bool { candidate.traits.contains(.recurs) }
  /// The slot on the series' own clock, as RECURRENCE-ID names it (RFC 5545 3.8.4.4); nil for an event that does not recur.
  public var recurrenceID: ICSTime? { recurs ? ICSTime(candidate.slot, candidate.slotForm) : nil }
  /// The instant of the slot; nil for an event that does not recur.
  public var recurrenceDate: Date? { recurs ? Date(timeIntervalSince1970: TimeInterval(slotInstant)) : nil }
}

extension ICSOccurrence {
  /// What has occurrences.
  public enum Kind: CaseIterable, Sendable {
    case event, todo, journal, freeBusy

    var component: ComponentKind {
      switch self {
      case .event: .event
      case .todo: .todo
      case .journal: .journal
      case .freeBusy: .freeBusy
      }
    }
  }
}

extension ICSOccurrence: Hashable {
  public static func == (a: Self, b: Self) -> Bool {
    a.id == b.id && a.interval == b.interval && a.candidate.component == b.candidate.component
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
