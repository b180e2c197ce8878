/// Reads the value of a content line as values of a type.
struct TypedValueReader {
  /// Without folds.
  let escaped: String
  let shape: PropertyForm.Shape

  /// The values, if the value is one of `type` or, without VALUE beside it, evidently of another: a date for a date-time.
  func meantType(_ type: ValueType) -> (type: ValueType, values: [TypedValue])? {
    let others: [ValueType] =
      switch type {
      case .dateTime: shape == .list ? [.date, .period] : [.date]
      case .duration: [.dateTime]
      default: []
      }
    for type in [type] + others {
      if let values = values(of: type) { return (type, values) }
    }
    return nil
  }

  /// Nil where the value isn't of `type`.
  func values(of type: ValueType) -> [TypedValue]? {
    switch type {
    case .text: return texts
    case .float where shape == .structured:
      guard let parts = all(escaped.split(separator: ";", omittingEmptySubsequences: false), Self.number) else { return nil }
      return parts.count == 2 ? [.structured(parts)] : nil
    case .recurrence: return Self.rule(escaped).map { [$0] }
    case .binary, .calendarAddress, .uri, .unknown: return [.text(escaped)]
    default:
      guard let read = Self.reading(type) else { return [.text(escaped)] }
      guard shape == .list else { return read(escaped[...]).map { [$0] } }
      return all(escaped.split(separator: ",", omittingEmptySubsequences: false), read)
    }
  }

  private var texts: [TypedValue] {
    func parts(_ separator: Character) -> [TypedValue] {
      LineText.parts(Array(escaped.utf8), at: separator.asciiValue ?? 0).map { .text(LineText.unescaped(Array($0))) }
    }
    switch shape {
    case .single: return [.text(LineText.unescaped(Array(escaped.utf8)))]
    case .list: return parts(",")
    case .structured:
      let parts = parts(";")
      guard parts.count > 3 else { return parts.count > 1 ? [.structured(parts)] : parts }
      return [.structured([parts[0], parts[1], .text(parts[2...].map(\.plain).joined(separator: ";"))])]
    }
  }

  private func all(_ items: [Substring], _ read: (Substring) -> TypedValue?) -> [TypedValue]? {
    let values = items.compactMap(read)
    return values.count == items.count ? values : nil
  }

  /// How a value of a simple type is read; nil for types that nobody knows.
  private static func reading(_ type: ValueType) -> ((Substring) -> TypedValue?)? {
    switch type {
    case .date, .dateTime, .time, .utcOffset: { ISOForm.extended($0, as: type).map { .text($0) } }
    case .duration: { ISOForm.isDuration($0) ? .text($0.uppercased()) : nil }
    case .period: period
    case .integer: { isInteger($0) ? number($0) : nil }
    case .float: number
    case .boolean: { boolean($0) }
    default: nil
    }
  }

  private static func boolean(_ text: Substring) -> TypedValue? {
    switch text.lowercased() {
    case "true": .boolean(true)
    case "false": .boolean(false)
    default: nil
    }
  }

  private static func period(_ text: Substring) -> TypedValue? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let start = ISOForm.extended(parts[0], as: .dateTime) else { return nil }
    if ISOForm.isDuration(parts[1]) { return .period(start: start, end: parts[1].uppercased()) }
    return ISOForm.extended(parts[1], as: .dateTime).map { .period(start: start, end: $0) }
  }

  private static func isInteger(_ text: Substring) -> Bool {
    let digits = text.first == "-" || text.first == "+" ? text.dropFirst() : text
    return 1...18 ~= digits.utf8.count && digits.utf8.allSatisfy { 48...57 ~= $0 }
  }

  /// A number in the form of JSON, which has neither `+` nor leading zeros.
  private static func number(_ text: Substring) -> TypedValue? {
    var digits = text.first == "-" || text.first == "+" ? text.dropFirst() : text
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ 1...300 ~= $0.utf8.count && $0.utf8.allSatisfy { 48...57 ~= $0 } }) else {
      return nil
    }
    while digits.count > 1, digits.first == "0", digits.dropFirst().first != "." { digits = digits.dropFirst() }
    return .number((text.first == "-" ? "-" : "") + digits)
  }

  /// Nil for anything but parts of the form `NAME=value`, each name once.
  private static func rule(_ text: String) -> TypedValue? {
    var parts: [TypedValue.RulePart] = []
    for part in text.split(separator: ";", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", omittingEmptySubsequences: false)
      guard sides.count == 2, !sides[1].isEmpty else { return nil }
      let name = sides[0].lowercased()
      guard !name.isEmpty, name.utf8.allSatisfy({ 97...122 ~= $0 || 48...57 ~= $0 || $0 == 45 }) else { return nil }
      guard !parts.contains(where: { $0.name == name }) else { return nil }
      let items = name.hasPrefix("by") ? sides[1].split(separator: ",", omittingEmptySubsequences: false) : [sides[1]]
      parts.append(TypedValue.RulePart(name: name, values: items.map { rulePart(name, $0) }))
    }
    return .recurrence(parts)
  }

  private static func rulePart(_ name: String, _ text: Substring) -> TypedValue {
    if name == "until" { return .text(ISOForm.extended(text, as: .dateTime) ?? ISOForm.extended(text, as: .date) ?? String(text)) }
    return isInteger(text) ? number(text) ?? .text(String(text)) : .text(String(text))
  }
}
