/// Reads xCal (RFC 6321). Elements of other namespaces are stepped over.
package struct XCalReader: FeedReader {
  package static let identifier = "xcal"

  private let maximumDepth: Int

  package init(maximumDepth: Int) { self.maximumDepth = maximumDepth }

  package func read(_ bytes: [UInt8]) throws(ICSFormatError) -> FeedReading {
    let root = try XMLReader.document(bytes, maximumDepth: maximumDepth * 2 + 8)
    guard root.name == "icalendar", root.isXCal else {
      throw root.fault("the root of xCal is <icalendar xmlns=\"\(XCalText.namespace)\">, not <\(root.name.prefix(40))>")
    }
    var components: [ComponentDraft] = []
    for node in root.children where node.isXCal { components.append(try ComponentDraft(xCal: node)) }
    return FeedReading(components)
  }
}

extension XMLNode {
  fileprivate var isXCal: Bool { namespace == nil || namespace == "" || namespace == XCalText.namespace }
}

extension ComponentDraft {
  fileprivate init(xCal node: XMLNode) throws(ICSFormatError) {
    guard XCalText.isName(node.name) else { throw node.fault("<\(node.name.prefix(40))> is not the name of a component") }
    self.init(name: node.name.asciiUppercased)
    for child in node.children where child.isXCal {
      switch child.name {
      case "properties":
        for property in child.children where property.isXCal { properties.append(try TypedProperty(xCal: property)) }
      case "components":
        for component in child.children where component.isXCal { components.append(try ComponentDraft(xCal: component)) }
      default: throw child.fault("a component holds <properties> and <components>, not <\(child.name.prefix(40))>")
      }
    }
  }
}

extension TypedProperty {
  fileprivate init(xCal node: XMLNode) throws(ICSFormatError) {
    let name = node.name.asciiUppercased
    guard XCalText.isName(name), name != "BEGIN", name != "END" else {
      throw node.fault("<\(node.name.prefix(40))> is not the name of a property")
    }
    let nodes = node.children.filter { $0.isXCal && $0.name != "parameters" }
    guard let first = nodes.first, ComponentDraft.isName(first.name) else { throw node.fault("the property has no value") }
    self.init(name: name, parameters: [], type: ValueType(first.name), values: [])
    for parameter in node.child("parameters")?.children ?? [] where parameter.isXCal {
      guard XCalText.isName(parameter.name) else { throw parameter.fault("not the name of a parameter") }
      guard parameter.name.asciiUppercased != "VALUE" else { continue }
      parameters.append(
        ICSParameter(name: ICSParameterName(parameter.name.asciiUppercased), values: parameter.children.map(\.text)))
    }
    switch (name, first.name) {
    case ("GEO", "latitude"), ("REQUEST-STATUS", "code"):
      type = PropertyForm.form(of: name).type
      values = [.structured(nodes.map { .text($0.text) })]
    default:
      for node in nodes {
        guard node.name == first.name else {
          throw node.fault("the values of a property are of one type; the first is <\(first.name)>")
        }
        values.append(try Self.value(node, type))
      }
    }
  }

  private static func value(_ node: XMLNode, _ type: ValueType) throws(ICSFormatError) -> TypedValue {
    switch type {
    case .period where !node.children.isEmpty:
      guard let start = node.child("start"), let end = node.child("end") ?? node.child("duration") else {
        throw node.fault("a period has a <start>, and an <end> or a <duration>")
      }
      return .period(start: start.text, end: end.text)
    case .recurrence where !node.children.isEmpty:
      var parts: [TypedValue.RulePart] = []
      for part in node.children {
        guard ComponentDraft.isName(part.name) else { throw part.fault("not the name of a part of a rule") }
        if let known = parts.firstIndex(where: { $0.name == part.name }) {
          parts[known].values.append(.text(part.text))
        } else {
          parts.append(TypedValue.RulePart(name: part.name, values: [.text(part.text)]))
        }
      }
      return .recurrence(parts)
    case .boolean:
      return node.text.lowercased() == "true"
        ? .boolean(true) : node.text.lowercased() == "false" ? .boolean(false) : .text(node.text)
    default: return .text(node.text)
    }
  }
}
