extension ICSRecurrenceRule: LosslessStringConvertible {
  /// Reads the value of an RRULE; nil where it can't be repaired.
  public init?(_ text: String) {
    guard let rule = Self.parse(text).rule else { return nil }
    self = rule
  }

  /// The value of an RRULE, its parts in a fixed order.
  public var description: String {
    var parts: [String] = []
    func list(_ name: String, _ values: some Collection<some CustomStringConvertible>) {
      if !values.isEmpty { parts.append(name + "=" + values.map(\.description).joined(separator: ",")) }
    }
    if calendar != nil || skip != .omit { parts.append("RSCALE=" + (calendar ?? "GREGORIAN")) }
    parts.append("FREQ=" + frequency.name)
    if interval != 1 { parts.append("INTERVAL=\(interval)") }
    if let count { parts.append("COUNT=\(count)") }
    if let until { parts.append("UNTIL=\(until)") }
    list("BYMONTH", months)
    list("BYWEEKNO", weeks)
    list("BYYEARDAY", daysOfTheYear)
    list("BYMONTHDAY", daysOfTheMonth)
    list("BYDAY", weekdays)
    list("BYHOUR", hours)
    list("BYMINUTE", minutes)
    list("BYSECOND", seconds)
    list("BYSETPOS", setPositions)
    if weekStart != .monday { parts.append("WKST=" + weekStart.abbreviation) }
    if skip != .omit { parts.append("SKIP=" + skip.rawValue) }
    return parts.joined(separator: ";")
  }
}

extension ICSRecurrenceRule: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let rule = Self(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a recurrence rule: \(text)")
    }
    self = rule
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension ICSRecurrenceRule.Frequency {
  /// The value of FREQ.
  var name: String {
    switch self {
    case .secondly: "SECONDLY"
    case .minutely: "MINUTELY"
    case .hourly: "HOURLY"
    case .daily: "DAILY"
    case .weekly: "WEEKLY"
    case .monthly: "MONTHLY"
    case .yearly: "YEARLY"
    }
  }
}

extension ICSRecurrenceRule.Weekday {
  /// `MO`, as BYDAY and WKST write it.
  var abbreviation: String {
    switch self {
    case .sunday: "SU"
    case .monday: "MO"
    case .tuesday: "TU"
    case .wednesday: "WE"
    case .thursday: "TH"
    case .friday: "FR"
    case .saturday: "SA"
    }
  }
}

extension ICSRecurrenceRule.Day: CustomStringConvertible {
  public var description: String { (position == 0 ? "" : String(position)) + weekday.abbreviation }
}

extension ICSRecurrenceRule.Month: CustomStringConvertible {
  public var description: String { String(number) + (isLeap ? "L" : "") }
}
