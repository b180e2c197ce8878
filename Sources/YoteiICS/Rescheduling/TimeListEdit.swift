internal import Foundation

/// Rewrites the values of EXDATE and RDATE lines: which stay, and to which slots they go.
struct TimeListEdit {
  /// How the series writes its slots afterwards.
  let form: TimeForm
  let shift: SlotShift
  /// Whether a slot's values stay in the list.
  let keeps: (CivilTime) -> Bool

  /// Takes out what isn't kept, and leaves the rest as it is.
  static func filter(_ series: EventSeries, keeps: @escaping (CivilTime) -> Bool) -> TimeListEdit {
    TimeListEdit(form: series.form, shift: SlotShift(), keeps: keeps)
  }

  func apply(
    to names: [ICSPropertyName], in edit: inout ComponentEdit, of series: inout EventSeries
  ) throws(ICSRescheduleError) {
    for name in names {
      for line in edit.lines(name) where line.valueStart < line.end { try apply(to: line, in: &edit, &series) }
    }
  }

  private func apply(to line: ContentLine, in edit: inout ComponentEdit, _ series: inout EventSeries) throws(ICSRescheduleError) {
    let bytes = series.index.bytes.span
    let parameters = LineParameters(of: line, in: bytes)
    var lineForm: TimeForm?
    var values: [String] = []
    var position = line.valueStart
    while position < line.end {
      let comma = ByteScanner.index(of: UInt8(ascii: ","), in: bytes, position, line.end)
      if let value = try value(position..<comma, line, parameters, &lineForm, &series) { values.append(value) }
      position = comma + 1
    }
    if values.isEmpty { return edit.remove(line) }
    if let lineForm {
      edit.setTime(of: line, to: values.joined(separator: ","), lineForm)
    } else {
      edit.setValue(of: line, to: values.joined(separator: ","))
    }
  }

  /// One value as it is to be written; nil where it leaves the list. What can't be read stays.
  private func value(
    _ range: Range<Int>, _ line: ContentLine, _ parameters: LineParameters, _ lineForm: inout TimeForm?, _ series: inout EventSeries
  ) throws(ICSRescheduleError) -> String? {
    let bytes = series.index.bytes.span
    let text = LineText.string(bytes, range, isFolded: line.isFolded)
    let slash = ByteScanner.index(of: UInt8(ascii: "/"), in: bytes, range.lowerBound, range.upperBound)
    guard let moment = series.reader.moment(range.lowerBound..<slash, line, parameters, series.master, bytes),
      let slot = series.slot(of: moment)
    else { return text }
    guard keeps(slot) else { return nil }
    if shift == SlotShift(), form == series.form { return text }
    let written = try series.written(shift(slot), insteadOf: moment, line, form)
    lineForm = written.form
    guard slash < range.upperBound else { return written.text }
    if form.isDate { throw ICSRescheduleError(.property("RDATE;VALUE=PERIOD")) }
    let end = LineText.string(bytes, slash + 1..<range.upperBound, isFolded: line.isFolded)
    guard let old = series.reader.moment(slash + 1..<range.upperBound, line, parameters, series.master, bytes) else {
      return written.text + "/" + end
    }
    let length = series.instant(of: old) - series.instant(of: moment)
    let begin = series.reader.zones.clocks[written.form.zone].instant(of: written.civil)
    return try written.text + "/" + written.form.text(series.civil(begin + length, written.form))
  }
}

extension EventSeries {
  /// Where a time of a list or a RECURRENCE-ID stands on the series' clock; a date in a timed series stands for that day's usual time.
  mutating func slot(of moment: Schedule.Moment) -> CivilTime? {
    guard let slot = RecurrenceSetReader(schedule: master, start: start, index: index).slot(of: moment, &reader) else { return nil }
    return moment.time.isDate && !start.time.isDate ? slot + Int64(start.time.civil.secondOfDay) : slot
  }

  /// A slot of the moved series, written in the place of `moment`: in UTC, in a zone of its own, or as the series writes its slots.
  mutating func written(
    _ slot: CivilTime, insteadOf moment: Schedule.Moment, _ line: ContentLine, _ form: TimeForm
  ) throws(ICSRescheduleError) -> (text: String, form: TimeForm, civil: CivilTime) {
    let own = TimeForm(of: line, moment, in: index.bytes.span)
    let isOwnDay = own.isDate && !start.time.isDate
    if form.isDate || isOwnDay {
      let day = CivilTime(day: slot.day)
      return (TimeForm.date.text(day), .date, day)
    }
    let isForeign = !own.isDate && !start.time.isDate && own.zone != start.zone && (own.form == .utc || own.zoneName != nil)
    guard isForeign else {
      // Without a TZID beside a series that has one: the clock is the series' own all the same.
      let isBare = own.form == .local && own.zoneName == nil && form.zone == start.zone
      let target = isBare ? TimeForm(form: .local, zone: form.zone) : form
      return (target.text(slot), target, slot)
    }
    let civil = try civil(reader.zones.clocks[form.zone].instant(of: slot), own)
    return (own.text(civil), own, civil)
  }
}
