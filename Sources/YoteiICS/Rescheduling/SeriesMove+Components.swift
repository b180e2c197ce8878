internal import Foundation

extension SeriesMove {
  /// Rewrites the master, or a copy of it, as that of the moved series.
  mutating func writeMaster(to edit: inout ComponentEdit) throws(ICSRescheduleError) {
    let old = series.reader.length(of: series.master, from: series.start)
    let length = try newLength(insteadOf: old, isDragged: true)
    series.write(
      Placement(form: form, start: start, length: length, isLengthChanged: length != old, offset: placement.offset),
      of: series.master,
      to: &edit)
    write(rules, to: series.master.rules, in: &edit)
    write(exclusionRules, to: series.master.exclusionRules, in: &edit)
    let first = first
    try TimeListEdit(form: form, shift: shift) { $0 >= first }.apply(to: [.exdate, .rdate], in: &edit, of: &series)
  }

  private func write(_ rules: [String?], to lines: [ContentLine], in edit: inout ComponentEdit) {
    for (line, rule) in zip(lines, rules) {
      if let rule { edit.setValue(of: line, to: rule) } else { edit.remove(line) }
    }
  }

  /// Rewrites an override so that it stands for the moved slot, as far from it as it was.
  mutating func writeOverride(_ override: EventSeries.Override, to edit: inout ComponentEdit) throws(ICSRescheduleError) {
    if let line = edit.line(.recurrenceID), let moment = override.schedule.slot {
      let written = try series.written(shift(override.slot), insteadOf: moment, line, form)
      edit.setTime(of: line, to: written.text, written.form)
    }
    let record = series.index.records[override.schedule.component]
    let hasTimes = record.startLine != ComponentRecord.none || record.endLine != ComponentRecord.none
    guard hasTimes, let start = override.schedule.start else { return }
    let own = series.newForm(of: override.schedule, request)
    let distance = shift(override.slot) - override.slot
    let old = series.reader.length(of: override.schedule, from: start)
    let isDragged = override.schedule.component == occurrence.schedule.component
    var length = try newLength(insteadOf: old, isDragged: isDragged)
    var civil = start.time.civil + distance
    if own.isDate {
      civil = CivilTime(day: start.time.civil.day + (shift(override.slot).day - override.slot.day))
      let whole = EventSeries.Occurrence(slot: override.slot, schedule: override.schedule, start: start, length: old, isAlone: true)
      if !start.time.isDate, !isDragged { length = try series.sameLength(of: whole, own) }
    }
    series.write(
      Placement(form: own, start: civil, length: length, isLengthChanged: length != old, offset: distance), of: override.schedule,
      to: &edit)
  }

  /// The length of a component after the move: where the occurrence was resized, those that were as long as the series follow.
  private mutating func newLength(insteadOf old: OccurrenceLength, isDragged: Bool) throws(ICSRescheduleError) -> OccurrenceLength {
    guard placement.length != occurrence.length else { return old }
    let usual = series.reader.length(of: series.master, from: series.start)
    if isDragged || old == usual || !old.isSameKind(as: placement.length) { return placement.length }
    return old
  }
}

extension OccurrenceLength {
  /// Whether both are lengths of all-day events, or both of timed ones.
  fileprivate func isSameKind(as other: OccurrenceLength) -> Bool {
    func isDays(_ length: OccurrenceLength) -> Bool { if case .days = length { true } else { false } }
    return isDays(self) == isDays(other)
  }
}
