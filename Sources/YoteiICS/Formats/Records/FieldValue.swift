/// The value of a field of a record.
enum FieldValue: Hashable, Sendable {
  case none
  case text(String)
  case integer(Int)
  case boolean(Bool)
  case list([String])
  case people([Person])

  /// An organizer or attendee; `status` and `role` are nil for an organizer.
  struct Person: Hashable, Sendable {
    var name: String?
    var email: String?
    var status: String?
    var role: String?
  }
}

extension FieldValue {
  /// As a cell of CSV: lists with `; ` between their items, people by their addresses.
  var cell: String {
    switch self {
    case .none: ""
    case .text(let text): text
    case .integer(let number): "\(number)"
    case .boolean(let isTrue): "\(isTrue)"
    case .list(let items): items.joined(separator: "; ")
    case .people(let people): people.compactMap { $0.email ?? $0.name }.joined(separator: "; ")
    }
  }

  func append(_ kind: ComponentField.Kind, to output: inout [UInt8]) {
    switch self {
    case .none: output += (kind == .list || kind == .people ? "[]" : "null").utf8
    case .text(let text): JSONText.append(text, to: &output)
    case .integer(let number): output += "\(number)".utf8
    case .boolean(let isTrue): output += "\(isTrue)".utf8
    case .list(let items): JSONText.appendArray(items, to: &output) { JSONText.append($0, to: &$1) }
    case .people(let people):
      if kind == .person, let person = people.first { return person.append(to: &output) }
      JSONText.appendArray(people, to: &output) { $0.append(to: &$1) }
    }
  }
}

extension FieldValue.Person {
  fileprivate func append(to output: inout [UInt8]) {
    var members = [("name", name), ("email", email)]
    if status != nil || role != nil { members += [("status", status), ("role", role)] }
    JSONText.appendObject(members, to: &output, JSONText.appendOrNull)
  }
}
