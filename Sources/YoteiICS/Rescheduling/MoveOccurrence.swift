internal import Foundation

/// Moves one occurrence: a single event and an override at their place, a slot of a series by an override of its own.
struct MoveOccurrence {
  var series: EventSeries
  let occurrence: EventSeries.Occurrence
  let placement: Placement
  let revision: ICSRevision

  mutating func edit(_ feed: inout FeedEdit) throws(ICSRescheduleError) {
    var edit = feed.component(occurrence.schedule.component)
    series.write(placement, of: occurrence.schedule, to: &edit)
    edit.revise(revision, sequence: occurrence.schedule.sequence + 1)
    if occurrence.isAlone {
      guard !occurrence.schedule.coversFuture else { throw ICSRescheduleError(.coversLaterOccurrences) }
      series.identify(&edit)
      feed.add(edit)
      series.reviseSiblings(of: occurrence.schedule, in: &feed)
    } else {
      series.makeOverride(of: occurrence.slot, &edit)
      feed.insert(edit.copy, after: series.lastComponent)
      series.identifyMaster(in: &feed)
    }
  }
}

extension EventSeries {
  /// Turns the copy of a component into an override of one slot.
  func makeOverride(of slot: CivilTime, _ edit: inout ComponentEdit) {
    edit.removeAll(.rrule, .rdate, .exdate, .exrule)
    setRecurrenceID(to: slot, in: &edit)
    identify(&edit)
  }

  /// Names a slot in the master's own form (RFC 5545 3.8.4.4), and that slot alone.
  func setRecurrenceID(to slot: CivilTime, in edit: inout ComponentEdit) {
    let text = form.text(slot)
    if let line = edit.line(.recurrenceID) {
      var head = LineHead(of: line, in: index.bytes.span)
      head.fit(form)
      head.set("RANGE", to: nil)
      edit.replace(line, with: head.bytes + Array((":" + text).utf8))
    } else {
      edit.insert(.recurrenceID, text, form, after: edit.line(.uid))
    }
  }

  /// Gives a component that has no UID the one by which it is known, so that it keeps it.
  func identify(_ edit: inout ComponentEdit) {
    let isKnown = edit.line(.uid).map { $0.valueStart < $0.end } ?? false
    if !isKnown { edit.set(.uid, to: LineText.escaped(uid), after: nil) }
  }

  func identifyMaster(in feed: inout FeedEdit) {
    var edit = feed.component(master.component)
    identify(&edit)
    feed.add(edit)
  }

  /// Of events that share a UID only those of the highest SEQUENCE count, so the others keep pace.
  func reviseSiblings(of schedule: Schedule, in feed: inout FeedEdit) {
    guard schedule.slot == nil else { return }
    for sibling in siblings {
      var edit = feed.component(sibling.component)
      edit.set(.sequence, to: String(schedule.sequence + 1), after: edit.line(.uid))
      feed.add(edit)
    }
  }

  /// The component of the series that stands last in the master's calendar.
  var lastComponent: Int {
    overrides.map(\.schedule).filter { $0.calendar == master.calendar }.map(\.component).reduce(master.component, max)
  }
}
