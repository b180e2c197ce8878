import Foundation
import Testing

/// A calendar in a zone, and a year in which that zone's days are not all alike.
struct CalendarInZone: Sendable, CustomTestStringConvertible {
  let identifier: Calendar.Identifier
  let zone: String
  let year: Int

  var testDescription: String { "\(identifier), \(zone), \(year)" }

  var calendar: Calendar {
    get throws { try Calendar(identifier, in: zone) }
  }

  /// Days of 23 and 25 hours; days that start at one o'clock (Sao Paulo, Beirut, Havana) or have two midnights; half-hour changes
  /// (Lord Howe); a date that is missing (Apia).
  static let unevenYears = [
    ("UTC", 2026), ("Europe/Berlin", 2026), ("America/New_York", 2026), ("Asia/Tokyo", 2026), ("Pacific/Kiritimati", 2026),
    ("America/Sao_Paulo", 2018), ("Asia/Beirut", 2026), ("America/Havana", 2026), ("Australia/Lord_Howe", 2026),
    ("Pacific/Apia", 2011),
  ]

  static let all = unevenYears.flatMap { zone, year in
    [Calendar.Identifier.gregorian, .buddhist, .hebrew].map {
      CalendarInZone(identifier: $0, zone: zone, year: year)
    }
  }

  /// The first instants of the civil days from December before the year until January after it, by the zone's offsets alone.
  var civilDayStarts: [Date] {
    get throws {
      let zone = try calendar.timeZone
      var starts: [Date] = []
      var previous: Int?
      var instant = try Date(utc: "\(year - 1)-12-20T00:00:00Z")
      let end = try Date(utc: "\(year + 1)-01-10T00:00:00Z")
      while instant < end {
        let localSeconds = Int(instant.timeIntervalSince1970) + zone.secondsFromGMT(for: instant)
        let day = Int((Double(localSeconds) / 86_400).rounded(.down))
        if let previous, day != previous { starts.append(instant) }
        previous = day
        instant += 1800
      }
      return starts
    }
  }
}

extension Calendar {
  init(_ identifier: Calendar.Identifier = .gregorian, in zone: String) throws {
    self.init(identifier: identifier)
    timeZone = try #require(TimeZone(identifier: zone))
  }
}

extension Date {
  /// An instant written as `2026-03-27T10:00:00Z`.
  init(utc text: String) throws {
    try self.init(text, strategy: .iso8601)
  }
}
