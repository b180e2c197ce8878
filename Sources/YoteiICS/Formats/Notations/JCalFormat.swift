internal import Foundation

/// jCal (RFC 7265). A feed of one calendar is one array; several calendars are an array of such arrays.
package struct JCalFormat: FeedFormat {
  package static let identifier = "jcal"
  package static let abstract = "jCal (RFC 7265), without loss"

  /// Whether the outermost array holds calendars.
  private var holdsSeveral: Bool
  private var isFirst = true
  private var output: [UInt8] = []
  private var losses = FindingLog()

  /// `holdsSeveral`: whether more than one feed may come.
  package init(holdsSeveral: Bool) { self.holdsSeveral = holdsSeveral }

  package mutating func append(_ feed: ICSFeed, source: String?, to write: ([UInt8]) throws -> Void) rethrows -> [ICSDiagnostic] {
    let roots = carried(feed.index.roots.map { ICSComponent(index: feed.index, position: $0) })
    for root in roots {
      if isFirst {
        holdsSeveral = holdsSeveral || roots.count > 1
        if holdsSeveral { output.append(UInt8(ascii: "[")) }
      } else {
        output += ",\n".utf8
      }
      isFirst = false
      try append(root, to: write)
    }
    try write(output)
    output.removeAll(keepingCapacity: true)
    defer { losses = FindingLog() }
    return feed.index.diagnostics(losses)
  }

  package mutating func finish(to output: inout [UInt8]) {
    if isFirst { output.append(UInt8(ascii: "[")) }
    if isFirst || holdsSeveral { output.append(UInt8(ascii: "]")) }
    output.append(10)
  }

  private mutating func append(_ component: ICSComponent, to write: ([UInt8]) throws -> Void) rethrows {
    if output.count > 65_536 {
      try write(output)
      output.removeAll(keepingCapacity: true)
    }
    output.append(UInt8(ascii: "["))
    JSONText.append(component.name.lowercased(), to: &output)
    output += ",[".utf8
    var isFirst = true
    for property in component.properties {
      var typed = TypedProperty(property)
      // `;;` says nothing.
      typed.parameters.removeAll { $0.name.rawName.isEmpty && $0.values.isEmpty }
      if !typed.parameters.allSatisfy({ ComponentDraft.canBeWritten($0.name.canonicalName) }) {
        losses.add(.notCarried, at: property.contentLine.start, in: component.position, "a parameter whose name is none")
        typed.parameters.removeAll { !ComponentDraft.canBeWritten($0.name.canonicalName) }
      }
      guard typed.isNamed else {
        losses.add(.notCarried, at: property.contentLine.start, in: component.position, "a property without a name")
        continue
      }
      if !isFirst { output.append(UInt8(ascii: ",")) }
      isFirst = false
      JCalText.append(typed, to: &output)
    }
    output += "],[".utf8
    for (position, child) in carried(component.components).enumerated() {
      if position > 0 { output.append(UInt8(ascii: ",")) }
      try append(child, to: write)
    }
    output += "]]".utf8
  }

  /// Those that have a name.
  private mutating func carried(_ components: [ICSComponent]) -> [ICSComponent] {
    components.filter { component in
      if ComponentDraft.canBeWritten(component.name) { return true }
      losses.add(.notCarried, at: Int(component.record.start), in: component.position, "a component without a name")
      return false
    }
  }
}
