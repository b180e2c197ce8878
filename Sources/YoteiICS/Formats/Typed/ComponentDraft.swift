/// A component that was read from another notation and is to be written as iCalendar.
struct ComponentDraft: Hashable, Sendable {
  /// In upper case.
  var name: String
  var properties: [TypedProperty] = []
  var components: [ComponentDraft] = []
}

extension ComponentDraft {
  init(_ component: ICSComponent) {
    self.init(propertiesOf: component)
    components = component.components.map { ComponentDraft($0) }
  }

  /// Without the components inside it.
  init(propertiesOf component: ICSComponent) {
    self.init(name: component.name, properties: component.properties.map { TypedProperty($0) })
  }

  /// The first property of that name, in upper case.
  subscript(name: String) -> TypedProperty? { properties.first { $0.name == name } }

  func append(_ writer: LineWriter, to output: inout [UInt8]) {
    output += writer.text(["BEGIN:\(name)"])
    output += writer.text(properties.map(\.line))
    for component in components { component.append(writer, to: &output) }
    output += writer.text(["END:\(name)"])
  }

  /// Whether `name` is one of a component, a property or a parameter: letters, digits and hyphens (RFC 5545 3.1).
  static func isName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.allSatisfy { 48...57 ~= $0 || 65...90 ~= $0 || 97...122 ~= $0 || $0 == 45 }
  }

  /// Whether a content line that begins with `name` has that name; broken feeds have names that are no names.
  static func canBeWritten(_ name: String) -> Bool {
    guard let first = name.utf8.first, first != 32 else { return false }
    return name.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && !":;=\"".utf8.contains($0) }
  }
}
