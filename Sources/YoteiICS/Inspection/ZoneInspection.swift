internal import Foundation

/// Looks at every VTIMEZONE (RFC 5545 3.6.5): its form, whether it is needed, and whether it agrees with the zone of its name.
struct ZoneInspection {
  let index: FeedIndex
  let uses: ZoneUses

  func run(_ bytes: Span<UInt8>, _ findings: inout FindingLog) {
    var first: [Int: [String: Int]] = [:]
    var comparison = ZoneComparison()
    for (position, record) in index.records.enumerated() where record.kind == .timeZone {
      let definition = ZoneDefinition(index, component: position)
      let name = ZoneResolver.plain(definition.tzid)
      let calendar = index.calendar(of: position)
      inspect(definition, position, bytes, &findings)
      if let other = first[calendar]?[name] {
        let isCopy = ICSComponent(index: index, position: other) == ICSComponent(index: index, position: position)
        findings.add(
          .duplicateZone, at: Int(record.start), in: position, severity: isCopy ? .note : nil, property: "TZID",
          value: definition.tzid,
          isCopy ? "the zone is defined twice, in the same words" : "the zone was defined before, in other words")
        continue
      }
      first[calendar, default: [:]][name] = position
      guard let use = uses.calendars[calendar]?[name] else {
        findings.add(
          .unusedZone, at: Int(record.start), in: position, property: "TZID", value: definition.tzid, "no time is in the zone")
        continue
      }
      if let days = use.days, let difference = comparison.difference(between: definition, named: name, on: days) {
        findings.add(
          .zoneContradictsName, at: Int(record.start), in: position, property: "TZID", value: definition.tzid, difference)
      }
    }
  }

  private func inspect(_ definition: ZoneDefinition, _ component: Int, _ bytes: Span<UInt8>, _ findings: inout FindingLog) {
    let place = Int(index.records[component].start)
    func add(_ message: String) { findings.add(.invalidZone, at: place, in: component, message) }
    if definition.tzid.isEmpty { add("the VTIMEZONE has no TZID") }
    if definition.observances.isEmpty { add("the VTIMEZONE has neither STANDARD nor DAYLIGHT") }
    for child in index.children(of: component) {
      let kind = index.records[child].kind
      if kind == .standard || kind == .daylight { inspectObservance(child, bytes, &findings) }
    }
  }

  private func inspectObservance(_ component: Int, _ bytes: Span<UInt8>, _ findings: inout FindingLog) {
    let observance = Observance(index, component: component)
    let place = Int(index.records[component].start)
    if observance.start == nil { add("the observance has no DTSTART that can be read", at: place) }
    if observance.offsetFrom == nil { add("the observance has no TZOFFSETFROM that can be read", at: place) }
    if observance.offsetTo == nil { add("the observance has no TZOFFSETTO that can be read", at: place) }
    var lines = index.lines(of: component)
    while let line = lines.next(index, bytes) {
      switch line.key {
      case .dtstart, .rdate:
        if LineParameters(of: line, in: bytes).zone != nil { add("a time in a VTIMEZONE must not have a TZID", at: line.nameEnd) }
      case .rrule where line.end > line.valueStart:
        for fault in ICSRecurrenceRule.parse(line.value(in: bytes)).faults { add(fault.message, at: line.valueStart) }
      default: break
      }
    }
    func add(_ message: String, at place: Int) { findings.add(.invalidZone, at: place, in: component, message) }
  }
}

/// Holds definitions against the zones that they are named after.
struct ZoneComparison {
  private var zones: [String: ICSZone] = [:]

  /// In words, the first day on which the definition has another offset than the zone of that name; nil where they agree.
  mutating func difference(between definition: ZoneDefinition, named name: String, on days: ClosedRange<Int32>) -> String? {
    guard let known = KnownZone(name), let identifier = known.identifier else { return nil }
    var faults: [ZoneFault] = []
    guard let own = definition.table(faults: &faults), let table = known.completing(own) else { return nil }
    if zones[identifier] == nil { zones[identifier] = known.zone }
    guard let zone = zones[identifier] else { return nil }
    // A day each month, and no more than some centuries.
    let step = max(30, (Int(days.upperBound) - Int(days.lowerBound)) / 1000)
    for day in stride(from: Int(days.lowerBound), through: Int(days.upperBound) + 365, by: step) {
      let noon = Int64(day) * 86_400 + 43_200
      let (mine, theirs) = (table.interval(at: noon).offset, zone.table.interval(at: noon).offset)
      guard mine != theirs else { continue }
      let date = ICSTime(CivilTime(day: CivilDay(number: Int32(day))), .date)
      return "on \(date) it has UTC\(Self.sign(mine)), \(identifier) has UTC\(Self.sign(theirs))"
    }
    return nil
  }

  /// `+05:30`
  private static func sign(_ seconds: Int64) -> String {
    func twoDigits(_ number: Int64) -> String { (number < 10 ? "0" : "") + String(number) }
    return (seconds < 0 ? "-" : "+") + twoDigits(abs(seconds) / 3600) + ":" + twoDigits(abs(seconds) / 60 % 60)
  }
}
