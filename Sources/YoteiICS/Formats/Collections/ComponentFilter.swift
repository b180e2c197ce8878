/// Conditions that a component must meet, such as `categories~work` and `start>=2026-01-01`.
package struct ComponentFilter: Sendable {
  private var conditions: [Condition] = []

  private struct Condition {
    var field: ComponentField
    var comparison: Comparison
    var text: String
  }

  /// The longer first, so that `>=` is not read as `>`.
  private enum Comparison: String, CaseIterable {
    case atLeast = ">="
    case atMost = "<="
    case differs = "!="
    case lacks = "!~"
    case equals = "="
    case holds = "~"
    case above = ">"
    case below = "<"
  }

  package init() {}

  /// Adds a condition; nil where `text` is none or names no field.
  package mutating func add(_ text: String) -> Bool {
    let name = text.prefix { $0.isLetter }
    let rest = text.dropFirst(name.count).drop { $0 == " " }
    guard let field = ComponentField(rawValue: String(name)) else { return false }
    guard let comparison = Comparison.allCases.first(where: { rest.hasPrefix($0.rawValue) }) else { return false }
    conditions.append(
      Condition(field: field, comparison: comparison, text: String(rest.dropFirst(comparison.rawValue.count)).trimmed))
    return true
  }

  func matches(_ component: ICSComponent, calendar: String?, source: String?) -> Bool {
    guard !conditions.isEmpty else { return true }
    let draft = ComponentDraft(component)
    return conditions.allSatisfy { condition in
      let values = draft.value(condition.field, calendar, source).texts
      return switch condition.comparison {
      case .differs: !values.contains { $0.isAlike(condition.text) }
      case .lacks: !values.contains { $0.holds(condition.text) }
      case .equals: condition.text.isEmpty ? values.isEmpty : values.contains { $0.isAlike(condition.text) }
      case .holds: values.contains { $0.holds(condition.text) }
      case .atLeast: values.contains { $0 >= condition.text }
      case .atMost: values.contains { $0 <= condition.text }
      case .above: values.contains { $0 > condition.text }
      case .below: values.contains { $0 < condition.text }
      }
    }
  }
}

extension FieldValue {
  fileprivate var texts: [String] {
    switch self {
    case .none: []
    case .list(let items): items
    case .people(let people): people.flatMap { [$0.name, $0.email].compactMap { $0 } }
    default: [cell]
    }
  }
}

extension String {
  fileprivate func isAlike(_ other: String) -> Bool { lowercased() == other.lowercased() }
  fileprivate func holds(_ other: String) -> Bool { lowercased().contains(other.lowercased()) }
}
