extension SeriesReader {
  /// One override for each slot: that of the highest SEQUENCE, then the newest, then the last.
  mutating func newestOverrides(_ overrides: [Schedule]) -> [Schedule] {
    var newest: [Schedule] = []
    var places: [Int64: Int] = [:]
    for override in overrides {
      guard let moment = override.slot else { continue }
      let slot = instant(of: moment)
      if let place = places[slot] {
        if !newest[place].isNewer(than: override) { newest[place] = override }
      } else {
        places[slot] = newest.count
        newest.append(override)
      }
    }
    return newest
  }

  mutating func addOverride(
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
}

extension Schedule {
  fileprivate func isNewer(than other: Schedule) -> Bool {
    sequence != other.sequence ? sequence > other.sequence : stamp > other.stamp
  }
}
