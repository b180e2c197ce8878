internal import Foundation

/// xCal (RFC 6321): any number of calendars under one root.
///
/// XML can't carry control characters, nor names but those that begin with a letter; what is left out is reported.
package struct XCalFormat: FeedFormat {
  package static let identifier = "xcal"
  package static let abstract = "xCal (RFC 6321), without loss but for control characters"

  private var text = XCalText()
  private var losses = FindingLog()

  package init() {}

  package mutating func begin(to output: inout [UInt8]) {
    output += #"<?xml version="1.0" encoding="UTF-8"?>"#.utf8
    output += "\n<icalendar xmlns=\"\(XCalText.namespace)\">\n".utf8
  }

  package mutating func append(_ feed: ICSFeed, source: String?, to write: ([UInt8]) throws -> Void) rethrows -> [ICSDiagnostic] {
    for root in feed.index.roots { try append(ICSComponent(index: feed.index, position: root), depth: 1, to: write) }
    try write(text.bytes)
    text.bytes.removeAll(keepingCapacity: true)
    defer { losses = FindingLog() }
    return feed.index.diagnostics(losses)
  }

  package mutating func finish(to output: inout [UInt8]) { output += "</icalendar>\n".utf8 }

  private mutating func append(_ component: ICSComponent, depth: Int, to write: ([UInt8]) throws -> Void) rethrows {
    if text.bytes.count > 65_536 {
      try write(text.bytes)
      text.bytes.removeAll(keepingCapacity: true)
    }
    guard XCalText.isName(component.name) else {
      return lose("XML has no elements called \"\(component.name.prefix(40))\"", component, at: Int(component.record.start))
    }
    let name = component.name.lowercased()
    text.open(name, depth)
    let before = text.bytes.count
    text.open("properties", depth + 1)
    let opened = text.bytes.count
    for property in component.properties { append(property, of: component, depth: depth + 2) }
    if text.bytes.count > opened {
      text.close("properties", depth + 1)
    } else {
      text.bytes.removeLast(opened - before)
    }
    let children = component.components
    if !children.isEmpty {
      text.open("components", depth + 1)
      for child in children { try append(child, depth: depth + 2, to: write) }
      text.close("components", depth + 1)
    }
    text.close(name, depth)
  }

  private mutating func append(_ property: ICSProperty, of component: ICSComponent, depth: Int) {
    var typed = TypedProperty(property)
    let place = property.contentLine.start
    guard XCalText.isName(typed.name), typed.parameters.allSatisfy({ XCalText.isName($0.name.canonicalName) }) else {
      return lose("XML has no elements of such a name", component, at: place, property: typed.name)
    }
    if !XCalText.isName(typed.type.name) {
      lose(
        "XML has no elements called \"\(typed.type.name.prefix(40))\", so the type is not told", component, at: place,
        property: typed.name)
      typed.type = .unknown
    }
    guard text.append(typed, depth) else {
      return lose("XML can't hold control characters; they are left out", component, at: place, property: typed.name)
    }
  }

  private mutating func lose(_ message: String, _ component: ICSComponent, at place: Int, property: String? = nil) {
    losses.add(.notCarried, at: place, in: component.position, property: property, message)
  }
}

extension ICSComponent {
  var record: ComponentRecord { index.records[position] }
}
