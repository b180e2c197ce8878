internal import Foundation

/// When an occurrence will be, as its component is to write it.
struct Placement {
  var form: TimeForm
  var start: CivilTime
  var length: OccurrenceLength
  /// Whether the lines of the component that is copied or edited give another length.
  var isLengthChanged: Bool
  /// From the old start to the new one on the event's clock; the whole civil offset, also where the clock is another one.
  var offset: Int64
}

extension EventSeries {
  mutating func placement(of occurrence: Occurrence, _ request: RescheduleRequest) throws(ICSRescheduleError) -> Placement {
    let old = occurrence.start
    let form = newForm(of: occurrence.schedule, request)
    let start = try newStart(from: old, form, request)
    let length = try newLength(of: occurrence, from: start, form, request)
    return Placement(
      form: form, start: start, length: length, isLengthChanged: length != occurrence.length || !occurrence.hasComponentLength,
      offset: start - old.time.civil)
  }

  /// The form in which a component writes its start after the move.
  mutating func newForm(of schedule: Schedule, _ request: RescheduleRequest) -> TimeForm {
    let old = startForm(of: schedule)
    switch (request.isAllDay, old.form) {
    case (true?, _), (nil, .date): return .date
    case (false?, .date): return zoned(request.newZone) ?? observerForm
    case (_, .local):
      guard old.zoneName != nil, let new = zoned(request.newZone), new.form == .local else { return old }
      return isSameClock(old.zone, new.zone) ? old : new
    case (_, .utc): return old
    }
  }

  /// How the component writes its start; one without a start of its own writes it as the master does.
  func startForm(of schedule: Schedule) -> TimeForm {
    let record = index.records[schedule.component]
    guard record.startLine != ComponentRecord.none, let start = schedule.start else { return form }
    let bytes = index.bytes.span
    return TimeForm(
      of: ContentLine(at: Int(record.startLine), in: bytes, limit: Int(record.bodyEnd), breaks: index.breaks), start, in: bytes)
  }

  private var observerForm: TimeForm {
    let zone = reader.zones.zones[FeedZones.observer]
    if zone == .utc { return .utc }
    return TimeForm(form: .local, zone: FeedZones.observer, zoneName: zone.ianaIdentifier)
  }

  private mutating func zoned(_ timeZone: TimeZone?) -> TimeForm? {
    guard let timeZone else { return nil }
    let zone = ICSZone(timeZone)
    if zone == .utc { return .utc }
    guard let name = zone.ianaIdentifier else { return nil }
    return TimeForm(
      form: .local, zone: reader.zones.add(zone), zoneName: reader.zones.definedName(of: name, in: master.calendar, index) ?? name)
  }

  private func isSameClock(_ a: Int, _ b: Int) -> Bool {
    let (a, b) = (reader.zones.zones[a], reader.zones.zones[b])
    return a.ianaIdentifier == b.ianaIdentifier || (a.table.instants == b.table.instants && a.table.offsets == b.table.offsets)
  }
}

extension EventSeries {
  private mutating func newStart(
    from old: Schedule.Moment, _ form: TimeForm, _ request: RescheduleRequest
  ) throws(ICSRescheduleError) -> CivilTime {
    switch request.start {
    case .kept where form.isDate: return CivilTime(day: old.time.civil.day)
    case .kept where old.zone == form.zone: return old.time.civil
    case .kept: return try civil(instant(of: old), form)
    case .at(let date): return try civil(Int64(date.timeIntervalSince1970.rounded()), form)
    case .later(let duration):
      let days = Int64(duration.days) * 86_400
      if form.isDate {
        guard duration.seconds == 0 else { throw ICSRescheduleError(.notWholeDays) }
        return CivilTime(day: (old.time.civil + days).day)
      }
      if old.zone == form.zone, duration.seconds == 0 { return old.time.civil + days }
      let shifted = Schedule.Moment(time: ICSTime(old.time.civil + days, old.time.form), zone: old.zone)
      return try civil(instant(of: shifted) + Int64(duration.seconds), form)
    }
  }

  /// An instant on the clock of a form; refused where it can't be written so that it is read as the same instant.
  mutating func civil(_ instant: Int64, _ form: TimeForm) throws(ICSRescheduleError) -> CivilTime {
    let zone = form.isDate ? FeedZones.observer : form.zone
    var civil = reader.zones.clocks[zone].civil(at: instant)
    if form.isDate { civil = CivilTime(day: civil.day) }
    guard reader.zones.clocks[zone].instant(of: civil) == instant else {
      throw ICSRescheduleError(form.isDate ? .notWholeDays : .repeatedLocalTime(form.text(civil)))
    }
    return civil
  }

  private mutating func newLength(
    of occurrence: Occurrence, from start: CivilTime, _ form: TimeForm, _ request: RescheduleRequest
  ) throws(ICSRescheduleError) -> OccurrenceLength {
    switch request.end {
    case .following: return try sameLength(of: occurrence, form)
    case .lasting(let duration):
      guard duration.days >= 0, duration.seconds >= 0 else { throw ICSRescheduleError(.endBeforeStart) }
      guard form.isDate else { return length(duration, from: start, form, insteadOf: occurrence.length) }
      guard duration.seconds == 0, duration.days > 0 else { throw ICSRescheduleError(.notWholeDays) }
      return .days(duration.days)
    case .at(let date):
      let end = Int64(date.timeIntervalSince1970.rounded())
      if form.isDate {
        let days = try civil(end, form).day - start.day
        guard days > 0 else { throw ICSRescheduleError(.endBeforeStart) }
        return .days(days)
      }
      let begin = reader.zones.clocks[form.zone].instant(of: start)
      guard end >= begin else { throw ICSRescheduleError(.endBeforeStart) }
      let isOld = occurrence.length.end(from: start, begin, zone: form.zone, &reader.zones.clocks) == end
      return isOld && !occurrence.start.time.isDate ? occurrence.length : .exact(end - begin)
    }
  }

  /// The length of a timed event that is given as a duration: its days are nominal.
  private mutating func length(
    _ duration: ICSDuration, from start: CivilTime, _ form: TimeForm, insteadOf old: OccurrenceLength
  ) -> OccurrenceLength {
    if case .nominal(let same) = old, same == duration { return old }
    if duration.days == 0 { return .exact(Int64(duration.seconds)) == old ? old : .exact(Int64(duration.seconds)) }
    let begin = reader.zones.clocks[form.zone].instant(of: start)
    return .exact(OccurrenceLength.nominal(duration).end(from: start, begin, zone: form.zone, &reader.zones.clocks) - begin)
  }

  /// The length that an occurrence keeps in another form.
  mutating func sameLength(of occurrence: Occurrence, _ form: TimeForm) throws(ICSRescheduleError) -> OccurrenceLength {
    guard occurrence.start.time.isDate != form.isDate else { return occurrence.length }
    guard form.isDate else { throw ICSRescheduleError(.missingLength) }
    // Every day that it touches.
    let end = reader.zones.clocks[occurrence.start.zone].civil(at: end(of: occurrence))
    let days = end.day - occurrence.start.time.civil.day + (end.secondOfDay > 0 ? 1 : 0)
    return .days(max(1, days))
  }
}
