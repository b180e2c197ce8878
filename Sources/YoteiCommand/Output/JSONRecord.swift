internal import YoteiICS

/// A JSON object whose keys stand in the order in which they were added.
struct JSONRecord {
  private var members: [String] = []

  var text: String { "{" + members.joined(separator: ",") + "}" }

  mutating func add(_ key: String, _ value: String?) { addLiteral(key, value.map(JSONText.quoted) ?? "null") }
  mutating func add(_ key: String, _ value: Int?) { addLiteral(key, value.map { "\($0)" } ?? "null") }
  mutating func add(_ key: String, _ record: JSONRecord) { addLiteral(key, record.text) }
  mutating func add(_ key: String, _ records: [JSONRecord]) {
    addLiteral(key, "[" + records.map(\.text).joined(separator: ",") + "]")
  }

  private mutating func addLiteral(_ key: String, _ literal: String) { members.append(JSONText.quoted(key) + ":" + literal) }
}
