import Foundation

/// Files under Fixtures.
enum FixtureFile {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures")

  static func data(_ name: String) throws -> Data { try Data(contentsOf: folder.appendingPathComponent(name)) }

  /// The names of those that are sound, but for `faults/`.
  static let sound = [
    "folded-utf8.ics", "google-team.ics", "icloud-family.ics", "lf-only.ics", "outlook-exchange.ics", "rental-calendar.ics",
    "school-timetable.ics", "sports-season.ics", "tasks-and-journal.ics", "three-continents.ics",
  ]
}
