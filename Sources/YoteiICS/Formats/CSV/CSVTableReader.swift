/// Reads a table of events: the columns that `yotei` writes, those of Google and Outlook, or others by a mapping.
package struct CSVTableReader: FeedReader {
  package static let identifier = "csv"
  package var definesZones: Bool { true }

  private let dialect: CSVDialect?
  private let mapping: [String: CSVColumn]
  private let zoneName: String?

  /// `mapping`: columns by their headings; `zoneName`: the clock of times that name none, else they float.
  package init(dialect: CSVDialect?, mapping: [String: CSVColumn], zoneName: String?) {
    (self.dialect, self.mapping, self.zoneName) = (dialect, mapping, zoneName)
  }

  package func read(_ bytes: [UInt8]) throws(ICSFormatError) -> FeedReading {
    var reader = CSVReader(bytes)
    guard let head = try reader.next() else { throw ICSFormatError("the table is empty", line: 1, column: 1) }
    let columns = head.cells.map { mapping[$0.trimmed] ?? CSVColumn($0) }
    guard columns.contains(.field(.start)) || columns.contains(.startDate) else {
      throw ICSFormatError("no column says when an event starts; name one: --columns \"HEADING=start\"", line: head.line, column: 1)
    }
    var losses: [ICSFormatError] = []
    for (heading, column) in zip(head.cells, columns) where column == nil {
      losses.append(ICSFormatError("the column \"\(heading.prefix(40))\" is not known", line: head.line, column: 1))
    }
    var calendar = ComponentDraft.emptyCalendar
    var copies: [String: Int] = [:]
    while let row = try reader.next() {
      var cells: [CSVColumn: String] = [:]
      for (column, cell) in zip(columns, row.cells) { if let column, !cell.isEmpty { cells[column] = cell } }
      var event = try CSVEvent(cells: cells, line: row.line, dialect: dialect, zoneName: zoneName).component()
      event.addRequired()
      if let uid = event["UID"]?.values.first?.plain, event["RECURRENCE-ID"] == nil, cells[.field(.uid)] == nil {
        copies[uid, default: 0] += 1
        if let copy = copies[uid], copy > 1 { _ = event.set(.uid, to: .text("\(uid)-\(copy)"), zoneName: nil) }
      }
      calendar.components.append(event)
    }
    return FeedReading([calendar], losses: losses)
  }
}
