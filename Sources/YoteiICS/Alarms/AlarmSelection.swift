internal import Foundation

/// Finds the occurrences of events and to-dos whose alarms go off in a window, and when they do.
struct AlarmSelection {
  private let index: FeedIndex
  private let query: OccurrenceQuery
  private var series: SeriesReader
  /// By the component that they stand in.
  private var plans: [Int: [AlarmPlan]] = [:]
  private var times: [ICSAlarmTime] = []
  private(set) var findings = FindingLog()

  init(_ index: FeedIndex, _ query: OccurrenceQuery) {
    (self.index, self.query) = (index, query)
    series = SeriesReader(index, observer: query.observer, window: query.window)
    for (position, record) in index.records.enumerated() where record.kind == .event || record.kind == .todo {
      let alarms = index.children(of: position).compactMap { ICSAlarm(ICSComponent(index: index, position: $0)) }
      if !alarms.isEmpty, !isFinished(position) { addPlans(alarms, of: position) }
    }
  }

  private func isFinished(_ component: Int) -> Bool {
    ICSTodo(ICSComponent(index: index, position: component))?.status == .completed
  }

  private mutating func addPlans(_ alarms: [ICSAlarm], of component: Int) {
    for alarm in alarms {
      let place = alarm.component.position
      if let plan = AlarmPlan(alarm, among: alarms) {
        plans[component, default: []].append(plan)
        guard plan.repetitions < alarm.repeatCount, plan.pause > 0 else { continue }
        findings.add(
          .invalidAlarm, at: Int(index.records[place].start), in: place, property: "REPEAT", action: "the rest is left out",
          "more than \(AlarmPlan.repetitionLimit) repetitions of an alarm")
      } else if alarm.trigger != nil, alarm.action != ICSAlarm.Action.none {
        findings.add(
          .invalidAlarm, at: Int(index.records[place].start), in: place, property: "TRIGGER", action: "the alarm is left out",
          "the alarm is more than a year away from its event")
      }
    }
  }

  /// All of them, in order.
  mutating func run() -> [ICSAlarmTime] {
    let contents = index.bytes
    let bytes = contents.span
    var components: ContiguousArray<UInt32> = []
    for (position, record) in index.records.enumerated() where record.kind == .event || record.kind == .todo {
      components.append(UInt32(position))
    }
    let groups = UIDGroups(index, components)
    for head in groups.heads where times.count <= query.limit {
      let members = groups.members(head)
      let plans = members.flatMap { self.plans[$0] ?? [] }
      let reaches = plans.compactMap(\.reach)
      if let least = reaches.map(\.lowerBound).min(), let most = reaches.map(\.upperBound).max() {
        let window = InstantWindow(from: query.window.from - most - 1, to: query.window.to - least)
        let occurrences = candidates(of: members, in: window, bytes)
        addTimes(relativeTo: occurrences)
      }
      guard plans.contains(where: { $0.reach == nil }) else { continue }
      let known = reaches.isEmpty ? nil : series.reader.findings
      addSetTimes(members, bytes)
      if let known { series.reader.findings = known }
    }
    if times.count > query.limit {
      times.removeSubrange(query.limit...)
      findings.add(.tooManyOccurrences, "more than \(query.limit) alarms")
    }
    times.sort { a, b in
      if a.date != b.date { return a.date < b.date }
      return (a.occurrence.id.description, a.alarm.component.position) < (b.occurrence.id.description, b.alarm.component.position)
    }
    findings.merge(series.reader.findings)
    findings.merge(series.reader.zones.findings)
    return times
  }

  /// The occurrences of components that share a UID.
  private mutating func candidates(of members: [Int], in window: InstantWindow, _ bytes: Span<UInt8>) -> PreparedOccurrences {
    series.window = window
    if members.count == 1 { series.add(members[0], bytes) } else { series.add(members, bytes) }
    let stream = OccurrenceStream(
      index, window: window, singles: series.singles, cursors: series.cursors, clocks: series.reader.zones.clocks,
      limit: query.limit)
    (series.singles, series.cursors) = ([], [])
    return PreparedOccurrences(
      index: index, stream: stream, zones: series.reader.zones, prepared: FindingLog(), includesCancelled: false,
      identities: UIDIdentities(index))
  }

  private mutating func addTimes(relativeTo occurrences: PreparedOccurrences) {
    var occurrences = occurrences
    while times.count <= query.limit, let candidate = occurrences.next() {
      for plan in plans[Int(candidate.component)] ?? [] {
        guard case .relative(let offset, let anchor) = plan.trigger else { continue }
        let due = occurrences.zones.clocks[Int(candidate.slotZone)].instant(
          offset, from: anchor == .end ? candidate.end : candidate.start)
        append(plan.instants(due: due, in: query.window), plan, occurrences.occurrence(candidate))
      }
    }
    findings.merge(occurrences.findings)
  }

  /// Alarms that are set to an instant belong to the first occurrence of their component.
  private mutating func addSetTimes(_ members: [Int], _ bytes: Span<UInt8>) {
    var due: [UInt32: [(plan: AlarmPlan, instants: [(Int64, Int)])]] = [:]
    for member in members {
      for plan in plans[member] ?? [] {
        guard case .absolute(let time) = plan.trigger else { continue }
        let zone = time.time.form == .utc ? FeedZones.utc : FeedZones.observer
        let instants = plan.instants(due: series.reader.zones.clocks[zone].instant(of: time.time.civil), in: query.window)
        if !instants.isEmpty { due[UInt32(member), default: []].append((plan, instants)) }
      }
    }
    guard !due.isEmpty else { return }
    let allOfTime = InstantWindow(from: OccurrenceQuery.earliest, to: OccurrenceQuery.latest)
    var occurrences = candidates(of: members, in: allOfTime, bytes)
    while !due.isEmpty, let candidate = occurrences.next() {
      for (plan, instants) in due.removeValue(forKey: candidate.component) ?? [] {
        append(instants, plan, occurrences.occurrence(candidate))
      }
    }
  }

  private mutating func append(_ instants: [(instant: Int64, repetition: Int)], _ plan: AlarmPlan, _ occurrence: ICSOccurrence) {
    for (instant, repetition) in instants {
      times.append(
        ICSAlarmTime(
          date: Date(timeIntervalSince1970: TimeInterval(instant)), alarm: plan.alarm, occurrence: occurrence,
          repetition: repetition))
    }
  }
}

extension ZoneClock {
  /// An instant moved by days on the calendar and exact seconds (RFC 5545 3.3.6).
  fileprivate mutating func instant(_ offset: ICSDuration, from instant: Int64) -> Int64 {
    let moved = offset.days == 0 ? instant : self.instant(of: civil(at: instant) + Int64(offset.days) * 86_400)
    return moved + Int64(offset.seconds)
  }
}
