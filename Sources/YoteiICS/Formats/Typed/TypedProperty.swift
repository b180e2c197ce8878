/// A property with its type told apart from its parameters: what jCal (RFC 7265) and xCal (RFC 6321) write, and all that they can say.
///
/// A value that isn't of its type is kept as it stands, under the type `unknown`, so nothing is lost on the way there and back.
struct TypedProperty: Hashable, Sendable {
  /// In upper case.
  var name: String
  /// All but VALUE.
  var parameters: [ICSParameter]
  var type: ValueType
  var values: [TypedValue]
}

extension TypedProperty {
  /// Whether its content line is one of a property with that name.
  var isNamed: Bool { ComponentDraft.canBeWritten(name) && name.trimmed != "BEGIN" && name.trimmed != "END" }

  init(_ property: ICSProperty) {
    name = property.name.canonicalName
    var explicit: ValueType?
    parameters = []
    for parameter in property.parameters {
      if parameter.name == .value {
        // What isn't the name of a type says nothing.
        if explicit == nil, ComponentDraft.isName(parameter.value) { explicit = ValueType(parameter.value) }
      } else {
        parameters.append(parameter)
      }
    }
    let form = PropertyForm.form(of: name)
    let escaped = property.rawValue
    let reader = TypedValueReader(escaped: escaped, shape: form.shape)
    if let explicit, let read = reader.values(of: explicit) {
      (type, values) = (explicit, read)
    } else if let explicit, explicit != form.type {
      (type, values) = (explicit, [.text(escaped)])
    } else if let meant = reader.meantType(form.type) {
      (type, values) = (meant.type, meant.values)
    } else {
      (type, values) = (.unknown, [.text(escaped)])
    }
  }
}
