/// Turns the components that share a UID into occurrences to be: events alone, and stretches of series.
struct SeriesReader {
  var reader: ScheduleReader
  var window: InstantWindow
  var singles: [Candidate] = []
  var cursors: [SeriesCursor] = []

  var index: FeedIndex { reader.index }

  /// What was found wrong so far.
  var findings: FindingLog {
    var findings = reader.findings
    findings.merge(reader.zones.findings)
    return findings
  }

  mutating func forgetOccurrences() {
    singles.removeAll(keepingCapacity: true)
    cursors.removeAll(keepingCapacity: true)
  }

  init(_ index: FeedIndex, observer: ICSZone, window: InstantWindow) {
    reader = ScheduleReader(index, observer: observer)
    self.window = window
  }

  /// A component that shares its UID with no other.
  mutating func add(_ component: Int, _ bytes: Span<UInt8>) {
    guard index.records[component].kind != .freeBusy else { return addPeriods(of: component) }
    let schedule = reader.read(component, isAlone: true, bytes)
    if schedule.recurs, schedule.slot == nil {
      addSeries(schedule, overrides: [], bytes)
    } else {
      addAlone(schedule, knownBy: component, sharesUID: false)
    }
  }

  /// Components that share a UID; an event and a to-do are no series together.
  mutating func add(_ components: [Int], _ bytes: Span<UInt8>) {
    let kind = index.records[components[0]].kind
    guard components.contains(where: { index.records[$0].kind != kind }) else { return add(components, sharesUID: false, bytes) }
    let kinds = Dictionary(grouping: components) { index.records[$0].kind }
    for (position, kind) in kinds.values.sorted(by: { $0[0] < $1[0] }).enumerated() { add(kind, sharesUID: position > 0, bytes) }
  }

  private mutating func add(_ components: [Int], sharesUID: Bool, _ bytes: Span<UInt8>) {
    guard index.records[components[0]].kind != .freeBusy else {
      for component in components { addPeriods(of: component) }
      return
    }
    var masters: [Schedule] = []
    var overrides: [Schedule] = []
    for component in components {
      let schedule = reader.read(component, bytes)
      if schedule.slot == nil { masters.append(schedule) } else { overrides.append(schedule) }
    }
    masters = currentRevisions(masters)
    guard let owner = masters.firstIndex(where: \.recurs) ?? masters.indices.first else {
      for override in newestOverrides(overrides) { addAlone(override, knownBy: override.component, sharesUID: false) }
      return
    }
    var siblings: [RecurrenceSet] = []
    var starts: [ICSTime.Form: RecurrenceSet] = [:]
    for (position, master) in masters.enumerated() where position != owner {
      if master.recurs {
        if let set = addSeries(master, overrides: [], bytes) { siblings.append(set) }
      } else {
        addAlone(master, knownBy: master.component, sharesUID: true)
        if let start = master.start {
          starts[start.time.form, default: RecurrenceSet(start: start.time)].added.slots.append(start.time.civil)
        }
      }
    }
    if masters[owner].recurs || !overrides.isEmpty {
      addSeries(masters[owner], overrides: overrides, siblings: siblings + starts.values, bytes)
    } else {
      addAlone(masters[owner], knownBy: masters[owner].component, sharesUID: sharesUID)
    }
  }

  /// Of masters with one UID those of the highest SEQUENCE (RFC 5546 2.1.5), copies once, and of two for the same start the newer.
  mutating func currentRevisions(_ masters: [Schedule]) -> [Schedule] {
    guard masters.count > 1 else { return masters }
    let highest = masters.map(\.sequence).max() ?? 0
    var current: [Schedule] = []
    var starts: [Schedule.Moment: Int] = [:]
    for master in masters {
      let place = Int(index.records[master.component].start)
      guard master.sequence == highest else {
        reader.findings.add(
          .olderRevision, at: place, in: master.component, "an older revision of the event: SEQUENCE \(master.sequence)")
        continue
      }
      if let start = master.start, let known = starts[start] {
        reader.findings.add(.duplicateComponent, at: place, in: master.component, "the event is there twice")
        if master.stamp > current[known].stamp { current[known] = master }
        continue
      }
      if let start = master.start { starts[start] = current.count }
      if !current.isEmpty { reader.findings.add(.duplicateUID, at: place, in: master.component, "another event has the same UID") }
      current.append(master)
    }
    return current
  }

  /// An event that does not recur, or an override without a master.
  private mutating func addAlone(_ schedule: Schedule, knownBy series: Int, sharesUID: Bool) {
    guard let start = schedule.start else { return reportMissingStart(schedule) }
    let begin = instant(of: start)
    guard begin < window.to else { return }
    let length = reader.length(of: schedule, from: start)
    let end = length.end(from: start.time.civil, begin, zone: start.zone, &reader.zones.clocks)
    guard window.contains(start: begin, end: end) else { return }
    var traits = traits(of: schedule, start)
    if sharesUID { traits.insert(.sharesUID) }
    if schedule.slot != nil { traits.formUnion([.recurs, .isOverride]) }
    let slot = schedule.slot ?? start
    singles.append(
      Candidate(
        start: begin, end: end, slot: slot.time.civil, uidPrefix: index.uidPrefix(of: series),
        component: UInt32(schedule.component), series: UInt32(series),
        slotZone: UInt16(slot.zone), slotForm: slot.time.form, traits: traits))
  }

