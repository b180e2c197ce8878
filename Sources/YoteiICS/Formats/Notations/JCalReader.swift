/// Reads jCal (RFC 7265): one calendar, or an array of them.
package struct JCalReader: FeedReader {
  package static let identifier = "jcal"

  private let maximumDepth: Int

  package init(maximumDepth: Int) { self.maximumDepth = maximumDepth }

  package func read(_ bytes: [UInt8]) throws(ICSFormatError) -> FeedReading {
    var json = JSONReader(bytes, maximumDepth: maximumDepth * 2 + 8)
    let document = try json.document()
    let span = bytes.span
    func fault(_ message: String, _ value: JSONValue) -> ICSFormatError { ICSFormatError(message, at: value.offset, in: span) }
    guard let outermost = document.array, !outermost.isEmpty else {
      throw fault("jCal is an array that begins with the name of a component", document)
    }
    let calendars = outermost[0].array == nil ? [document] : outermost
    var components: [ComponentDraft] = []
    for calendar in calendars {
      do throws(JCalFault) { components.append(try ComponentDraft(jCal: calendar)) } catch {
        throw fault(error.message, error.value)
      }
    }
    return FeedReading(components)
  }
}

/// What is wrong with a value of a document.
struct JCalFault: Error {
  var message: String
  var value: JSONValue

  init(_ message: String, _ value: JSONValue) { (self.message, self.value) = (message, value) }
}

extension ComponentDraft {
  init(jCal value: JSONValue) throws(JCalFault) {
    guard let parts = value.array, parts.count == 3, let properties = parts[1].array, let components = parts[2].array else {
      throw JCalFault("a component is an array of its name, its properties and its components", value)
    }
    guard let name = parts[0].string, Self.canBeWritten(name) else { throw JCalFault("not the name of a component", parts[0]) }
    self.init(name: name.asciiUppercased)
    for property in properties { self.properties.append(try TypedProperty(jCal: property)) }
    for component in components { self.components.append(try ComponentDraft(jCal: component)) }
  }
}

extension TypedProperty {
  init(jCal value: JSONValue) throws(JCalFault) {
    guard let parts = value.array, parts.count >= 4, let parameters = parts[1].object else {
      throw JCalFault("a property is an array of its name, an object of parameters, a type and values", value)
    }
    guard let name = parts[0].string.map(\.asciiUppercased) else { throw JCalFault("not the name of a property", parts[0]) }
    guard let type = parts[2].string, ComponentDraft.canBeWritten(type) else { throw JCalFault("not the name of a type", parts[2]) }
    self.init(name: name, parameters: [], type: ValueType(type), values: [])
    guard isNamed else { throw JCalFault("not the name of a property", parts[0]) }
    for member in parameters where member.key.asciiUppercased != "VALUE" {
      self.parameters.append(try ICSParameter(jCal: member.key, member.value))
    }
    for part in parts[3...] { values.append(try Self.value(part, type: self.type)) }
  }

  private static func value(_ json: JSONValue, type: ValueType) throws(JCalFault) -> TypedValue {
    switch json.content {
    case .string(let text):
      if type == .recurrence { return TypedValueReader(escaped: text, shape: .single).values(of: type)?.first ?? .text(text) }
      if type == .period, let slash = text.firstIndex(of: "/") {
        return .period(start: String(text[..<slash]), end: String(text[text.index(after: slash)...]))
      }
      return .text(text)
    case .number(let digits): return .number(digits)
    case .boolean(let isTrue): return .boolean(isTrue)
    case .array(let parts):
      if type == .period, parts.count == 2, let start = parts[0].string, let end = parts[1].string {
        return .period(start: start, end: end)
      }
      var values: [TypedValue] = []
      for part in parts { values.append(try value(part, type: .text)) }
      return .structured(values)
    case .object(let members):
      guard type == .recurrence else { throw JCalFault("only a rule is an object", json) }
      return .recurrence(try rule(members))
    case .null: throw JCalFault("a value is missing", json)
    }
  }

  private static func rule(_ members: [(key: String, value: JSONValue)]) throws(JCalFault) -> [TypedValue.RulePart] {
    var parts: [TypedValue.RulePart] = []
    for (key, value) in members {
      guard ComponentDraft.isName(key) else { throw JCalFault("not the name of a part of a rule", value) }
      var values: [TypedValue] = []
      for item in value.array ?? [value] { values.append(try self.value(item, type: .unknown)) }
      parts.append(TypedValue.RulePart(name: key.lowercased(), values: values))
    }
    return parts
  }
}

extension ICSParameter {
  fileprivate init(jCal name: String, _ value: JSONValue) throws(JCalFault) {
    guard name.isEmpty || ComponentDraft.canBeWritten(name) else {
      throw JCalFault("not the name of a parameter: \"\(name.prefix(40))\"", value)
    }
    var values: [String] = []
    for item in value.array ?? [value] {
      switch item.content {
      case .string(let text): values.append(text)
      case .number(let digits): values.append(digits)
      case .boolean(let isTrue): values.append(isTrue ? "TRUE" : "FALSE")
      default: throw JCalFault("the value of a parameter is a text or a list of texts", item)
      }
    }
    self.init(name: ICSParameterName(name.asciiUppercased), values: values)
  }
}
