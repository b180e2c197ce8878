/// A JSON value with the place where it begins; members keep their order, numbers their digits.
struct JSONValue: Sendable {
  enum Content: Sendable {
    case null
    case boolean(Bool)
    /// The digits as they are written.
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([(key: String, value: JSONValue)])
  }

  var content: Content
  /// Bytes from the beginning of the document.
  var offset: Int
}

extension JSONValue {
  var array: [JSONValue]? { if case .array(let values) = content { values } else { nil } }
  var string: String? { if case .string(let text) = content { text } else { nil } }
  var object: [(key: String, value: JSONValue)]? { if case .object(let members) = content { members } else { nil } }

  /// The first member of that name.
  subscript(key: String) -> JSONValue? { object?.first { $0.key == key }?.value }
}
