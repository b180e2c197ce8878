import Foundation

@testable import YoteiICS

/// A feed with one series or event, `a@example.com`, and what a change makes of its lines.
struct SampleFeed {
  var feed: ICSFeed

  /// Each list has the lines of one VEVENT; UID and DTSTAMP are added.
  init(_ events: [String]..., calendar: [String] = [], lineBreak: String = "\r\n") throws {
    var lines = ["BEGIN:VCALENDAR", "VERSION:2.0"] + calendar
    for event in events { lines += ["BEGIN:VEVENT", "UID:a@example.com", "DTSTAMP:20260101T000000Z"] + event + ["END:VEVENT"] }
    lines.append("END:VCALENDAR")
    feed = try ICSFeed(lines.map { $0 + lineBreak }.joined())
  }

  static let zone = TimeZone(identifier: "Europe/Berlin")!
  static let revision = ICSRevision(now: Date(timeIntervalSince1970: 1_796_040_000), uid: "new@example.com")
  /// What every changed component notes, beside SEQUENCE.
  static let stamps = ["-DTSTAMP:20260101T000000Z", "+DTSTAMP:20261130T120000Z"]

  /// Moves, and gives the lines that were taken out and added, in their order, without those that note the revision.
  mutating func move(
    _ id: String, _ request: RescheduleRequest, _ scope: ICSRescheduleScope = .thisOccurrence, zone: TimeZone = Self.zone
  ) throws -> [String] {
    try changes { feed throws(ICSRescheduleError) in
      let id = ICSOccurrence.ID(id + "/a@example.com") ?? ICSOccurrence.ID(uid: "")
      return try feed.reschedule(id, request, scope: scope, timeZone: zone, revision: Self.revision)
    }
  }

  mutating func changes(_ change: (inout ICSFeed) throws -> ICSReschedule) rethrows -> [String] {
    let old = feed.lines
    _ = try change(&feed)
    let difference = feed.lines.difference(from: old)
    return (difference.removals + difference.insertions).compactMap { change in
      switch change {
      case .remove(_, let line, _): Self.notesRevision(line) ? nil : "-" + line
      case .insert(_, let line, _): Self.notesRevision(line) ? nil : "+" + line
      }
    }
  }

  private static func notesRevision(_ line: String) -> Bool {
    ["DTSTAMP:", "SEQUENCE:", "LAST-MODIFIED:", "CREATED:"].contains { line.hasPrefix($0) }
  }
}

extension RescheduleRequest {
  static func later(days: Int = 0, hours: Int = 0, minutes: Int = 0) -> Self {
    Self(start: .later(by: ICSDuration(days: days, seconds: hours * 3600 + minutes * 60)))
  }

  static func to(_ text: String, zone: TimeZone = SampleFeed.zone, writtenIn newZone: TimeZone? = nil) -> Self {
    Self(start: .at(.at(text, zone: zone)), newZone: newZone)
  }
}

extension Date {
  /// `20260317T180000` on a clock.
  static func at(_ text: String, zone: TimeZone = SampleFeed.zone) -> Date {
    var clock = ZoneClock(ICSZone(zone))
    let civil = ICSTime(text)?.civil ?? CivilTime(seconds: 0)
    return Date(timeIntervalSince1970: TimeInterval(clock.instant(of: civil)))
  }
}
