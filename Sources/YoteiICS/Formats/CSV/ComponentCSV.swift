internal import Foundation

/// Events, to-dos and journal entries as rows of CSV: masters with their rules as text, and overrides; nothing is expanded.
///
/// A row carries what its columns say: alarms, zones and all other properties are left out.
package struct ComponentCSV: FeedFormat {
  package static let identifier = "csv"
  package static let abstract = "a row a component (RFC 4180)"
  package static let writesFeedsAlone = true

  private let fields: [ComponentField]
  private let text: CSVText

  package init(fields: [ComponentField]?, text: CSVText) {
    self.fields = fields ?? ComponentField.allCases
    self.text = text
  }

  package mutating func begin(to output: inout [UInt8]) { text.append(fields.map(\.rawValue), to: &output) }

  package mutating func append(_ feed: ICSFeed, source: String?, to write: ([UInt8]) throws -> Void) rethrows -> [ICSDiagnostic] {
    var output: [UInt8] = []
    var pages = feed.index.passedPages
    for root in feed.index.roots {
      let name = ICSCalendar(ICSComponent(index: feed.index, position: root))?.name
      for position in root..<Int(feed.index.records[root].subtreeEnd) where feed.index.records[position].kind.isScheduled {
        pages.reached(Int(feed.index.records[position].start))
        let component = ComponentDraft(ICSComponent(index: feed.index, position: position))
        text.append(fields.map { component.value($0, name, source).cell }, to: &output)
        guard output.count > 65_536 else { continue }
        try write(output)
        output.removeAll(keepingCapacity: true)
      }
    }
    try write(output)
    return []
  }
}
