internal import Foundation

extension SeriesMove {
  /// Moves all of the series at its place.
  mutating func shiftAll(_ feed: inout FeedEdit) throws(ICSRescheduleError) {
    var edit = feed.component(series.master.component)
    try writeMaster(to: &edit)
    edit.revise(revision, sequence: series.master.sequence + 1)
    series.identify(&edit)
    feed.add(edit)
    series.reviseSiblings(of: series.master, in: &feed)
    for override in series.overrides {
      var edit = feed.component(override.schedule.component)
      try writeOverride(override, to: &edit)
      edit.revise(revision, sequence: override.schedule.sequence + 1)
      feed.add(edit)
    }
  }

  /// Ends the series before the first slot that moves, and begins a new one with that slot; later overrides go along.
  mutating func split(_ feed: inout FeedEdit, uid: String) throws(ICSRescheduleError) {
    try series.end(before: first, revision, in: &feed)
    var edit = feed.component(series.master.component)
    try writeMaster(to: &edit)
    edit.begin(revision, uid: uid)
    edit.insert("RELATED-TO:" + LineText.escaped(series.uid), after: edit.line(.uid))
    feed.insert(edit.copy, after: series.lastComponent)
    for override in series.overrides where override.slot >= first {
      var edit = feed.component(override.schedule.component)
      try writeOverride(override, to: &edit)
      edit.begin(revision, uid: uid)
      feed.add(edit)
    }
  }
}

extension EventSeries {
  /// Ends the rules and lists of the master before a slot.
  mutating func end(before slot: CivilTime, _ revision: ICSRevision, in feed: inout FeedEdit) throws(ICSRescheduleError) {
    if let range = overrides.first(where: { $0.schedule.coversFuture && $0.slot < slot }) {
      throw ICSRescheduleError(.coversLaterOccurrences, id: ICSOccurrence.ID(uid: uid, slot: ICSTime(range.slot, start.time.form)))
    }
    let bytes = index.bytes.span
    var edit = feed.component(master.component)
    let sets = RecurrenceSetReader(schedule: master, start: start, index: index)
    for line in master.rules {
      guard let rule = sets.rules([line], bytes, &reader).first else { continue }
      var slots = self.slots(of: rule)
      slots.skip(to: slot)
      guard slots.next() != nil else { continue }
      var parts = RuleParts(line.value(in: bytes))
      parts.end(at: until(start.time.isDate ? slot + -86_400 : slot + -1, form))
      edit.setValue(of: line, to: parts.text)
    }
    try TimeListEdit.filter(self) { $0 < slot }.apply(to: [.exdate, .rdate], in: &edit, of: &self)
    edit.revise(revision, sequence: master.sequence + 1)
    identify(&edit)
    feed.add(edit)
    reviseSiblings(of: master, in: &feed)
  }
}
