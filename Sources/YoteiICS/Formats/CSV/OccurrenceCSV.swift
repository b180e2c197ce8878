/// Occurrences as rows of CSV: a column a field, times as in the records, the end of all-day ones exclusive.
package struct OccurrenceCSV: OccurrenceFormat {
  package static let identifier = "csv"
  package static let abstract = "a row an occurrence (RFC 4180); all-day ends are exclusive"

  private let fields: [OccurrenceField]
  private let text: CSVText
  private var timestamps: TimestampWriter
  private var instants = TimestampWriter(.utc)

  package init(fields: [OccurrenceField], text: CSVText, timeZone: ICSZone) {
    (self.fields, self.text, timestamps) = (fields, text, TimestampWriter(timeZone))
  }

  package mutating func begin(to output: inout [UInt8]) { text.append(fields.map(\.rawValue), to: &output) }

  package mutating func append(_ entry: OccurrenceEntry, to output: inout [UInt8]) {
    var cells: [String] = []
    cells.reserveCapacity(fields.count)
    for field in fields { cells.append(cell(field, entry)) }
    text.append(cells, to: &output)
  }

  private mutating func cell(_ field: OccurrenceField, _ entry: OccurrenceEntry) -> String {
    switch field {
    case .id: entry.id.description
    case .uid: entry.uid
    case .recurrenceID: entry.slot?.time.description ?? ""
    case .recurrenceStart: entry.slot.map { $0.time.isDate ? $0.time.civil.day.extended : instants.text($0.instant) } ?? ""
    case .title: entry.title
    case .start: entry.isAllDay ? entry.start.day.extended : timestamps.text(entry.interval.start)
    case .end: entry.isAllDay ? entry.end.day.extended : timestamps.text(entry.interval.end)
    case .isAllDay: entry.isAllDay ? "true" : "false"
    case .timeZone: entry.zoneName ?? ""
    case .status: entry.status ?? ""
    case .location: entry.location ?? ""
    case .description: entry.description ?? ""
    case .url: entry.url ?? ""
    case .organizer: entry.organizer?.shown ?? ""
    case .attendees: entry.attendees.map(\.shown).joined(separator: "; ")
    case .categories: entry.categories.joined(separator: "; ")
    case .isOverride: entry.isOverride ? "true" : "false"
    case .source: entry.source ?? ""
    }
  }
}

extension ICSAttendee {
  /// The mail address, else the address as it is written.
  var shown: String { email ?? address }
}
