/// Looks at every series: its rules, its exceptions, and whether its overrides override anything.
struct SeriesInspection {
  private let index: FeedIndex
  /// What it finds was found before, so its log is left alone.
  private var reader: ScheduleReader

  init(_ index: FeedIndex) {
    self.index = index
    reader = ScheduleReader(index, observer: .utc)
  }

  consuming func run(_ bytes: Span<UInt8>, _ findings: inout FindingLog) {
    var components: ContiguousArray<UInt32> = []
    components.reserveCapacity(index.records.count)
    for (position, record) in index.records.enumerated() where record.kind.isScheduled && record.kind != .freeBusy {
      components.append(UInt32(position))
    }
    let groups = UIDGroups(index, components)
    var pages = index.passedPages
    for head in groups.heads {
      pages.reached(Int(index.records[groups.component(head)].start))
      if groups.isSingle(head) {
        let component = groups.component(head)
        if !index.records[component].traits.isEmpty { inspect([component], bytes, &findings) }
      } else {
        let members = groups.members(head)
        if members.contains(where: { !index.records[$0].traits.isEmpty }) { inspect(members, bytes, &findings) }
      }
    }
  }

  private mutating func inspect(_ members: [Int], _ bytes: Span<UInt8>, _ findings: inout FindingLog) {
    var masters: [Schedule] = []
    var overrides: [Schedule] = []
    for member in members {
      let schedule = reader.read(member, bytes)
      if schedule.slot == nil { masters.append(schedule) } else { overrides.append(schedule) }
    }
    for override in overrides { inspectRange(override, &findings) }
    guard let owner = masters.firstIndex(where: \.recurs) ?? masters.indices.first else {
      for override in overrides {
        findings.add(
          .overrideWithoutMaster, at: place(of: override), in: override.component, property: "RECURRENCE-ID",
          "the series of the override is not in the feed")
      }
      return
    }
    for (position, master) in masters.enumerated() where master.recurs || position == owner {
      inspect(master, position == owner ? overrides : [], bytes, &findings)
    }
  }

  private mutating func inspect(_ master: Schedule, _ overrides: [Schedule], _ bytes: Span<UInt8>, _ findings: inout FindingLog) {
    guard let start = master.start else { return }
    let sets = RecurrenceSetReader(schedule: master, start: start, index: index)
    for line in master.rules.prefix(Self.ruleLimit) {
      guard let rule = sets.rules([line], bytes, &reader).first else { continue }
      RuleInspection(rule: rule, start: start.time, line: line, component: master.component).run(&findings)
    }
    let set = sets.recurrenceSet(bytes, &reader)
    var whole = set.slots
    if overrides.isEmpty, whole.next() == nil {
      findings.add(
        .emptyRecurrenceSet, at: Int(index.records[master.component].start), in: master.component,
        "every instance of the series is taken out")
    }
    inspectExclusions(of: master, set, &findings)
    inspect(overrides, of: master, sets, set, &findings)
  }

  private func inspectExclusions(of master: Schedule, _ set: RecurrenceSet, _ findings: inout FindingLog) {
    guard let line = master.exclusions.first else { return }
    var members = SlotMembers(set.slotsBeforeExclusion)
    let without = set.excluded.slots.count { !members.contains($0) }
    guard without > 0 else { return }
    findings.add(
      .exceptionWithoutEffect, at: line.valueStart, in: master.component, property: "EXDATE",
      "\(without) of \(set.excluded.slots.count) EXDATEs are at no instance of the series")
  }

  private mutating func inspect(
    _ overrides: [Schedule], of master: Schedule, _ sets: RecurrenceSetReader, _ set: RecurrenceSet, _ findings: inout FindingLog
  ) {
    guard !overrides.isEmpty else { return }
    var slots: [(slot: CivilTime, override: Schedule)] = []
    for override in overrides {
      guard let moment = override.slot, let slot = sets.slot(of: moment, &reader) else { continue }
      slots.append((slot, override))
      guard moment.time.isDate != sets.start.time.isDate else { continue }
      findings.add(
        .valueTypeDiffers, at: place(of: override), in: override.component, severity: .note, property: "RECURRENCE-ID",
        action: "read as the instance of that day", "one of RECURRENCE-ID and the series' DTSTART is a date, the other a time")
    }
    slots.sort { $0.slot < $1.slot }
    var members = SlotMembers(set.slotsBeforeExclusion)
    for (position, (slot, override)) in slots.enumerated() {
      if position > 0, slots[position - 1].slot == slot {
        findings.add(
          .duplicateOverride, at: place(of: override), in: override.component, property: "RECURRENCE-ID",
          "another component overrides the same instance")
        continue
      }
      let isOfDay = override.slot.map { $0.time.isDate && !sets.start.time.isDate } ?? false
      guard !(isOfDay ? members.contains(dayOf: slot) : members.contains(slot)) else { continue }
      findings.add(
        .orphanOverride, at: place(of: override), in: override.component, property: "RECURRENCE-ID", value: "\(slot)",
        "the series has no instance at that time")
    }
  }

  private func inspectRange(_ override: Schedule, _ findings: inout FindingLog) {
    let property = ICSComponent(index: index, position: override.component)[.recurrenceID]
    guard let property, let range = property[.range]?.value, range.asciiUppercased != "THISANDFUTURE" else { return }
    findings.add(
      .invalidRange, at: property.contentLine.nameEnd, in: override.component, property: "RECURRENCE-ID", value: range,
      "RANGE must be THISANDFUTURE")
  }

  private func place(of override: Schedule) -> Int {
    let property = ICSComponent(index: index, position: override.component)[.recurrenceID]
    return property?.contentLine.valueStart ?? Int(index.records[override.component].start)
  }

  /// Rules of one component that are looked at.
  private static let ruleLimit = 50
}

/// Says whether times are among ascending slots; it must be asked in ascending order.
private struct SlotMembers {
  private var slots: SlotStream
  private var head: CivilTime?

  init(_ slots: SlotStream) {
    self.slots = slots
    head = self.slots.next()
  }

  mutating func contains(_ time: CivilTime) -> Bool {
    seek(time)
    return head == time
  }

  mutating func contains(dayOf time: CivilTime) -> Bool {
    seek(CivilTime(day: time.day))
    return head?.day == time.day
  }

  private mutating func seek(_ time: CivilTime) {
    guard let head, head < time else { return }
    slots.skip(to: time)
    self.head = slots.next()
  }
}
