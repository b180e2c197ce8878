/// Turns the components that share a UID into occurrences to be: events alone, and stretches of series.
struct SeriesReader {
  var reader: ScheduleReader
  let window: InstantWindow
  private(set) var singles: [Candidate] = []
  private(set) var cursors: [SeriesCursor] = []

  private var index: FeedIndex { reader.index }

  init(_ index: FeedIndex, observer: ICSZone, window: InstantWindow) {
    reader = ScheduleReader(index, observer: observer)
    self.window = window
  }

  /// A component that shares its UID with no other.
  mutating func add(_ component: Int, _ bytes: Span<UInt8>) {
    let schedule = reader.read(component, bytes)
    if schedule.recurs, schedule.slot == nil {
      addSeries(schedule, overrides: [], bytes)
    } else {
      addAlone(schedule, knownBy: component, sharesUID: false)
    }
  }

  /// Components that share a UID.
  mutating func add(_ components: [Int], _ bytes: Span<UInt8>) {
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
    for (position, master) in masters.enumerated() {
      if position == owner, master.recurs || !overrides.isEmpty {
        addSeries(master, overrides: overrides, bytes)
      } else if master.recurs {
        addSeries(master, overrides: [], bytes)
      } else {
        addAlone(master, knownBy: master.component, sharesUID: masters.count > 1 && position > 0)
      }
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

  /// One override for each slot: that of the highest SEQUENCE, then the newest, then the last.
  private func newestOverrides(_ overrides: [Schedule]) -> [Schedule] {
    var newest: [Schedule] = []
    var places: [Schedule.Moment: Int] = [:]
    for override in overrides {
      guard let slot = override.slot else { continue }
      if let place = places[slot] {
        if !newest[place].isNewer(than: override) { newest[place] = override }
      } else {
        places[slot] = newest.count
        newest.append(override)
      }
    }
    return newest
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

  private mutating func addSeries(_ master: Schedule, overrides: [Schedule], _ bytes: Span<UInt8>) {
    guard let start = master.start else {
      reportMissingStart(master)
      for override in newestOverrides(overrides) { addAlone(override, knownBy: master.component, sharesUID: false) }
      return
    }
    let sets = RecurrenceSetReader(schedule: master, start: start, index: index)
    let set = sets.recurrenceSet(bytes, &reader)
    let slots = set.slots

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
    let remaining = slots.excluding(overridden)
    stretches.sort { $0.from < $1.from }
    addStretch(master, start, of: master, start, from: nil, to: stretches.first?.from, remaining, set.added.lengths)
    for (position, stretch) in stretches.enumerated() {
      let next = position + 1 < stretches.count ? stretches[position + 1].from : nil
      addStretch(
        stretch.override, stretch.override.start ?? start, of: master, start, from: stretch.from, to: next, remaining, [:])
    }
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

  private mutating func addOverride(
    _ override: Schedule, slot: CivilTime, of master: Schedule, _ masterStart: Schedule.Moment
  ) {
    guard let start = override.start else { return reportMissingStart(override) }
    let begin = instant(of: start)
    guard begin < window.to else { return }
    let hasOwnLength = override.end != nil || override.duration != nil
    let isWithoutTimes = index.records[override.component].startLine == ComponentRecord.none && !hasOwnLength
    let length = isWithoutTimes ? reader.length(of: master, from: masterStart) : reader.length(of: override, from: start)
    let end = length.end(from: start.time.civil, begin, zone: start.zone, &reader.zones.clocks)
    guard window.contains(start: begin, end: end) else { return }
    singles.append(
      Candidate(
        start: begin, end: end, slot: slot, uidPrefix: index.uidPrefix(of: master.component), component: UInt32(override.component),
        series: UInt32(master.component),
        slotZone: UInt16(masterStart.zone), slotForm: masterStart.time.form,
        traits: traits(of: override, start).union([.recurs, .isOverride])))
  }

  /// Overrides with their slots on the master's clock, the newest of each slot.
  mutating func newestBySlot(
    _ overrides: [Schedule], _ sets: RecurrenceSetReader, _ slots: SlotStream
  ) -> [(slot: CivilTime, schedule: Schedule)] {
    var newest: [(slot: CivilTime, schedule: Schedule)] = []
    var places: [CivilTime: Int] = [:]
    for override in overrides {
      guard let moment = override.slot, var slot = sets.slot(of: moment, &reader) else { continue }
      if moment.time.isDate, !sets.start.time.isDate {
        // The occurrence of that date.
        var slots = slots
        slots.skip(to: slot)
        if let first = slots.next(), first.day == slot.day { slot = first }
      }
      if let place = places[slot] {
        if !newest[place].schedule.isNewer(than: override) { newest[place].schedule = override }
      } else {
        places[slot] = newest.count
        newest.append((slot, override))
      }
    }
    return newest
  }

  private func traits(of schedule: Schedule, _ start: Schedule.Moment) -> Candidate.Traits {
    var traits: Candidate.Traits = []
    if start.time.isDate { traits.insert(.isAllDay) }
    if schedule.isCancelled { traits.insert(.isCancelled) }
    return traits
  }

  private mutating func instant(of moment: Schedule.Moment) -> Int64 {
    reader.zones.clocks[moment.zone].instant(of: moment.time.civil)
  }

  /// Only events need a start; one that is there and can't be read was reported before.
  private mutating func reportMissingStart(_ schedule: Schedule) {
    let record = index.records[schedule.component]
    guard record.kind == .event, record.startLine == ComponentRecord.none else { return }
    reader.findings.add(
      .missingStart, at: Int(record.start), in: schedule.component, property: "DTSTART", "the event has no DTSTART")
  }
}

extension Schedule {
  fileprivate func isNewer(than other: Schedule) -> Bool {
    sequence != other.sequence ? sequence > other.sequence : stamp > other.stamp
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
