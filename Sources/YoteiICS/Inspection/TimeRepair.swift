/// Writes the properties that say when something is as RFC 5545 wants them.
struct TimeRepair {
  private let index: FeedIndex
  private var reader: ScheduleReader
  private var schedule: Schedule?

  /// What is written for a property that is one of these: nil where it can't be made valid, empty where it says nothing.
  struct Written {
    var text: String?
  }

  init(_ index: FeedIndex) {
    self.index = index
    reader = ScheduleReader(index, observer: .utc)
  }

  /// Takes in what the component says as a whole.
  mutating func begin(_ component: Int, _ bytes: Span<UInt8>) {
    schedule = index.records[component].kind.isScheduled ? reader.read(component, bytes) : nil
  }

  /// Nil for properties that say nothing of time.
  mutating func text(of property: ICSProperty, _ name: String, _ kind: ComponentKind, _ bytes: Span<UInt8>) -> Written? {
    switch name {
    case "DTSTART", "RECURRENCE-ID": return Written(text: time(property, name))
    case "DTEND", "DUE": return Written(text: end(property, name))
    case "DTSTAMP", "CREATED", "LAST-MODIFIED", "COMPLETED", "ACKNOWLEDGED": return Written(text: utc(property, name))
    case "EXDATE", "RDATE": return Written(text: list(property, name))
    case "DURATION", "REFRESH-INTERVAL": return Written(text: duration(property, name))
    case "TRIGGER": return Written(text: trigger(property))
    case "RRULE", "EXRULE": return Written(text: rule(property, name))
    default: return nil
    }
  }

  private func time(_ property: ICSProperty, _ name: String) -> String? {
    property.zonedTime.map { name + head(property, $0) + ":\($0.time)" }
  }

  /// The parameters for one time or for times of its form.
  private func head(_ property: ICSProperty, _ time: ICSZonedTime) -> String {
    var omitted: Set<ICSParameterName> = [.value]
    if time.time.form != .local { omitted.insert(.timeZoneID) }
    return PropertyRepair.parameters(property, without: omitted) + (time.time.isDate ? ";VALUE=DATE" : "")
  }

  /// The end where it is after the start and of the same type, else the length, else nothing.
  private mutating func end(_ property: ICSProperty, _ name: String) -> String? {
    guard let end = property.zonedTime else { return nil }
    guard let schedule, let start = schedule.start, let stop = schedule.end else { return time(property, name) }
    let length = reader.length(of: schedule, from: start)
    let isFloating = end.time.form == .local && end.zoneName == nil && start.zone != FeedZones.observer
    if stop.time.isDate == start.time.isDate, !isFloating {
      if stop == start { return "" }
      let begins = reader.zones.clocks[start.zone].instant(of: start.time.civil)
      guard reader.zones.clocks[stop.zone].instant(of: stop.time.civil) > begins else { return nil }
      return time(property, name)
    }
    switch length {
    case .days(let days): return "DURATION:\(ICSDuration(days: days))"
    case .exact(let seconds): return seconds == 0 ? "" : "DURATION:\(ICSDuration(seconds: Int(seconds)))"
    case .nominal(let duration): return "DURATION:\(duration)"
    }
  }

  private func utc(_ property: ICSProperty, _ name: String) -> String? {
    guard let time = property.zonedTime?.time else { return nil }
    return name + PropertyRepair.parameters(property, without: [.value, .timeZoneID]) + ":\(ICSTime(time.civil, .utc))"
  }

  private func list(_ property: ICSProperty, _ name: String) -> String? {
    guard property[.value]?.value.asciiUppercased != "PERIOD" else {
      return name + PropertyRepair.parameters(property) + ":" + property.rawValue
    }
    let times = property.zonedTimes
    guard let first = times.first, times.count == property.rawValue.split(separator: ",").count else {
      return property.rawValue.isEmpty ? "" : nil
    }
    guard times.allSatisfy({ $0.time.form == first.time.form }) else { return nil }
    return name + head(property, first) + ":" + times.map { "\($0.time)" }.joined(separator: ",")
  }

  private func duration(_ property: ICSProperty, _ name: String) -> String? {
    guard let duration = property.duration, duration.days >= 0, duration.seconds >= 0 else { return nil }
    guard name != "DURATION" || schedule?.end == nil else { return nil }
    return name + PropertyRepair.parameters(property) + ":\(duration)"
  }

  private func trigger(_ property: ICSProperty) -> String? {
    if let duration = property.duration {
      return "TRIGGER" + PropertyRepair.parameters(property, without: [.value]) + ":\(duration)"
    }
    guard let time = property.zonedTime?.time else { return nil }
    return "TRIGGER;VALUE=DATE-TIME:\(ICSTime(time.civil, .utc))"
  }

  /// The rule in its plain form, with UNTIL of DTSTART's type.
  private mutating func rule(_ property: ICSProperty, _ name: String) -> String? {
    guard var rule = ICSRecurrenceRule.parse(property.rawValue).rule else { return property.rawValue.isEmpty ? "" : nil }
    if let until = rule.until, let start = schedule?.start, until.isDate != start.time.isDate {
      if start.time.isDate {
        rule.until = ICSTime(CivilTime(day: until.civil.day), .date)
      } else {
        let end = until.civil + 86_399
        rule.until = ICSTime(CivilTime(seconds: reader.zones.clocks[start.zone].instant(of: end)), .utc)
      }
    }
    if rule.until != nil { rule.count = nil }
    return name + PropertyRepair.parameters(property) + ":\(rule)"
  }
}
