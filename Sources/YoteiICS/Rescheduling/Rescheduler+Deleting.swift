internal import Foundation

extension Rescheduler {
  /// Takes occurrences out: by EXDATE, by UNTIL, or with their components.
  mutating func delete() throws(ICSRescheduleError) -> (feed: ICSFeed, result: ICSReschedule) {
    var edit = FeedEdit(feed.index)
    var removed: [Int] = []
    switch effectiveScope {
    case .thisOccurrence where series.recurs && !isLast:
      try exclude(&edit, &removed)
    case .thisAndFuture:
      try series.end(before: occurrence.slot, revision, in: &edit)
      removed = series.overrides.filter { $0.slot >= occurrence.slot }.map(\.schedule.component)
    case .thisOccurrence, .allOccurrences:
      removed = [series.master.component] + series.overrides.map(\.schedule.component)
    }
    for component in removed { edit.remove(component) }
    let (rest, touched) = try edit.appliedWithZones(feed.options)
    var result = ICSReschedule()
    result.published = touched.map { ICSComponent(index: rest.index, position: $0) }
    result.removed = removed.map { ICSComponent(index: feed.index, position: $0) }
    return (rest, result)
  }

  /// Whether the series has no other occurrence.
  private var isLast: Bool {
    var slots = series.set.slots.excluding([occurrence.slot])
    return slots.next() == nil && series.overrides.allSatisfy { $0.slot == occurrence.slot }
  }

  private mutating func exclude(_ edit: inout FeedEdit, _ removed: inout [Int]) throws(ICSRescheduleError) {
    let overrides = series.overrides.filter { $0.slot == occurrence.slot }
    if overrides.contains(where: \.schedule.coversFuture) { throw ICSRescheduleError(.coversLaterOccurrences, id: id) }
    removed = overrides.map(\.schedule.component)
    var master = edit.component(series.master.component)
    let anchor = master.lines(.exdate).last ?? master.lines(.rdate).last ?? master.lines(.rrule).last ?? master.line(.dtstart)
    master.insert(.exdate, series.form.text(occurrence.slot), series.form, after: anchor)
    master.revise(revision, sequence: series.master.sequence + 1)
    series.identify(&master)
    edit.add(master)
    series.reviseSiblings(of: series.master, in: &edit)
  }

  /// Keeps occurrences and says that they don't take place; from a slot on they are taken out of the rule, as RANGE is never written.
  mutating func cancel() throws(ICSRescheduleError) -> (feed: ICSFeed, result: ICSReschedule) {
    if effectiveScope == .thisAndFuture { return try delete() }
    var edit = FeedEdit(feed.index)
    if effectiveScope == .allOccurrences {
      for schedule in [series.master] + series.overrides.map(\.schedule) { edit.add(cancelled(schedule, edit)) }
      series.reviseSiblings(of: series.master, in: &edit)
    } else if occurrence.isAlone {
      if occurrence.schedule.coversFuture { throw ICSRescheduleError(.coversLaterOccurrences, id: id) }
      edit.add(cancelled(occurrence.schedule, edit))
      series.reviseSiblings(of: occurrence.schedule, in: &edit)
    } else {
      var override = cancelled(occurrence.schedule, edit)
      series.write(try series.placement(of: occurrence, RescheduleRequest()), of: occurrence.schedule, to: &override)
      series.makeOverride(of: occurrence.slot, &override)
      edit.insert(override.copy, after: series.lastComponent)
      series.identifyMaster(in: &edit)
    }
    let (cancelled, touched) = try edit.appliedWithZones(feed.options)
    var result = ICSReschedule(id: id)
    result.published = touched.map { ICSComponent(index: cancelled.index, position: $0) }
    return (cancelled, result)
  }

  private func cancelled(_ schedule: Schedule, _ edit: FeedEdit) -> ComponentEdit {
    var component = edit.component(schedule.component)
    component.set(.status, to: "CANCELLED", after: component.line(.summary) ?? component.line(.dtstart))
    component.revise(revision, sequence: schedule.sequence + 1)
    series.identify(&component)
    return component
  }
}
