extension EventSeries {
  /// One occurrence: its slot, the component that says it, and when it is.
  struct Occurrence {
    var slot: CivilTime
    var schedule: Schedule
    var start: Schedule.Moment
    var length: OccurrenceLength
    /// Whether the length is that of the component's own lines, and not of an RDATE.
    var hasComponentLength = true
    /// Whether the component says this occurrence alone.
    var isAlone: Bool
  }

  /// The occurrence that `id` stands for; without a slot the first of a series.
  mutating func occurrence(_ id: ICSOccurrence.ID) throws(ICSRescheduleError) -> Occurrence {
    guard recurs else {
      guard isOrphan || id.slot == nil || id.slot == start.time else { throw ICSRescheduleError(.unknownOccurrence, id: id) }
      return Occurrence(
        slot: start.time.civil, schedule: master, start: start, length: reader.length(of: master, from: start), isAlone: true)
    }
    var slots = set.slots
    guard let slot = id.slot?.civil ?? slots.next() else { throw ICSRescheduleError(.unknownOccurrence, id: id) }
    if let form = id.slot?.form, form != start.time.form { throw ICSRescheduleError(.unknownOccurrence, id: id) }
    if let override = current[slot], !isExcluded(slot) { return try own(override, slot) }
    slots = set.slots
    slots.skip(to: slot)
    guard slots.next() == slot else { throw ICSRescheduleError(.unknownOccurrence, id: id) }
    if let range = current.filter({ $0.value.coversFuture && $0.key < slot && !isExcluded($0.key) }).max(by: { $0.key < $1.key }) {
      let first = range.value.start ?? start
      let shifted = Schedule.Moment(time: ICSTime(slot + (first.time.civil - range.key), first.time.form), zone: first.zone)
      return Occurrence(
        slot: slot, schedule: range.value, start: shifted, length: reader.length(of: range.value, from: first), isAlone: false)
    }
    let moment = Schedule.Moment(time: ICSTime(slot, start.time.form), zone: start.zone)
    if let own = set.added.lengths[slot] {
      return Occurrence(slot: slot, schedule: master, start: moment, length: .exact(own), hasComponentLength: false, isAlone: false)
    }
    return Occurrence(slot: slot, schedule: master, start: moment, length: reader.length(of: master, from: start), isAlone: false)
  }

  private mutating func own(_ override: Schedule, _ slot: CivilTime) throws(ICSRescheduleError) -> Occurrence {
    guard let own = override.start else { throw ICSRescheduleError(.missingStart) }
    let record = index.records[override.component]
    let isWithoutTimes = record.startLine == ComponentRecord.none && override.end == nil && override.duration == nil
    return Occurrence(
      slot: slot, schedule: override, start: own,
      length: isWithoutTimes ? reader.length(of: master, from: start) : reader.length(of: override, from: own),
      hasComponentLength: !isWithoutTimes, isAlone: true)
  }

  func isExcluded(_ slot: CivilTime) -> Bool { set.excluded.slots.contains(slot) || set.excluded.days.contains(slot.day) }

  mutating func instant(of moment: Schedule.Moment) -> Int64 { reader.zones.clocks[moment.zone].instant(of: moment.time.civil) }

  mutating func end(of occurrence: Occurrence) -> Int64 {
    occurrence.length.end(
      from: occurrence.start.time.civil, instant(of: occurrence.start), zone: occurrence.start.zone, &reader.zones.clocks)
  }
}
