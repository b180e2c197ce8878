internal import Foundation

/// Components as JSON records, one a line: the calendar first, then each component in it. Rules stand as text and nothing is expanded.
///
/// The keys of `ComponentField` are for readers; `properties` and `components` hold all that a component says in the form of jCal, so that
/// a record can be read back without loss.
package struct ComponentRecords: FeedFormat {
  package static let identifier = "ndjson"
  package static let abstract = "a JSON record a component, one a line"
  package static let writesFeedsAlone = true

  private let fields: [ComponentField]
  private let isComplete: Bool

  /// `fields`: the keys that are written; nil for all, and for the jCal that makes a record complete.
  package init(fields: [ComponentField]?) {
    self.fields = fields ?? ComponentField.allCases
    isComplete = fields == nil
  }

  package mutating func append(_ feed: ICSFeed, source: String?, to write: ([UInt8]) throws -> Void) rethrows -> [ICSDiagnostic] {
    var output: [UInt8] = []
    var pages = feed.index.passedPages
    for root in feed.index.roots {
      let component = ICSComponent(index: feed.index, position: root)
      guard let calendar = ICSCalendar(component) else {
        append(ComponentDraft(component), nil, source, to: &output)
        continue
      }
      let name = calendar.name
      append(ComponentDraft(propertiesOf: component), name, source, to: &output)
      var next = root + 1
      while next < Int(feed.index.records[root].subtreeEnd) {
        let child = next
        next = Int(feed.index.records[child].subtreeEnd)
        pages.reached(Int(feed.index.records[child].start))
        append(ComponentDraft(ICSComponent(index: feed.index, position: child)), name, source, to: &output)
        guard output.count > 65_536 else { continue }
        try write(output)
        output.removeAll(keepingCapacity: true)
      }
    }
    try write(output)
    return []
  }

  private func append(_ component: ComponentDraft, _ calendar: String?, _ source: String?, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "{"))
    for (position, field) in fields.enumerated() {
      if position > 0 { output.append(UInt8(ascii: ",")) }
      JSONText.append(field.rawValue, to: &output)
      output.append(UInt8(ascii: ":"))
      component.value(field, calendar, source).append(field.kind, to: &output)
    }
    if isComplete {
      output += #","properties":"#.utf8
      JSONText.appendArray(component.properties, to: &output) { JCalText.append($0, to: &$1) }
      output += #","components":"#.utf8
      JSONText.appendArray(component.components, to: &output) { JCalText.append($0, to: &$1) }
    }
    output += [UInt8(ascii: "}"), 10]
  }
}

extension ComponentDraft {
  func value(_ field: ComponentField, _ calendar: String?, _ source: String?) -> FieldValue {
    switch field {
    case .calendar: calendar.map { .text($0) } ?? .none
    case .source: source.map { .text($0) } ?? .none
    default: value(field)
    }
  }
}

/// The records of `ComponentRecords` as one JSON array.
package struct ComponentArray: FeedFormat {
  package static let identifier = "json"
  package static let abstract = "an array of such records"

  private var records: ComponentRecords
  private var array = JSONArrayText()

  package init(fields: [ComponentField]?) { records = ComponentRecords(fields: fields) }

  package mutating func append(_ feed: ICSFeed, source: String?, to write: ([UInt8]) throws -> Void) rethrows -> [ICSDiagnostic] {
    try records.append(feed, source: source) { lines in
      var output: [UInt8] = []
      array.append(lines: lines, to: &output)
      try write(output)
    }
  }

  package mutating func finish(to output: inout [UInt8]) { array.finish(to: &output) }
}
