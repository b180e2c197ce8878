/// A component that was read from another notation and is to be written as iCalendar.
struct ComponentDraft: Hashable, Sendable {
  /// In upper case.
  var name: String
  var properties: [TypedProperty] = []
  var components: [ComponentDraft] = []
}

extension ComponentDraft {
  func append(_ writer: LineWriter, to output: inout [UInt8]) {
    output += writer.text(["BEGIN:\(name)"])
    output += writer.text(properties.map(\.line))
    for component in components { component.append(writer, to: &output) }
    output += writer.text(["END:\(name)"])
  }

  /// Whether `name` can be that of a component, a property or a parameter: letters, digits and hyphens (RFC 5545 3.1).
  static func isName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.allSatisfy { 48...57 ~= $0 || 65...90 ~= $0 || 97...122 ~= $0 || $0 == 45 }
  }
}
