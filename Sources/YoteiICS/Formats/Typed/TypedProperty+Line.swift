extension TypedProperty {
  /// The property as a content line, not folded. Line breaks in its values are escaped, other control characters left out.
  var line: String {
    let form = PropertyForm.form(of: name)
    var parameters = parameters
    if type != .unknown, type != form.type || form.needsValueParameter {
      parameters.insert(ICSParameter(name: .value, values: [type.name.asciiUppercased]), at: 0)
    }
    if type == .binary, !parameters.contains(where: { $0.name == .encoding }) {
      parameters.append(ICSParameter(name: .encoding, values: ["BASE64"]))
    }
    var line = name
    for parameter in parameters {
      line += ";" + (parameter.values.isEmpty ? parameter.name.canonicalName : parameter.description)
    }
    return line + ":" + values.map { written($0) }.joined(separator: ",")
  }

  private func written(_ value: TypedValue) -> String {
    switch value {
    case .text(let text): written(text)
    case .number(let digits): digits
    case .boolean(let isTrue): isTrue ? "TRUE" : "FALSE"
    case .period(let start, let end): basic(start, .dateTime) + "/" + basic(end, .dateTime)
    case .recurrence(let parts):
      parts.map { part in
        "\(part.name.asciiUppercased)=" + part.values.map { rulePart(part.name, $0) }.joined(separator: ",")
      }.joined(separator: ";")
    case .structured(let parts): parts.map { written($0) }.joined(separator: ";")
    }
  }

  private func written(_ text: String) -> String {
    switch type {
    case .text: LineText.escaped(text)
    case .date, .dateTime, .time, .utcOffset: basic(text, type)
    default: Self.oneLine(text)
    }
  }

  private func rulePart(_ name: String, _ value: TypedValue) -> String {
    guard name == "until", case .text(let text) = value else { return written(value) }
    return ISOForm.basic(text, as: .date) ?? basic(text, .dateTime)
  }

  private func basic(_ text: String, _ type: ValueType) -> String { ISOForm.basic(text, as: type) ?? Self.oneLine(text) }

  /// A value that knows no escapes, without what would end its line.
  private static func oneLine(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 && $0 != 9 || $0 == 0x7F }) else { return text }
    var line = String.UnicodeScalarView()
    for scalar in text.replacing("\r\n", with: "\n").unicodeScalars {
      if scalar == "\n" || scalar == "\r" {
        line.append(contentsOf: "\\n".unicodeScalars)
      } else if scalar.value >= 0x20 && scalar.value != 0x7F || scalar == "\t" {
        line.append(scalar)
      }
    }
    return String(line)
  }
}
