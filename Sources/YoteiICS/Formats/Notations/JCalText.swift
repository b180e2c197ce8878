/// Properties as the arrays of jCal (RFC 7265 3.4): `["dtstart",{"tzid":"Europe/Berlin"},"date-time","2026-03-27T10:00:00"]`.
enum JCalText {
  static func append(_ component: ComponentDraft, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "["))
    JSONText.append(component.name.lowercased(), to: &output)
    output.append(UInt8(ascii: ","))
    JSONText.appendArray(component.properties, to: &output) { append($0, to: &$1) }
    output.append(UInt8(ascii: ","))
    JSONText.appendArray(component.components, to: &output) { append($0, to: &$1) }
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
    var members: [(key: String, value: [String])] = []
    for parameter in parameters {
      let name = parameter.name.canonicalName.lowercased()
      if let known = members.firstIndex(where: { $0.key == name }) {
        members[known].value += parameter.values
      } else {
        members.append((name, parameter.values))
      }
    }
    JSONText.appendObject(members, to: &output) { values, output in
      appendOneOrArray(values, to: &output) { JSONText.append($0, to: &$1) }
    }
  }

  static func append(_ value: TypedValue, to output: inout [UInt8]) {
    switch value {
    case .text(let text): JSONText.append(text, to: &output)
    case .number(let digits): output += digits.utf8
    case .boolean(let isTrue): output += "\(isTrue)".utf8
    case .period(let start, let end): JSONText.appendArray([start, end], to: &output) { JSONText.append($0, to: &$1) }
    case .structured(let parts): JSONText.appendArray(parts, to: &output) { append($0, to: &$1) }
    case .recurrence(let parts):
      JSONText.appendObject(parts.map { ($0.name, $0.values) }, to: &output) { values, output in
        appendOneOrArray(values, to: &output) { append($0, to: &$1) }
      }
    }
  }

  /// One as itself, several as an array.
  private static func appendOneOrArray<Element>(
    _ elements: [Element], to output: inout [UInt8], _ append: (Element, inout [UInt8]) -> Void
  ) {
    if elements.count == 1 { append(elements[0], &output) } else { JSONText.appendArray(elements, to: &output, append) }
  }
}
