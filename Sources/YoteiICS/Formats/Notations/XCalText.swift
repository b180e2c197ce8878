/// Elements of xCal (RFC 6321), two blanks deeper with each level.
struct XCalText {
  static let namespace = "urn:ietf:params:xml:ns:icalendar-2.0"

  var bytes: [UInt8] = []
  private var isWhole = true

  mutating func open(_ name: String, _ depth: Int) {
    indent(depth)
    bytes += "<\(name)>\n".utf8
  }

  mutating func close(_ name: String, _ depth: Int) {
    indent(depth)
    bytes += "</\(name)>\n".utf8
  }

  /// False where characters had to be left out.
  mutating func append(_ property: TypedProperty, _ depth: Int) -> Bool {
    isWhole = true
    let name = property.name.lowercased()
    open(name, depth)
    if !property.parameters.isEmpty {
      open("parameters", depth + 1)
      for parameter in property.parameters { append(parameter, depth + 2) }
      close("parameters", depth + 1)
    }
    switch (property.name, property.values.first) {
    case ("GEO", .structured(let parts)) where parts.count == 2:
      appendParts(parts, ["latitude", "longitude"], depth + 1)
    case ("REQUEST-STATUS", .structured(let parts)) where parts.count <= 3:
      appendParts(parts, ["code", "description", "data"], depth + 1)
    default:
      for value in property.values { append(value, property.type, depth + 1) }
    }
    close(name, depth)
    return isWhole
  }

  private mutating func append(_ parameter: ICSParameter, _ depth: Int) {
    let name = parameter.name.canonicalName.lowercased()
    open(name, depth)
    for value in parameter.values { leaf(Self.type(ofParameter: parameter.name.canonicalName), value, depth + 1) }
    close(name, depth)
  }

  private mutating func append(_ value: TypedValue, _ type: ValueType, _ depth: Int) {
    switch value {
    case .text(let text): leaf(type.name, text, depth)
    case .number(let digits): leaf(type.name, digits, depth)
    case .boolean(let isTrue): leaf(type.name, "\(isTrue)", depth)
    case .period(let start, let end):
      open(type.name, depth)
      leaf("start", start, depth + 1)
      leaf(end.contains("P") ? "duration" : "end", end, depth + 1)
      close(type.name, depth)
    case .recurrence(let parts):
      open(type.name, depth)
      for part in parts { for value in part.values { leaf(part.name, value.plain, depth + 1) } }
      close(type.name, depth)
    case .structured(let parts): for part in parts { append(part, type, depth) }
    }
  }

  private mutating func appendParts(_ parts: [TypedValue], _ names: [String], _ depth: Int) {
    for (part, name) in zip(parts, names) { leaf(name, part.plain, depth) }
  }

  private mutating func leaf(_ name: String, _ text: String, _ depth: Int) {
    indent(depth)
    bytes += "<\(name)>".utf8
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": bytes += "&amp;".utf8
      case "<": bytes += "&lt;".utf8
      case ">": bytes += "&gt;".utf8
      case "\r": bytes += "&#13;".utf8
      case _ where Self.isCharacter(scalar): bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      default: isWhole = false
      }
    }
    bytes += "</\(name)>\n".utf8
  }

  private mutating func indent(_ depth: Int) { bytes += repeatElement(32, count: depth * 2) }

  /// What XML 1.0 lets a document hold.
  private static func isCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 9, 10, 13, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  /// Whether an element may be called so: a letter, then letters, digits, hyphens, and the dots and underscores that feeds have in names.
  static func isName(_ name: String) -> Bool {
    guard let first = name.utf8.first, 65...90 ~= first || 97...122 ~= first else { return false }
    return ComponentDraft.isName(name.replacing("_", with: "-").replacing(".", with: "-"))
  }

  /// The element that the values of a parameter stand in (RFC 6321 3.5).
  private static func type(ofParameter name: String) -> String {
    switch name {
    case "ALTREP", "DIR": "uri"
    case "DELEGATED-FROM", "DELEGATED-TO", "MEMBER", "SENT-BY": "cal-address"
    case "RSVP": "boolean"
    case "CN", "CUTYPE", "ENCODING", "FBTYPE", "FMTTYPE", "LANGUAGE", "PARTSTAT", "RANGE", "RELATED", "RELTYPE", "ROLE", "TZID",
      "DISPLAY", "EMAIL", "FEATURE", "LABEL":
      "text"
    default: "unknown"
    }
  }
}

extension TypedValue {
  /// A simple value as text.
  var plain: String {
    switch self {
    case .text(let text): text
    case .number(let digits): digits
    case .boolean(let isTrue): "\(isTrue)"
    case .period(let start, let end): "\(start)/\(end)"
    case .recurrence, .structured: ""
    }
  }
}
