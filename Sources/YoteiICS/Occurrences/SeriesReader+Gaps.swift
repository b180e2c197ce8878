extension SeriesReader {
  /// Adds the occurrences whose slots DTSTART or RDATE puts into a gap of the clock, and gives those slots.
  ///
  /// Such a time is read with the offset before the gap, so it may come after slots that are later on the clock.
  mutating func addDisplaced(
    of master: Schedule, _ start: Schedule.Moment, _ set: RecurrenceSet, _ slots: SlotStream, before limit: CivilTime?
  ) -> [CivilTime] {
    guard !set.gaps.isEmpty else { return [] }
    var displaced: [CivilTime] = []
    for slot in Set([start.time.civil] + set.added.slots).sorted() where set.isInGap(slot) && limit.map({ slot < $0 }) ?? true {
      var slots = slots
      slots.skip(to: slot)
      guard slots.next() == slot else { continue }
      displaced.append(slot)
      let begin = instant(of: Schedule.Moment(time: ICSTime(slot, start.time.form), zone: start.zone))
      let length = set.added.lengths[slot].map(OccurrenceLength.exact) ?? reader.length(of: master, from: start)
      let end = length.end(from: slot, begin, zone: start.zone, &reader.zones.clocks)
      guard window.contains(start: begin, end: end) else { continue }
      singles.append(
        Candidate(
          start: begin, end: end, slot: slot, uidPrefix: index.uidPrefix(of: master.component), component: UInt32(master.component),
          series: UInt32(master.component), slotZone: UInt16(start.zone), slotForm: start.time.form,
          traits: traits(of: master, start).union(.recurs)))
    }
    return displaced
  }
}

extension RecurrenceSet {
  /// Whether the clock leaves the time out.
  fileprivate func isInGap(_ time: CivilTime) -> Bool {
    let next = gaps.partitioningIndex { $0.upperBound > time }
    return next < gaps.count && gaps[next].contains(time)
  }
}
