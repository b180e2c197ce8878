import Foundation

/// Zones as the VTIMEZONEs that most programs write: today's two changes a year, for ever.
enum ZoneLines {
  static let common = [
    "America/New_York", "Europe/Berlin", "Europe/London", "America/Los_Angeles", "Asia/Tokyo", "Australia/Sydney", "Asia/Kolkata",
    "America/Sao_Paulo",
  ]

  /// IANA names of zones that can be written so, evenly spread over all of them.
  static func names(_ count: Int) -> [String] {
    let names = TimeZone.knownTimeZoneIdentifiers.filter { $0.contains("/") && vtimezone($0) != nil }.sorted()
    return (0..<min(count, names.count)).map { names[$0 * names.count / min(count, names.count)] }
  }

  /// Nil for a zone whose clock changes otherwise than never or twice a year by the same rules.
  static func vtimezone(_ name: String) -> [String]? {
    guard let zone = TimeZone(identifier: name) else { return nil }
    let observances = observances(zone, 2020)
    guard observances.count < 3, observances.map(\.rule) == self.observances(zone, 2026).map(\.rule) else { return nil }
    return ["BEGIN:VTIMEZONE", "TZID:" + name, "X-LIC-LOCATION:" + name]
      + (observances.isEmpty ? fixed(zone) : observances.flatMap(\.lines)) + ["END:VTIMEZONE"]
  }

  private static func observances(_ zone: TimeZone, _ year: Int) -> [(rule: String, lines: [String])] {
    var observances: [(rule: String, lines: [String])] = []
    var last = WallTime(year: year).date
    while let change = zone.nextDaylightSavingTimeTransition(after: last), change < WallTime(year: year + 1).date {
      observances.append(observance(zone, change))
      last = change
    }
    return observances
  }

  private static func fixed(_ zone: TimeZone) -> [String] {
    let offset = text(zone.secondsFromGMT(for: WallTime(year: 2020).date))
    return ["BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETFROM:" + offset, "TZOFFSETTO:" + offset, "END:STANDARD"]
  }

  private static func observance(_ zone: TimeZone, _ change: Date) -> (rule: String, lines: [String]) {
    let before = zone.secondsFromGMT(for: change - 1)
    let onset = WallTime(seconds: Int(change.timeIntervalSince1970) + before)
    let isLast = onset.dayOfMonth + 7 > onset.lengthOfMonth
    let position = "\(isLast ? -1 : (onset.dayOfMonth - 1) / 7 + 1)"
    let name = zone.isDaylightSavingTime(for: change) ? "DAYLIGHT" : "STANDARD"
    let rule = "RRULE:FREQ=YEARLY;BYMONTH=\(onset.month);BYDAY=\(position)\(SeriesRule.days[onset.weekday])"
    // 56 years earlier the dates fell on the same weekdays.
    let lines = [
      "BEGIN:" + name, "DTSTART:" + onset.later(days: -20_454).text, rule, "TZOFFSETFROM:" + text(before),
      "TZOFFSETTO:" + text(zone.secondsFromGMT(for: change)), "END:" + name,
    ]
    return (rule, lines)
  }

  /// A UTC offset (RFC 5545 3.3.14).
  private static func text(_ offset: Int) -> String {
    let minutes = abs(offset) / 60
    let digits = String(minutes / 60 * 100 + minutes % 60)
    return (offset < 0 ? "-" : "+") + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
