extension JSONValue {
  init(_ content: Content) { self.init(content: content, offset: 0) }

  static func text(_ text: String) -> JSONValue { JSONValue(.string(text)) }
  static func number(_ number: Int) -> JSONValue { JSONValue(.number("\(number)")) }
  static func list(_ values: [JSONValue]) -> JSONValue { JSONValue(.array(values)) }
  static func object(_ members: [(key: String, value: JSONValue)]) -> JSONValue { JSONValue(.object(members)) }
  /// A set, as JSCalendar writes it: every element true.
  static func set(_ elements: [String]) -> JSONValue { .object(elements.map { ($0, JSONValue(.boolean(true))) }) }

  func append(to output: inout [UInt8]) {
    switch content {
    case .null: output += "null".utf8
    case .boolean(let isTrue): output += "\(isTrue)".utf8
    case .number(let digits): output += digits.utf8
    case .string(let text): JSONText.append(text, to: &output)
    case .array(let values): JSONText.appendArray(values, to: &output) { $0.append(to: &$1) }
    case .object(let members): JSONText.appendObject(members, to: &output) { $0.append(to: &$1) }
    }
  }

  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return bytes
  }

  var number: Int? { if case .number(let digits) = content { Int(digits) } else { nil } }
  var isTrue: Bool { if case .boolean(true) = content { true } else { false } }

  /// The elements of a set.
  var elements: [String] { object?.filter(\.value.isTrue).map(\.key) ?? [] }

  /// Sets the member at `path`, whose steps stand between slashes as in a JSON pointer (RFC 6901); nil takes it out.
  mutating func set(_ path: String, to value: JSONValue?) {
    var steps = path.split(separator: "/", maxSplits: 1).map(String.init)
    guard !steps.isEmpty else { return }
    let key = steps.removeFirst().replacing("~1", with: "/").replacing("~0", with: "~")
    var members = object ?? []
    let place = members.firstIndex { $0.key == key }
    if let rest = steps.first {
      guard let place else { return }
      members[place].value.set(rest, to: value)
    } else if let value {
      if let place { members[place].value = value } else { members.append((key, value)) }
    } else {
      members.removeAll { $0.key == key }
    }
    content = .object(members)
  }
}
