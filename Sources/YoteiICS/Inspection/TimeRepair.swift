/// Writes the properties that say when something is as RFC 5545 wants them.
struct TimeRepair {
  let index: FeedIndex
  var reader: ScheduleReader
  private(set) var schedule: Schedule?
  private var calendar = 0

  init(_ index: FeedIndex, observer: ICSZone) {
    self.index = index
    reader = ScheduleReader(index, observer: observer)
  }

  /// Takes in what the component says as a whole.
  mutating func begin(_ component: Int, _ bytes: Span<UInt8>) {
    calendar = index.calendar(of: component)
    schedule = index.records[component].kind.isScheduled ? reader.read(component, bytes) : nil
  }

  /// Nil for properties that say nothing of time.
  mutating func lines(for property: ICSProperty, _ name: String, _ kind: ComponentKind, _ bytes: Span<UInt8>) -> RepairedLines? {
    switch name {
    case "DTSTART", "RECURRENCE-ID": return RepairedLines(time(property, name, bytes))
    case "DTEND", "DUE": return RepairedLines(end(property, name, bytes))
    case "DTSTAMP", "CREATED", "LAST-MODIFIED", "COMPLETED", "ACKNOWLEDGED": return RepairedLines(utc(property, name, bytes))
    case "EXDATE", "RDATE": return list(property, name, bytes)
    case "FREEBUSY": return periods(property, name, bytes)
    case "DURATION", "REFRESH-INTERVAL": return RepairedLines(duration(property, name))
    case "TRIGGER": return RepairedLines(trigger(property, bytes))
    case "RRULE", "EXRULE": return RepairedLines(rule(property, name, bytes))
    default: return nil
    }
  }

  private mutating func time(_ property: ICSProperty, _ name: String, _ bytes: Span<UInt8>) -> String? {
    meaning(of: property, bytes).map { name + head(property, $0) + ":\($0)" }
  }

  private mutating func meaning(of property: ICSProperty, _ bytes: Span<UInt8>) -> ICSTime? {
    guard let schedule else { return property.zonedTime?.time }
    return reader.moment(property.contentLine, schedule, bytes)?.time
  }

  /// The parameters for one time or for times of its form; `type` is VALUE where it is neither DATE nor DATE-TIME.
  func head(_ property: ICSProperty, _ time: ICSTime, type: String? = nil) -> String {
    var omitted: Set<ICSParameterName> = [.value]
    if time.form != .local { omitted.insert(.timeZoneID) }
    let type = type ?? (time.isDate ? "DATE" : nil)
    return PropertyRepair.parameters(property, without: omitted) + (type.map { ";VALUE=" + $0 } ?? "")
  }

  /// The end where it is after the start and of the same type, else the length, else nothing.
  private mutating func end(_ property: ICSProperty, _ name: String, _ bytes: Span<UInt8>) -> String? {
    guard let end = meaning(of: property, bytes) else { return nil }
    guard let schedule, let start = schedule.start, let stop = schedule.end else { return time(property, name, bytes) }
    let length = reader.length(of: schedule, from: start)
    let isFloating = end.form == .local && property[.timeZoneID] == nil && start.zone != FeedZones.observer
    if stop.time.isDate == start.time.isDate, !isFloating {
      let begins = reader.zones.clocks[start.zone].instant(of: start.time.civil)
      let ends = reader.zones.clocks[stop.zone].instant(of: stop.time.civil)
      if ends <= begins { return ends == begins ? "" : nil }
      return time(property, name, bytes)
    }
    switch length {
    case .days(let days): return "DURATION:\(ICSDuration(days: days))"
    case .exact(let seconds): return seconds == 0 ? "" : "DURATION:\(ICSDuration(seconds: Int(seconds)))"
    case .nominal(let duration): return "DURATION:\(duration)"
    }
  }

  private mutating func utc(_ property: ICSProperty, _ name: String, _ bytes: Span<UInt8>) -> String? {
    utcTime(property, bytes).map { name + PropertyRepair.parameters(property, without: [.value, .timeZoneID]) + ":\($0)" }
  }

  /// A time without a zone is taken for UTC.
  private mutating func utcTime(_ property: ICSProperty, _ bytes: Span<UInt8>) -> ICSTime? {
    guard let time = property.zonedTime?.time else { return nil }
    let line = property.contentLine
    guard time.form == .local, let name = LineParameters(of: line, in: bytes).zone,
      let zone = reader.zones.knownZone(named: name, isFolded: line.isFolded, in: calendar, index, bytes)
    else { return ICSTime(time.civil, .utc) }
    return ICSTime(CivilTime(seconds: reader.zones.clocks[zone].instant(of: time.civil)), .utc)
  }

  private func duration(_ property: ICSProperty, _ name: String) -> String? {
    guard let duration = property.duration, duration.days >= 0, duration.seconds >= 0 else { return nil }
    guard name != "DURATION" || schedule?.end == nil else { return nil }
    return name + PropertyRepair.parameters(property) + ":\(duration)"
  }

  private mutating func trigger(_ property: ICSProperty, _ bytes: Span<UInt8>) -> String? {
    if let duration = property.duration {
      return "TRIGGER" + PropertyRepair.parameters(property, without: [.value]) + ":\(duration)"
    }
    return utcTime(property, bytes).map { "TRIGGER;VALUE=DATE-TIME:\($0)" }
  }
}
