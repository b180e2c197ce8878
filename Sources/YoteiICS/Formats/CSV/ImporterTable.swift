package import Foundation

/// Events of a feed in the columns of an importer that knows no recurrence: each at its first time, series with a warning.
package struct ImporterTable: FeedFormat {
  package static let identifier = "csv"
  package static let abstract = "the columns of Google Calendar or Outlook"

  private var table: any OccurrenceFormat
  private let timeZone: TimeZone

  package init(_ dialect: CSVDialect, text: CSVText, timeZone: TimeZone) {
    table = ImporterCSV(dialect, text: text)
    self.timeZone = timeZone
  }

  package mutating func begin(to output: inout [UInt8]) { table.begin(to: &output) }

  package mutating func append(_ feed: ICSFeed, source: String?, to write: ([UInt8]) throws -> Void) rethrows -> [ICSDiagnostic] {
    let always = Date(timeIntervalSince1970: -60_000_000_000)..<Date(timeIntervalSince1970: 250_000_000_000)
    let query = OccurrenceQuery(window: always, timeZone: timeZone, limit: 1)
    let found = try feed.write(query, as: &table, source: source, to: write)
    let lost = found.filter { $0.code == .tooManyOccurrences }.map { finding in
      var finding = finding
      (finding.severity, finding.code) = (.warning, .notCarried)
      finding.message = "the table has no recurrence; events --format csv writes every occurrence"
      finding.action = "only the first is written"
      return finding
    }
    return lost
  }
}
