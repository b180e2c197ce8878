/// The name and the parameters of a content line, folds taken out.
struct LineHead {
  private let name: ArraySlice<UInt8>
  /// Each with the `;` before it.
  private var parameters: [ArraySlice<UInt8>]

  init(of line: ContentLine, in bytes: Span<UInt8>) {
    let head = LineText.unfolded(bytes, line.start..<max(line.nameEnd, line.valueStart - 1))
    var pieces: [ArraySlice<UInt8>] = []
    var start = 0
    var isQuoted = false
    for (offset, byte) in head.enumerated() {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      guard byte == UInt8(ascii: ";"), !isQuoted else { continue }
      pieces.append(head[start..<offset])
      start = offset
    }
    pieces.append(head[start...])
    name = pieces[0]
    parameters = Array(pieces.dropFirst())
  }

  var bytes: [UInt8] { Array(name) + parameters.joined() }

  /// Sets VALUE and TZID so that they say how the value is written; what says so already stays as it is.
  mutating func fit(_ form: TimeForm) {
    let isDate = parameters.contains { Self.parts($0)?.name == "VALUE" && Self.parts($0)?.value.asciiUppercased == "DATE" }
    if isDate != form.isDate { set("VALUE", to: form.isDate ? "DATE" : nil) }
    if parameters.first(where: { Self.parts($0)?.name == "TZID" }).flatMap({ Self.parts($0)?.value }) != form.zoneName {
      set("TZID", to: form.zoneName)
    }
  }

  /// Replaces a parameter at its place, adds it at the end, or takes it out.
  mutating func set(_ name: String, to value: String?) {
    let place = parameters.firstIndex { Self.parts($0)?.name == name }
    let text = value.map { Array((";" + ICSParameter(name: ICSParameterName(name), values: [$0]).description).utf8)[...] }
    switch (place, text) {
    case (let place?, let text?): parameters[place] = text
    case (let place?, nil): parameters.remove(at: place)
    case (nil, let text?): parameters.append(text)
    case (nil, nil): break
    }
  }

  private static func parts(_ parameter: ArraySlice<UInt8>) -> (name: String, value: String)? {
    guard let equals = parameter.firstIndex(of: UInt8(ascii: "=")) else { return nil }
    let name = LineText.decoded(Array(parameter[parameter.startIndex + 1..<equals]).span)
    var value = Array(parameter[(equals + 1)...])
    if value.count >= 2, value.first == UInt8(ascii: "\""), value.last == UInt8(ascii: "\"") {
      value = Array(value[1..<value.count - 1])
    }
    return (name.trimmed.asciiUppercased, LineText.decoded(value.span))
  }
}
