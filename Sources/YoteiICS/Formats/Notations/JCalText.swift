/// Properties as the arrays of jCal (RFC 7265 3.4): `["dtstart",{"tzid":"Europe/Berlin"},"date-time","2026-03-27T10:00:00"]`.
enum JCalText {
  static func append(_ component: ComponentDraft, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "["))
    JSONText.append(component.name.lowercased(), to: &output)
    output.append(UInt8(ascii: ","))
    appendArray(component.properties, to: &output) { append($0, to: &$1) }
    output.append(UInt8(ascii: ","))
    appendArray(component.components, to: &output) { append($0, to: &$1) }
    output.append(UInt8(ascii: "]"))
  }

  static func append(_ property: TypedProperty, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "["))
    JSONText.append(property.name.lowercased(), to: &output)
    output.append(UInt8(ascii: ","))
    append(property.parameters, to: &output)
    output.append(UInt8(ascii: ","))
    JSONText.append(property.type.name, to: &output)
    for value in property.values {
      output.append(UInt8(ascii: ","))
      append(value, to: &output)
    }
    output.append(UInt8(ascii: "]"))
  }

  /// Parameters of one name are one member: an object can't hold a name twice.
  private static func append(_ parameters: [ICSParameter], to output: inout [UInt8]) {
    var members: [(name: String, values: [String])] = []
    for parameter in parameters {
      let name = parameter.name.canonicalName.lowercased()
      if let known = members.firstIndex(where: { $0.name == name }) {
        members[known].values += parameter.values
      } else {
        members.append((name, parameter.values))
      }
    }
    output.append(UInt8(ascii: "{"))
    for (position, member) in members.enumerated() {
      if position > 0 { output.append(UInt8(ascii: ",")) }
      JSONText.append(member.name, to: &output)
      output.append(UInt8(ascii: ":"))
      if member.values.count == 1 {
        JSONText.append(member.values[0], to: &output)
      } else {
        appendArray(member.values, to: &output) { JSONText.append($0, to: &$1) }
      }
    }
    output.append(UInt8(ascii: "}"))
  }

  static func append(_ value: TypedValue, to output: inout [UInt8]) {
    switch value {
    case .text(let text): JSONText.append(text, to: &output)
    case .number(let digits): output += digits.utf8
    case .boolean(let isTrue): output += "\(isTrue)".utf8
    case .period(let start, let end): appendArray([start, end], to: &output) { JSONText.append($0, to: &$1) }
    case .structured(let parts): appendArray(parts, to: &output) { append($0, to: &$1) }
    case .recurrence(let parts):
      output.append(UInt8(ascii: "{"))
      for (position, part) in parts.enumerated() {
        if position > 0 { output.append(UInt8(ascii: ",")) }
        JSONText.append(part.name, to: &output)
        output.append(UInt8(ascii: ":"))
        if part.values.count == 1 {
          append(part.values[0], to: &output)
        } else {
          appendArray(part.values, to: &output) { append($0, to: &$1) }
        }
      }
      output.append(UInt8(ascii: "}"))
    }
  }

  static func appendArray<Element>(
    _ elements: [Element], to output: inout [UInt8], _ append: (Element, inout [UInt8]) -> Void
  ) {
    output.append(UInt8(ascii: "["))
    for (position, element) in elements.enumerated() {
      if position > 0 { output.append(UInt8(ascii: ",")) }
      append(element, &output)
    }
    output.append(UInt8(ascii: "]"))
  }
}
