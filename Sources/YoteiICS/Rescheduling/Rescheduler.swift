internal import Foundation

/// Carries out what is asked of one occurrence, in its scope, and tells what became of it.
struct Rescheduler {
  let feed: ICSFeed
  let id: ICSOccurrence.ID
  let scope: ICSRescheduleScope
  let observer: ICSZone
  let revision: ICSRevision
  var series: EventSeries
  private(set) var occurrence: EventSeries.Occurrence

  init(
    _ feed: ICSFeed, _ id: ICSOccurrence.ID, _ scope: ICSRescheduleScope, observer: ICSZone, _ revision: ICSRevision
  ) throws(ICSRescheduleError) {
    (self.feed, self.id, self.scope, self.observer, self.revision) = (feed, id, scope, observer, revision)
    series = try EventSeries(id, in: feed.index, observer: observer)
    if series.recurs, id.slot == nil, scope != .allOccurrences { throw ICSRescheduleError(.ambiguousOccurrence, id: id) }
    if series.isOrphan, scope != .thisOccurrence { throw ICSRescheduleError(.missingMaster, id: id) }
    occurrence = try series.occurrence(id)
  }

  /// The scope as far as it matters: from its first slot on a series is the whole series, and an override that no slots follow is alone.
  var effectiveScope: ICSRescheduleScope {
    guard series.recurs, scope == .thisAndFuture else { return series.recurs ? scope : .thisOccurrence }
    var slots = series.set.slots
    let first = slots.next() ?? occurrence.slot
    let isFirst = occurrence.slot <= first && !series.overrides.contains { $0.slot < occurrence.slot }
    if isFirst { return .allOccurrences }
    slots.skip(to: occurrence.slot)
    let isLast = slots.next() == nil && !series.overrides.contains { $0.slot > occurrence.slot }
    return isLast && occurrence.isAlone ? .thisOccurrence : .thisAndFuture
  }

  mutating func move(_ request: RescheduleRequest) throws(ICSRescheduleError) -> (feed: ICSFeed, result: ICSReschedule) {
    var edit = FeedEdit(feed.index)
    let placement = try series.placement(of: occurrence, request)
    let renaming: IDRenaming
    switch effectiveScope {
    case .thisOccurrence:
      var move = MoveOccurrence(series: series, occurrence: occurrence, placement: placement, revision: revision)
      try move.edit(&edit)
      renaming = IDRenaming(uid: series.uid, newUID: series.uid, form: id.slot?.form)
    case .allOccurrences:
      var move = try SeriesMove(series, occurrence, placement, request, revision, from: nil)
      try move.shiftAll(&edit)
      renaming = IDRenaming(uid: series.uid, newUID: series.uid, shift: move.shift, form: move.form.form)
    case .thisAndFuture:
      var move = try SeriesMove(series, occurrence, placement, request, revision, from: occurrence.slot)
      let uid = revision.newUID()
      if feed.index.hasComponent(uid: uid) { throw ICSRescheduleError(.uidInUse(uid)) }
      try move.split(&edit, uid: uid)
      renaming = IDRenaming(uid: series.uid, newUID: uid, from: move.first, shift: move.shift, form: move.form.form)
    }
    let (moved, touched) = try edit.appliedWithZones(feed.options)
    var check = RescheduleCheck(before: series, after: moved.index, observer: observer, renaming: renaming)
    let newID = try check.id(of: occurrence.slot, id)
    if effectiveScope != .thisOccurrence { try check.slots() }
    try check.occurrence(newID, placement, series)
    var result = ICSReschedule(id: newID, renamings: [check.renaming])
    result.published = touched.map { ICSComponent(index: moved.index, position: $0) }
    return (moved, result)
  }
}

extension FeedIndex {
  func hasComponent(uid: String) -> Bool {
    let bytes = bytes.span
    return records.indices.contains { position in
      records[position].kind.isScheduled && records[position].uidLine != ComponentRecord.none
        && LineText.unescaped(self.uid(of: position, bytes)) == uid
    }
  }
}
