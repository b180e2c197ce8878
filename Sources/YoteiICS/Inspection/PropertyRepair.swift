internal import Foundation

/// Writes the properties of components as RFC 5545 wants them.
struct PropertyRepair {
  private let index: FeedIndex
  private var times: TimeRepair

  init(_ index: FeedIndex, observer: ICSZone) {
    self.index = index
    times = TimeRepair(index, observer: observer)
  }

  /// The properties of a component, not folded; those inside it are left out.
  mutating func lines(of component: Int) -> [String] {
    let index = index
    let bytes = index.bytes.span
    let kind = index.records[component].kind
    times.begin(component, bytes)
    var lines: [String] = []
    var seen = PropertySet()
    var reader = PropertyLines(index.lines(of: component), givesUnreadable: true)
    while let line = reader.next(index, bytes) {
      guard line.fault != .noColon else {
        lines.append(Self.unreadable(LineText.string(bytes, line.start..<line.end, isFolded: line.isFolded)))
        continue
      }
      let rule = PropertyRule.all[line.key]
      let mayStand = rule.map { !seen.contains(line.key) || !$0.standsOnce(in: kind) } ?? true
      let property = ICSProperty(line, in: index)
      let repaired = mayStand ? repaired(property, rule, kind, bytes) : .unreadable
      lines += repaired.lines
      if let rule, !repaired.lines.isEmpty { _ = seen.insert(rule) }
      if !repaired.isWhole { lines.append(Self.unreadable(String(decoding: property.verbatim, as: UTF8.self))) }
    }
    return lines
  }

  /// Text that no property can hold, as one that can.
  static func unreadable(_ text: String) -> String {
    var text = text[...]
    while text.last?.isNewline == true { text.removeLast() }
    return "X-YOTEI-UNREADABLE:" + LineText.escaped(String(text))
  }

  private mutating func repaired(
    _ property: ICSProperty, _ rule: PropertyRule?, _ kind: ComponentKind, _ bytes: Span<UInt8>
  ) -> RepairedLines {
    let name = Self.name(property.name.canonicalName)
    guard !name.isEmpty else { return .unreadable }
    if let lines = times.lines(for: property, name, kind, bytes) { return lines }
    if name == "VERSION", kind == .calendar { return RepairedLines("VERSION:2.0") }
    return RepairedLines(value(of: property, rule).map { name + Self.parameters(property) + ":" + $0 })
  }

  /// Nil where the value can't be made valid.
  private func value(of property: ICSProperty, _ rule: PropertyRule?) -> String? {
    switch rule?.value {
    case .text?: return LineText.escaped(property.text)
    case .texts?: return property.texts.map(LineText.escaped).joined(separator: ",")
    case .integer(let range)?:
      guard let number = property.integer, range ~= number else { return nil }
      return "\(number)"
    case .geo?: return ICSGeo(property.rawValue).map { "\($0.latitude);\($0.longitude)" }
    case .attachment? where property.isInline:
      guard case .inline(let data) = property.attachedContent else { return nil }
      return data.base64EncodedString()
    default: return Self.plain(property.rawValue)
    }
  }

  /// A name that RFC 5545 allows, made experimental where the old one was not allowed.
  static func name(_ name: String) -> String {
    let sound = String(
      String.UnicodeScalarView(
        name.unicodeScalars.map { $0.isASCII && ($0.properties.isAlphabetic || 48...57 ~= $0.value) ? $0 : "-" }))
    return sound == name || sound.hasPrefix("X-") ? sound : "X-" + sound
  }

  /// The parameters that have a name and a value, written anew.
  static func parameters(
    _ property: ICSProperty, only wanted: ICSParameterName? = nil, without omitted: Set<ICSParameterName> = []
  ) -> String {
    property.parameters.filter { !$0.values.isEmpty && !$0.name.rawName.isEmpty && !omitted.contains($0.name) }
      .filter { wanted == nil || $0.name == wanted }
      .map { ";" + ICSParameter(name: ICSParameterName(name($0.name.canonicalName)), values: $0.values).description }.joined()
  }

  /// Without control characters.
  private static func plain(_ value: String) -> String {
    String(String.UnicodeScalarView(value.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F || $0 == "\t" }))
  }
}
