/// Writes the properties that say when something is as RFC 5545 wants them.
struct TimeRepair {
  private let index: FeedIndex
  private var reader: ScheduleReader
  private var schedule: Schedule?
  private var calendar = 0

  /// What is written for a property that is one of these: nil where it can't be made valid, empty where it says nothing.
  struct Written {
    var text: String?
    /// Whether all that the property says is in the text.
    var isWhole = true
  }

  init(_ index: FeedIndex) {
    self.index = index
    reader = ScheduleReader(index, observer: .utc)
  }

  /// Takes in what the component says as a whole.
  mutating func begin(_ component: Int, _ bytes: Span<UInt8>) {
    calendar = index.calendar(of: component)
    schedule = index.records[component].kind.isScheduled ? reader.read(component, bytes) : nil
  }

  /// Nil for properties that say nothing of time.
  mutating func text(of property: ICSProperty, _ name: String, _ kind: ComponentKind, _ bytes: Span<UInt8>) -> Written? {
    switch name {
    case "DTSTART", "RECURRENCE-ID": return Written(text: time(property, name, bytes))
    case "DTEND", "DUE": return Written(text: end(property, name, bytes))
    case "DTSTAMP", "CREATED", "LAST-MODIFIED", "COMPLETED", "ACKNOWLEDGED": return Written(text: utc(property, name, bytes))
    case "EXDATE", "RDATE": return list(property, name, isOfZone: kind == .standard || kind == .daylight)
    case "FREEBUSY": return Written(text: periods(property, name))
    case "DURATION", "REFRESH-INTERVAL": return Written(text: duration(property, name))
    case "TRIGGER": return Written(text: trigger(property, bytes))
    case "RRULE", "EXRULE": return Written(text: rule(property, name, bytes))
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

  /// The parameters for one time or for times of its form.
  private func head(_ property: ICSProperty, _ time: ICSTime) -> String {
    var omitted: Set<ICSParameterName> = [.value]
    if time.form != .local { omitted.insert(.timeZoneID) }
    return PropertyRepair.parameters(property, without: omitted) + (time.isDate ? ";VALUE=DATE" : "")
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

  private func list(_ property: ICSProperty, _ name: String, isOfZone: Bool) -> Written {
    if property[.value]?.value.asciiUppercased == "PERIOD" { return Written(text: periods(property, name)) }
    var times = property.zonedTimes
    if isOfZone { times = times.map { ICSZonedTime(ICSTime($0.time.civil, .local)) } }
    guard let first = times.first, times.allSatisfy({ $0.time.form == first.time.form }) else {
      return Written(text: property.rawValue.isEmpty ? "" : nil)
    }
    let text = name + head(property, first.time) + ":" + times.map { "\($0.time)" }.joined(separator: ",")
    return Written(text: text, isWhole: times.count == property.rawValue.split(separator: ",").count)
  }

  private func periods(_ property: ICSProperty, _ name: String) -> String? {
    guard property.periods.count == property.rawValue.split(separator: ",").count else { return nil }
    return name + PropertyRepair.parameters(property) + ":" + property.rawValue
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

  /// The rule as it is, or in its plain form where it has faults; UNTIL is of DTSTART's type.
  private mutating func rule(_ property: ICSProperty, _ name: String, _ bytes: Span<UInt8>) -> String? {
    let parsed = ICSRecurrenceRule.parse(property.rawValue)
    guard var rule = parsed.rule else { return property.rawValue.isEmpty ? "" : nil }
    if let until = rule.until, let schedule, let start = schedule.start, until.isDate != start.time.isDate {
      if start.time.isDate {
        let sets = RecurrenceSetReader(schedule: schedule, start: start, index: index)
        rule.until = sets.rules([property.contentLine], bytes, &reader).first?.until
      } else {
        let end = until.civil + 86_399
        rule.until = ICSTime(CivilTime(seconds: reader.zones.clocks[start.zone].instant(of: end)), .utc)
      }
    }
    if rule.until != nil { rule.count = nil }
    let isSound = parsed.faults.isEmpty && rule == parsed.rule
    return name + PropertyRepair.parameters(property) + ":" + (isSound ? property.rawValue : "\(rule)")
  }
}
