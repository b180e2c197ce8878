@testable import YoteiICS

extension ZoneDefinition {
  /// Reads the content lines of a VTIMEZONE that are not folded.
  init(lines: [String]) {
    self.init(tzid: "", observances: [])
    for line in lines {
      let colon = line.firstIndex(of: ":")!
      let (name, value) = (line[..<colon], String(line[line.index(after: colon)...]))
      let last = observances.count - 1
      switch name {
      case "TZID": tzid = value
      case "X-LIC-LOCATION": location = value
      case "BEGIN" where value != "VTIMEZONE": observances.append(Observance(isDaylight: value == "DAYLIGHT", rules: [], dates: []))
      case "DTSTART": observances[last].start = ICSTime(value)?.civil
      case "TZOFFSETFROM": observances[last].offsetFrom = Self.offset(value)
      case "TZOFFSETTO": observances[last].offsetTo = Self.offset(value)
      case "RRULE": observances[last].rules.append(value)
      case "RDATE": observances[last].dates += value.split(separator: ",").compactMap { ICSTime(String($0))?.civil }
      default: break
      }
    }
  }

  init(_ text: String) { self.init(lines: text.split(separator: "\n").map(String.init)) }

  private static func offset(_ text: String) -> Int? {
    guard let number = Int(text.dropFirst()) else { return nil }
    let seconds =
      text.count == 7 ? number / 10_000 * 3600 + number / 100 % 100 * 60 + number % 100 : number / 100 * 3600 + number % 100 * 60
    return text.first == "-" ? -seconds : seconds
  }

  /// The answer of a resolver that knows this definition only.
  var resolved: ResolvedZone? {
    var resolver = ZoneResolver(definitions: [self])
    return resolver.zone(named: tzid)
  }

  /// The text of a definition with both halves of a year, by default those of central Europe.
  static func halves(
    _ tzid: String, from start: String, daylight: String = "BYMONTH=3;BYDAY=-1SU", standard: String = "BYMONTH=10;BYDAY=-1SU"
  ) -> String {
    """
    TZID:\(tzid)
    BEGIN:STANDARD
    DTSTART:\(start)T030000
    TZOFFSETFROM:+0200
    TZOFFSETTO:+0100
    RRULE:FREQ=YEARLY;\(standard)
    END:STANDARD
    BEGIN:DAYLIGHT
    DTSTART:\(start)T020000
    TZOFFSETFROM:+0100
    TZOFFSETTO:+0200
    RRULE:FREQ=YEARLY;\(daylight)
    END:DAYLIGHT
    """
  }
}
