internal import Foundation

/// jCal (RFC 7265). A feed of one calendar is one array; several calendars are an array of such arrays.
package struct JCalFormat: FeedFormat {
  package static let identifier = "jcal"
  package static let abstract = "jCal (RFC 7265), without loss"

  /// Whether the outermost array holds calendars.
  private var holdsSeveral: Bool
  private var isFirst = true
  private var output: [UInt8] = []

  /// `holdsSeveral`: whether more than one feed may come.
  package init(holdsSeveral: Bool) { self.holdsSeveral = holdsSeveral }

  package mutating func append(_ feed: ICSFeed, source: String?, to write: ([UInt8]) throws -> Void) rethrows -> [ICSDiagnostic] {
    for root in feed.index.roots {
      if isFirst {
        holdsSeveral = holdsSeveral || feed.index.roots.count > 1
        if holdsSeveral { output.append(UInt8(ascii: "[")) }
      } else {
        output += ",\n".utf8
      }
      isFirst = false
      try append(ICSComponent(index: feed.index, position: root), to: write)
    }
    try write(output)
    output.removeAll(keepingCapacity: true)
    return []
  }

  package mutating func finish(to output: inout [UInt8]) {
    if holdsSeveral, !isFirst { output.append(UInt8(ascii: "]")) }
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
    for (position, property) in component.properties.enumerated() {
      if position > 0 { output.append(UInt8(ascii: ",")) }
      JCalText.append(TypedProperty(property), to: &output)
    }
    output += "],[".utf8
    for (position, child) in component.components.enumerated() {
      if position > 0 { output.append(UInt8(ascii: ",")) }
      try append(child, to: write)
    }
    output += "]]".utf8
  }
}
