internal import Foundation

extension EventSeries {
  /// Writes when a component's occurrence is: DTSTART, its end, and the alarms that are set to an instant.
  mutating func write(_ placement: Placement, of schedule: Schedule, to edit: inout ComponentEdit) {
    let start = placement.form.text(placement.start)
    let anchor = edit.line(.dtstart)
    if let anchor {
      edit.setTime(of: anchor, to: start, placement.form)
    } else {
      edit.insert(.dtstart, start, placement.form, after: edit.line(.uid))
    }
    if let line = edit.line(.dtend) {
      writeEnd(line, placement, of: schedule, to: &edit)
      if edit.line(.duration) != nil { edit.removeAll(.duration) }
    } else if let line = edit.line(.duration) {
      if placement.isLengthChanged { writeDuration(line, placement.length, to: &edit) }
    } else if placement.length != (placement.form.isDate ? .days(1) : .exact(0)) {
      let (text, form) = end(placement, in: placement.form)
      edit.insert(.dtend, text, form, after: anchor ?? edit.line(.uid))
    }
    if let old = schedule.start { moveAlarms(by: begin(placement) - instant(of: old), in: &edit) }
  }

  private mutating func writeEnd(_ line: ContentLine, _ placement: Placement, of schedule: Schedule, to edit: inout ComponentEdit) {
    if placement.isLengthChanged, placement.length == .exact(0) { return edit.remove(line) }
    let own = schedule.end.map { TimeForm(of: line, $0, in: index.bytes.span) }
    // A bare local end beside a start that has a TZID is read on the clock of the start.
    let isBare = own?.form == .local && own?.zoneName == nil && schedule.start?.time.form == .local
    let hasOwnClock = own.map { $0.form != .date && !placement.form.isDate && $0.zone != schedule.start?.zone } ?? false
    let (text, form) = end(placement, in: hasOwnClock && !isBare ? own ?? placement.form : placement.form)
    edit.setTime(of: line, to: text, form)
  }

  private func writeDuration(_ line: ContentLine, _ length: OccurrenceLength, to edit: inout ComponentEdit) {
    let duration: ICSDuration =
      switch length {
      case .exact(let seconds): ICSDuration(seconds: Int(seconds))
      case .nominal(let duration): duration
      case .days(let days): ICSDuration(days: days)
      }
    if duration == ICSDuration() { edit.remove(line) } else { edit.setValue(of: line, to: duration.description) }
  }

  /// The end as text; in UTC where the form can't tell it from an earlier time (RFC 5545 3.8.2.2 allows both beside a TZID).
  private mutating func end(_ placement: Placement, in form: TimeForm) -> (text: String, form: TimeForm) {
    if case .days(let days) = placement.length, form.isDate { return (form.text(placement.start + Int64(days) * 86_400), form) }
    let instant = placement.length.end(from: placement.start, begin(placement), zone: placement.form.zone, &reader.zones.clocks)
    if let civil = try? civil(instant, form) { return (form.text(civil), form) }
    return (TimeForm.utc.text(CivilTime(seconds: instant)), .utc)
  }

  /// The instant at which an occurrence starts.
  mutating func begin(_ placement: Placement) -> Int64 { reader.zones.clocks[placement.form.zone].instant(of: placement.start) }

  /// Keeps alarms with an absolute TRIGGER (RFC 5545 3.8.6.3) as far from the start as they were.
  private func moveAlarms(by seconds: Int64, in edit: inout ComponentEdit) {
    guard seconds != 0 else { return }
    let bytes = index.bytes.span
    for alarm in index.children(of: edit.component) where index.records[alarm].kind == .alarm {
      for line in edit.lines(.trigger, of: alarm) {
        guard let time = ICSTime.reading(bytes, line.valueStart..<line.end, isFolded: line.isFolded).time, time.form == .utc else {
          continue
        }
        edit.setValue(of: line, to: ICSTime(time.civil + seconds, .utc).description)
      }
    }
  }
}