  /// A series gives no slot that a sibling gives, another event with its UID: an id stands for one occurrence.
  @discardableResult
  private mutating func addSeries(
    _ master: Schedule, overrides: [Schedule], siblings: [RecurrenceSet] = [], _ bytes: Span<UInt8>
  ) -> RecurrenceSet? {
    guard let start = master.start else {
      reportMissingStart(master)
      for override in newestOverrides(overrides) { addAlone(override, knownBy: master.component, sharesUID: false) }
      return nil
    }
    let sets = RecurrenceSetReader(schedule: master, start: start, index: index)
    let set = sets.recurrenceSet(bytes, &reader)
    let slots = siblings.reduce(set.slots) { $1.start.form == start.time.form ? $0.excluding($1) : $0 }

    var overridden: [CivilTime] = []
    var stretches: [(from: CivilTime, override: Schedule)] = []
    let excludedSlots = Set(set.excluded.slots)
    for override in newestBySlot(overrides, sets, slots) {
      overridden.append(override.slot)
      if excludedSlots.contains(override.slot) || set.excluded.days.contains(override.slot.day) {
        reader.findings.add(
          .excludedOverride, at: Int(index.records[override.schedule.component].start), in: override.schedule.component,
          "EXDATE takes out the occurrence that the component overrides")
        continue
      }
      addOverride(override.schedule, slot: override.slot, of: master, start)
      if override.schedule.coversFuture { stretches.append((override.slot, override.schedule)) }
    }
    stretches.sort { $0.from < $1.from }
    let displaced = addDisplaced(of: master, start, set, slots.excluding(overridden), before: stretches.first?.from)
    let remaining = slots.excluding(overridden + displaced)
    addStretch(master, start, of: master, start, from: nil, to: stretches.first?.from, remaining, set.added.lengths)
    for (position, stretch) in stretches.enumerated() {
      let next = position + 1 < stretches.count ? stretches[position + 1].from : nil
      addStretch(
        stretch.override, stretch.override.start ?? start, of: master, start, from: stretch.from, to: next, remaining, [:])
    }
    return set
  }

  /// The slots from one RANGE=THISANDFUTURE to the next, as `schedule` says it.
  private mutating func addStretch(
    _ schedule: Schedule, _ start: Schedule.Moment, of master: Schedule, _ masterStart: Schedule.Moment, from: CivilTime?,
    to limit: CivilTime?, _ slots: SlotStream, _ ownLengths: [CivilTime: Int64]
  ) {
    let length = reader.length(of: schedule, from: start)
    let shift = from.map { start.time.civil - $0 } ?? 0
    var traits = traits(of: schedule, start)
    traits.insert(.recurs)
    if from != nil { traits.insert(.isOverride) }
    let form = SeriesCursor.Form(
      component: UInt32(schedule.component), series: UInt32(master.component), uidPrefix: index.uidPrefix(of: master.component),
      shift: shift, zone: start.zone,
      slotZone: masterStart.zone, slotForm: masterStart.time.form, length: length, ownLengths: ownLengths, traits: traits)
    let bound = max(length.bound, ownLengths.values.max() ?? 0)
    let dayOfSlack: Int64 = 2 * 86_400
    let earliest = window.from.subtractingSaturating(bound).subtractingSaturating(shift).subtractingSaturating(dayOfSlack)
    let latest = window.to.subtractingSaturating(shift).addingSaturating(dayOfSlack)
    var slots = slots
    slots.skip(to: max(CivilTime(seconds: earliest), from ?? CivilTime(seconds: .min)))
    var cursor = SeriesCursor(
      slots, limit: min(limit ?? CivilTime(seconds: .max), CivilTime(seconds: latest)), form: form, window: window)
    cursor.advance(&reader.zones.clocks)
    if cursor.pending != nil || cursor.stopped != nil { cursors.append(cursor) }
  }

  func traits(of schedule: Schedule, _ start: Schedule.Moment) -> Candidate.Traits {
    var traits: Candidate.Traits = []
    if start.time.isDate { traits.insert(.isAllDay) }
    if schedule.isCancelled { traits.insert(.isCancelled) }
    return traits
  }

  mutating func instant(of moment: Schedule.Moment) -> Int64 {
    reader.zones.clocks[moment.zone].instant(of: moment.time.civil)
  }

  /// Only events need a start; one that is there and can't be read was reported before.
  mutating func reportMissingStart(_ schedule: Schedule) {
    let record = index.records[schedule.component]
    guard record.kind == .event, record.startLine == ComponentRecord.none else { return }
    reader.findings.add(
      .missingStart, at: Int(record.start), in: schedule.component, property: "DTSTART", "the event has no DTSTART")
  }
}

extension Int64 {
  func addingSaturating(_ other: Int64) -> Int64 {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other > 0 ? .max : .min) : sum
  }

  func subtractingSaturating(_ other: Int64) -> Int64 {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow ? (other > 0 ? .min : .max) : difference
  }
}
