import Foundation

@testable import YoteiICS

/// What a feed gives in a window, in a short form for tests.
struct FeedOccurrences {
  let occurrences: [ICSOccurrence]
  let findings: [ICSDiagnostic.Code]

  /// `lines` stand in a calendar; `from` and `to` are times in UTC, `20260101` or `20260101T100000Z`.
  init(
    _ lines: [String], from: String = "20260101", to: String = "20270101", zone: String = "UTC",
    of kinds: Set<ComponentKind> = [.event],
    includingCancelled: Bool = false, limit: Int = 1000
  ) throws {
    let index = try FeedIndex(lines: ["BEGIN:VCALENDAR"] + lines + ["END:VCALENDAR"])
    try self.init(index, from: from, to: to, zone: zone, of: kinds, includingCancelled: includingCancelled, limit: limit)
  }

  init(
    _ index: FeedIndex, from: String = "20260101", to: String = "20270101", zone: String = "UTC",
    of kinds: Set<ComponentKind> = [.event],
    includingCancelled: Bool = false, limit: Int = 1000
  ) throws {
    var query = OccurrenceQuery(
      window: Self.instant(from)..<Self.instant(to), timeZone: TimeZone(identifier: zone) ?? .gmt, limit: limit)
    query.kinds = kinds
    query.includesCancelled = includingCancelled
    var prepared = query.prepared(index)
    var occurrences: [ICSOccurrence] = []
    while let candidate = prepared.next() { occurrences.append(prepared.occurrence(candidate)) }
    self.occurrences = occurrences
    findings = prepared.findings.findings.map(\.code)
  }

  static func instant(_ text: String) -> Date {
    Date(timeIntervalSince1970: TimeInterval(ICSTime(text)?.civil.seconds ?? 0))
  }

  /// Starts, as UTC times or, all-day, as dates.
  var starts: [String] { occurrences.map { Self.ends(of: $0).start } }

  /// `20260105T090000Z/20260105T100000Z`; all-day: `20260105/20260106`.
  var spans: [String] {
    occurrences.map { occurrence in
      let ends = Self.ends(of: occurrence)
      return ends.start + "/" + ends.end
    }
  }

  /// `20260105T090000Z Title`
  var titles: [String] { occurrences.map { Self.ends(of: $0).start + " " + ($0.event.summary ?? "") } }

  var ids: [String] { occurrences.map(\.id.description) }

  static func ends(of occurrence: ICSOccurrence) -> (start: String, end: String) {
    func text(_ seconds: Int64, _ form: ICSTime.Form) -> String { ICSTime(CivilTime(seconds: seconds), form).description }
    if let days = occurrence.days { return (text(days.lowerBound, .date), text(days.upperBound, .date)) }
    return (text(occurrence.candidate.start, .utc), text(occurrence.candidate.end, .utc))
  }

  /// The lines of an event with the UID `a`.
  static func event(_ lines: String...) -> [String] { component("VEVENT", lines) }

  static func component(_ name: String, _ lines: [String]) -> [String] {
    ["BEGIN:" + name] + (lines.contains { $0.hasPrefix("UID") } ? [] : ["UID:a"]) + lines + ["END:" + name]
  }
}
