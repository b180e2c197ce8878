internal import Foundation

/// Reads the changed feed once more and holds it against what was asked: the change is refused where they don't agree.
struct RescheduleCheck {
  private var before: EventSeries
  private let after: FeedIndex
  private let observer: ICSZone
  private(set) var renaming: IDRenaming

  /// Slots that are compared, at most.
  private static let limit = 5_000

  init(before: EventSeries, after: FeedIndex, observer: ICSZone, renaming: IDRenaming) {
    (self.before, self.after, self.observer, self.renaming) = (before, after, observer, renaming)
  }

  /// The id of the occurrence after the change.
  mutating func id(of slot: CivilTime, _ old: ICSOccurrence.ID) throws(ICSRescheduleError) -> ICSOccurrence.ID {
    guard before.recurs else { return try newIDOfEvent(old) }
    let moved = ICSTime(renaming.shift(slot), renaming.form ?? before.start.time.form)
    let series = try EventSeries(ICSOccurrence.ID(uid: renaming.newUID, slot: moved), in: after, observer: observer)
    if !series.recurs { renaming.form = nil }
    return ICSOccurrence.ID(uid: renaming.newUID, slot: series.recurs ? moved : nil)
  }

  /// Events that share their UID are known by their starts, other ones by the UID alone.
  private func newIDOfEvent(_ old: ICSOccurrence.ID) throws(ICSRescheduleError) -> ICSOccurrence.ID {
    guard let slot = old.slot, !before.isOrphan else { return old }
    var starts: [ICSTime] = []
    let bytes = after.bytes.span
    var reader = ScheduleReader(after, observer: observer)
    var identities = UIDIdentities(after)
    for (position, record) in after.records.enumerated() where record.kind == .event && identities.uid(of: position) == old.uid {
      if let start = reader.read(position, bytes).start?.time { starts.append(start) }
    }
    let own = starts.filter { start in !before.siblings.contains { $0.start?.time == start } }
    guard let start = own.first(where: { $0 != slot }) ?? own.first else { throw ICSRescheduleError(.ambiguousOccurrence, id: old) }
    return ICSOccurrence.ID(uid: old.uid, slot: start)
  }

  /// The slots of the series are those of before, moved, and none else; so are those that overrides stand for.
  mutating func slots() throws(ICSRescheduleError) {
    var old = before.set.slots
    let first = renaming.from
    let new = try moved()
    var slots = new.set.slots
    if renaming.newUID != before.uid {
      try remaining()
      old.skip(to: first)
    }
    for _ in 0..<Self.limit {
      let (slot, partner) = (old.next(), slots.next())
      guard slot.map({ renaming.shift($0) }) == partner else {
        throw ICSRescheduleError(.otherOccurrences(before.form.text(slot ?? first)))
      }
      if slot == nil { break }
    }
    let overridden = Set(before.overrides.map(\.slot).filter { $0 >= first }.map { renaming.shift($0) })
    guard overridden == Set(new.overrides.map(\.slot)) else { throw ICSRescheduleError(.property("RECURRENCE-ID")) }
  }

  /// Of a split series: the slots before the first that moves are all that stays behind.
  private func remaining() throws(ICSRescheduleError) {
    let id = ICSOccurrence.ID(uid: before.uid, slot: before.recurs ? before.start.time : nil)
    var (old, new) = (before.set.slots, try EventSeries(id, in: after, observer: observer).set.slots)
    for _ in 0..<Self.limit {
      let slot = old.next().flatMap { $0 < renaming.from ? $0 : nil }
      guard slot == new.next() else { throw ICSRescheduleError(.otherOccurrences(before.form.text(slot ?? renaming.from))) }
      if slot == nil { break }
    }
  }

  private func moved() throws(ICSRescheduleError) -> EventSeries {
    let first = ICSTime(renaming.shift(max(renaming.from, before.start.time.civil)), renaming.form ?? before.start.time.form)
    return try EventSeries(ICSOccurrence.ID(uid: renaming.newUID, slot: first), in: after, observer: observer)
  }

  /// The occurrence that was asked for is where it was to go.
  mutating func occurrence(
    _ id: ICSOccurrence.ID, _ placement: Placement, _ before: EventSeries
  ) throws(ICSRescheduleError) {
    var (before, series) = (before, try EventSeries(id, in: after, observer: observer))
    let found = try series.occurrence(id)
    let begin = before.begin(placement)
    let end = placement.length.end(from: placement.start, begin, zone: placement.form.zone, &before.reader.zones.clocks)
    guard series.instant(of: found.start) == begin, series.end(of: found) == end, found.start.time.isDate == placement.form.isDate
    else {
      throw ICSRescheduleError(.otherOccurrences(placement.form.text(placement.start)))
    }
  }
}
