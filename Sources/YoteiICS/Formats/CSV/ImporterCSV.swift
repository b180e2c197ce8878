/// The columns that an importer knows.
package enum CSVDialect: String, CaseIterable, Sendable {
  case google, outlook
}

/// Occurrences in the columns of an importer: English headings, American dates, times on the clock that is shown.
///
/// Neither importer knows zones, UIDs or recurrence, so each occurrence is a row. Google takes the last day of an all-day event for its
/// end, Outlook the midnight after it.
package struct ImporterCSV: OccurrenceFormat {
  package static let identifier = "csv"
  package static let abstract = "the columns of Google Calendar or Outlook"

  private let dialect: CSVDialect
  private let text: CSVText

  package init(_ dialect: CSVDialect, text: CSVText) { (self.dialect, self.text) = (dialect, text) }

  package mutating func begin(to output: inout [UInt8]) { text.append(dialect.headings, to: &output) }

  package mutating func append(_ entry: OccurrenceEntry, to output: inout [UInt8]) {
    text.append(dialect == .google ? google(entry) : outlook(entry), to: &output)
  }

  private func google(_ entry: OccurrenceEntry) -> [String] {
    [
      entry.title, entry.start.day.american, entry.isAllDay ? "" : entry.start.twelveHour(seconds: false),
      entry.isAllDay ? entry.lastDay.american : entry.end.day.american, entry.isAllDay ? "" : entry.end.twelveHour(seconds: false),
      entry.isAllDay ? "True" : "False", entry.description ?? "", entry.location ?? "", entry.isPrivate ? "True" : "False",
    ]
  }

  private func outlook(_ entry: OccurrenceEntry) -> [String] {
    let attendees = Dictionary(grouping: entry.attendees) {
      $0.kind == .resource || $0.kind == .room ? "resource" : $0.role == .optional ? "optional" : "required"
    }
    func list(_ key: String) -> String { attendees[key, default: []].map(\.shown).joined(separator: ";") }
    return [
      entry.title, entry.start.day.american, entry.start.twelveHour(seconds: true), entry.end.day.american,
      entry.end.twelveHour(seconds: true), entry.isAllDay ? "True" : "False", entry.organizer?.shown ?? "", list("required"),
      list("optional"), list("resource"), entry.categories.joined(separator: ";"), entry.description ?? "", entry.location ?? "",
      entry.isPrivate ? "True" : "False", entry.sensitivity, entry.shownAs,
    ]
  }
}

extension CSVDialect {
  var headings: [String] {
    switch self {
    case .google:
      ["Subject", "Start Date", "Start Time", "End Date", "End Time", "All Day Event", "Description", "Location", "Private"]
    case .outlook:
      [
        "Subject", "Start Date", "Start Time", "End Date", "End Time", "All day event", "Meeting Organizer", "Required Attendees",
        "Optional Attendees", "Meeting Resources", "Categories", "Description", "Location", "Private", "Sensitivity",
        "Show time as",
      ]
    }
  }
}

extension OccurrenceEntry {
  private var event: ICSComponent { ICSComponent(index: index, position: component) }
  private var classification: ICSClassification? { event.token(.classification) }

  fileprivate var isPrivate: Bool { classification == .private || classification == .confidential }

  fileprivate var sensitivity: String {
    classification == .private ? "Private" : classification == .confidential ? "Confidential" : "Normal"
  }

  /// Outlook's numbers: 1 tentative, 2 busy, 3 free, 4 out of office.
  fileprivate var shownAs: String {
    switch event[.busyStatus]?.rawValue.trimmed.asciiUppercased {
    case "FREE": return "3"
    case "TENTATIVE": return "1"
    case "OOF": return "4"
    default: break
    }
    let transparency: ICSTransparency? = event.token(.transparency)
    return transparency == .transparent ? "3" : status == "tentative" ? "1" : "2"
  }
}

extension ICSPropertyName {
  static let busyStatus: Self = "X-MICROSOFT-CDO-BUSYSTATUS"
}

extension CivilDay {
  /// `03/27/2026`
  fileprivate var american: String {
    let digits = description
    return "\(digits.dropFirst(4).prefix(2))/\(digits.dropFirst(6))/\(digits.prefix(4))"
  }
}

extension CivilTime {
  /// `9:05 AM`, or `9:05:00 AM`.
  fileprivate func twelveHour(seconds: Bool) -> String {
    let hour = secondOfDay / 3600
    return "\((hour + 11) % 12 + 1)" + extended.dropFirst(13).prefix(seconds ? 6 : 3) + (hour < 12 ? " AM" : " PM")
  }
}
