internal import Foundation

/// The components that share a UID, as they are to be changed: what recurs, what overrides it, and on which clock.
struct EventSeries {
  var reader: ScheduleReader
  let uid: String
  /// The component that gives the slots; an event that does not recur, or an override without its series, is its own master.
  let master: Schedule
  let start: Schedule.Moment
  /// Every override with its slot on the master's clock, superseded ones too, in the order of the feed.
  let overrides: [Override]
  /// The override that counts, by slot.
  let current: [CivilTime: Schedule]
  /// Other events that share the UID.
  let siblings: [Schedule]
  let set: RecurrenceSet

  struct Override {
    var slot: CivilTime
    var schedule: Schedule
  }

  var index: FeedIndex { reader.index }
  /// Whether its occurrences are known by their slots.
  var recurs: Bool { master.slot == nil && (master.recurs || !overrides.isEmpty) }
  var isOrphan: Bool { master.slot != nil }

  /// The slots of one of the master's rules, nothing taken out.
  func slots(of rule: ICSRecurrenceRule, includesStart: Bool = true) -> RuleSlots {
    RuleSlots(
      rule: rule, start: start.time.civil, isDate: start.time.isDate, gaps: gaps(TimeForm(form: start.time.form, zone: start.zone)),
      includesStart: includesStart)
  }

  /// The times that a clock leaves out.
  func gaps(_ form: TimeForm) -> [Range<CivilTime>] {
    form.isDate ? [] : reader.zones.gaps[form.zone]
  }

  /// The form in which the master writes its slots.
  var form: TimeForm {
    let bytes = index.bytes.span
    let record = index.records[master.component]
    let offset = record.startLine == ComponentRecord.none ? record.endLine : record.startLine
    guard offset != ComponentRecord.none else { return TimeForm(form: start.time.form, zone: start.zone) }
    return TimeForm(of: ContentLine(at: Int(offset), in: bytes, limit: Int(record.bodyEnd), breaks: index.breaks), start, in: bytes)
  }
}

extension EventSeries {
  /// Finds what `id` stands for among the events of the feed; `timeZone` is the clock of floating and all-day ones.
  init(_ id: ICSOccurrence.ID, in index: FeedIndex, observer: ICSZone) throws(ICSRescheduleError) {
    let bytes = index.bytes.span
    var series = SeriesReader(index, observer: observer, window: InstantWindow(from: 0, to: 0))
    var masters: [Schedule] = []
    var overrides: [Schedule] = []
    var identities = UIDIdentities(index)
    for (position, record) in index.records.enumerated() where record.kind == .event && identities.uid(of: position) == id.uid {
      let schedule = series.reader.read(position, bytes)
      if schedule.slot == nil { masters.append(schedule) } else { overrides.append(schedule) }
    }
    guard !masters.isEmpty || !overrides.isEmpty else { throw ICSRescheduleError(.unknownOccurrence, id: id) }
    if identities.hasCopies(of: id.uid) { throw ICSRescheduleError(.missingProperty("UID"), id: id) }
    masters = series.currentRevisions(masters)
    guard let owner = masters.firstIndex(where: \.recurs) ?? masters.indices.first else {
      guard let slot = id.slot else { throw ICSRescheduleError(.ambiguousOccurrence, id: id) }
      guard let orphan = overrides.last(where: { $0.slot?.time == slot }) else {
        throw ICSRescheduleError(.unknownOccurrence, id: id)
      }
      try self.init(orphan, [], [], uid: id.uid, &series)
      return
    }
    let chosen = try Self.master(for: id, masters, owner, hasOverrides: !overrides.isEmpty, &series)
    try self.init(
      masters[chosen], chosen == owner ? overrides : [], masters.indices.filter { $0 != chosen }.map { masters[$0] }, uid: id.uid,
      &series)
  }

  /// Which of the events that share a UID an id stands for: the one that recurs and owns the overrides, or one that starts at the slot.
  private static func master(
    for id: ICSOccurrence.ID, _ masters: [Schedule], _ owner: Int, hasOverrides: Bool, _ series: inout SeriesReader
  ) throws(ICSRescheduleError) -> Int {
    guard let slot = id.slot else { return owner }
    let index = series.reader.index
    let bytes = index.bytes.span
    for (position, master) in masters.enumerated() where position != owner {
      guard let start = master.start else { continue }
      if !master.recurs {
        if start.time == slot { return position }
      } else if start.time.form == slot.form {
        var slots = RecurrenceSetReader(schedule: master, start: start, index: index).recurrenceSet(bytes, &series.reader).slots
        slots.skip(to: slot.civil)
        if slots.next() == slot.civil { return position }
      }
    }
    return owner
  }

  private init(
    _ master: Schedule, _ overrides: [Schedule], _ siblings: [Schedule], uid: String, _ series: inout SeriesReader
  ) throws(ICSRescheduleError) {
    guard let start = master.start else { throw ICSRescheduleError(.missingStart) }
    let index = series.reader.index
    let sets = RecurrenceSetReader(schedule: master, start: start, index: index)
    let set = sets.recurrenceSet(index.bytes.span, &series.reader)
    var placed: [Override] = []
    for override in overrides {
      for one in series.newestBySlot([override], sets, set.slots) {
        placed.append(Override(slot: one.slot, schedule: one.schedule))
      }
    }
    let newest = series.newestBySlot(overrides, sets, set.slots)
    self.init(
      reader: series.reader, uid: uid, master: master, start: start, overrides: placed,
      current: Dictionary(newest.map { ($0.slot, $0.schedule) }) { first, _ in first }, siblings: siblings, set: set)
  }
}
