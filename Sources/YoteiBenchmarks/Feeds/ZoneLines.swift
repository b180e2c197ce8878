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

  /// Nil for a zone whose clock changes neither never nor twice a year.
  static func vtimezone(_ name: String) -> [String]? {
    guard let zone = TimeZone(identifier: name) else { return nil }
    let year = WallTime(year: 2020).date..<WallTime(year: 2021).date
    var changes: [Date] = []
    var last = year.lowerBound
    while let next = zone.nextDaylightSavingTimeTransition(after: last), next < year.upperBound {
      changes.append(next)
      last = next
    }
    guard changes.isEmpty || changes.count == 2 else { return nil }
    let observances = changes.isEmpty ? fixed(zone, at: year.lowerBound) : changes.flatMap { observance(zone, $0) }
    return ["BEGIN:VTIMEZONE", "TZID:" + name, "X-LIC-LOCATION:" + name] + observances + ["END:VTIMEZONE"]
  }

  private static func fixed(_ zone: TimeZone, at date: Date) -> [String] {
    let offset = text(zone.secondsFromGMT(for: date))
    return ["BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETFROM:" + offset, "TZOFFSETTO:" + offset, "END:STANDARD"]
  }

  private static func observance(_ zone: TimeZone, _ change: Date) -> [String] {
    let before = zone.secondsFromGMT(for: change - 1)
    let onset = WallTime(seconds: Int(change.timeIntervalSince1970) + before)
    let isLast = onset.dayOfMonth + 7 > onset.lengthOfMonth
    let day = "\(isLast ? -1 : (onset.dayOfMonth - 1) / 7 + 1)\(SeriesRule.days[onset.weekday])"
    let name = zone.isDaylightSavingTime(for: change) ? "DAYLIGHT" : "STANDARD"
    // 56 years earlier the dates fell on the same weekdays.
    return [
      "BEGIN:" + name, "DTSTART:" + onset.later(days: -20_454).text, "RRULE:FREQ=YEARLY;BYMONTH=\(onset.month);BYDAY=\(day)",
      "TZOFFSETFROM:" + text(before), "TZOFFSETTO:" + text(zone.secondsFromGMT(for: change)), "END:" + name,
    ]
  }

  /// A UTC offset (RFC 5545 3.3.14).
  private static func text(_ offset: Int) -> String {
    let minutes = abs(offset) / 60
    let digits = String(minutes / 60 * 100 + minutes % 60)
    return (offset < 0 ? "-" : "+") + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
