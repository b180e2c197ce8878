/// A JSON object whose keys stand in the order in which they were added.
struct JSONRecord {
  private var members: [String] = []

  var text: String { "{" + members.joined(separator: ",") + "}" }

  mutating func add(_ key: String, _ value: String?) { addLiteral(key, value.map(Self.quoted) ?? "null") }
  mutating func add(_ key: String, _ value: Int?) { addLiteral(key, value.map { "\($0)" } ?? "null") }
  mutating func add(_ key: String, _ record: JSONRecord) { addLiteral(key, record.text) }
  mutating func add(_ key: String, _ records: [JSONRecord]) {
    addLiteral(key, "[" + records.map(\.text).joined(separator: ",") + "]")
  }

  private mutating func addLiteral(_ key: String, _ literal: String) { members.append(Self.quoted(key) + ":" + literal) }

  /// A JSON string; control characters are escaped.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      default:
        if scalar.value < 0x20 || 0x7F..<0xA0 ~= scalar.value || scalar.value == 0x2028 || scalar.value == 0x2029 {
          let digits = String(scalar.value, radix: 16)
          quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          quoted.unicodeScalars.append(scalar)
        }
      }
    }
    return quoted + "\""
  }
}
