/// Looks at values that no occurrence depends on: texts, numbers, UTC times, places, inline data.
struct ValueInspection {
  let index: FeedIndex

  func run(
    _ line: ContentLine, _ rule: PropertyRule, _ kind: ComponentKind, in component: Int, _ bytes: Span<UInt8>,
    _ findings: inout FindingLog
  ) {
    guard line.end > line.valueStart else { return }
    switch rule.value {
    case .text, .texts: inspectText(line, isList: rule.value.isList, in: component, bytes, &findings)
    case .integer(let range): inspectNumber(line, range, in: component, bytes, &findings)
    case .utc: inspectUTC(line, in: component, bytes, &findings)
    case .duration: if kind == .alarm || kind == .calendar { inspectDuration(line, in: component, bytes, &findings) }
    case .geo:
      let text = line.value(in: bytes)
      if ICSGeo(text) == nil { add(.invalidGeo, line, component, bytes, &findings, "GEO is not a latitude and a longitude") }
    case .attachment: inspectAttachment(line, in: component, bytes, &findings)
    case .other: break
    }
  }

  private func add(
    _ code: ICSDiagnostic.Code, _ line: ContentLine, _ component: Int, _ bytes: Span<UInt8>, _ findings: inout FindingLog,
    action: String? = nil, _ message: String
  ) {
    findings.add(
      code, at: line.valueStart, in: component, property: line.name(in: bytes).asciiUppercased,
      value: LineText.string(bytes, line.valueStart..<min(line.end, line.valueStart + 120), isFolded: line.isFolded),
      action: action, message)
  }

  /// Escapes that are none, and separators without one.
  private func inspectText(_ line: ContentLine, isList: Bool, in component: Int, _ bytes: Span<UInt8>, _ findings: inout FindingLog)
  {
    var position = line.valueStart
    var separator: Int?
    while position < line.end {
      switch bytes[position] {
      case UInt8(ascii: "\\"):
        let place = position
        let letter = escaped(at: &position, line.end, bytes)
        if !Self.isEscape(letter) {
          let isHarmless = letter == UInt8(ascii: ":") || letter == UInt8(ascii: "\"")
          findings.add(
            .invalidEscape, at: place, in: component, severity: isHarmless ? .note : nil,
            property: line.name(in: bytes).asciiUppercased, action: isHarmless ? "the backslash is taken off" : nil,
            "a backslash stands before a character that needs none")
          return
        }
      case UInt8(ascii: ";"): separator = separator ?? position
      case UInt8(ascii: ","): if !isList { separator = separator ?? position }
      default: break
      }
      position += 1
    }
    if let separator {
      findings.add(
        .unescapedSeparator, at: separator, in: component, property: line.name(in: bytes).asciiUppercased,
        "\"\(bytes[separator] == UInt8(ascii: ",") ? "," : ";")\" stands in a text without a backslash")
    }
  }

  /// The character after a backslash, over a fold; 0 at the end of the value.
  private func escaped(at position: inout Int, _ end: Int, _ bytes: Span<UInt8>) -> UInt8 {
    position += 1
    if position < end, bytes[position] == 13 || bytes[position] == 10 {
      position = LineFold.end(at: position, in: bytes, limit: end)
    }
    return position < end ? bytes[position] : 0
  }

  private static func isEscape(_ letter: UInt8) -> Bool {
    switch letter {
    case UInt8(ascii: "n"), UInt8(ascii: "N"), UInt8(ascii: "\\"), UInt8(ascii: ","), UInt8(ascii: ";"): true
    default: false
    }
  }

  private func inspectNumber(
    _ line: ContentLine, _ range: ClosedRange<Int>, in component: Int, _ bytes: Span<UInt8>, _ findings: inout FindingLog
  ) {
    let text = line.value(in: bytes).trimmed
    let digits = text.utf8.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    guard !digits.isEmpty, digits.allSatisfy({ 48...57 ~= $0 }), digits.count >= text.utf8.count - 1 else {
      return add(.invalidNumber, line, component, bytes, &findings, "the value is not a whole number")
    }
    guard let number = Int(text), range ~= number else {
      return add(
        .numberOutOfRange, line, component, bytes, &findings,
        "the number must be \(range.lowerBound) to \(range.upperBound)")
    }
  }

  private func inspectUTC(_ line: ContentLine, in component: Int, _ bytes: Span<UInt8>, _ findings: inout FindingLog) {
    let (time, fault) = ICSTime.reading(bytes, line.valueStart..<line.end, isFolded: line.isFolded)
    guard let time else {
      findings.add(
        .invalidDateTime, at: line.valueStart, in: component, severity: .warning, property: line.name(in: bytes).asciiUppercased,
        value: line.value(in: bytes), "\(line.name(in: bytes).asciiUppercased) \((fault ?? .unreadable).message)")
      return
    }
    if let fault {
      add(
        .oddDateTime, line, component, bytes, &findings, action: "read as \(time)",
        "\(line.name(in: bytes).asciiUppercased) \(fault.message)")
    } else if time.form != .utc {
      add(.notUTC, line, component, bytes, &findings, "the time must be UTC, with a Z at its end")
    }
  }

  private func inspectDuration(_ line: ContentLine, in component: Int, _ bytes: Span<UInt8>, _ findings: inout FindingLog) {
    guard let duration = ICSDuration(line.value(in: bytes).trimmed.asciiUppercased), duration.days >= 0, duration.seconds >= 0
    else {
      return add(.invalidDuration, line, component, bytes, &findings, "the value is not a positive duration")
    }
  }

  private func inspectAttachment(_ line: ContentLine, in component: Int, _ bytes: Span<UInt8>, _ findings: inout FindingLog) {
    guard line.valueStart > line.nameEnd + 1, ICSProperty(line, in: index).isInline else { return }
    var letters = 0
    var padding = 0
    var position = line.valueStart
    while position < line.end {
      let byte = bytes[position]
      switch byte {
      case 65...90, 97...122, 48...57, UInt8(ascii: "+"), UInt8(ascii: "/"):
        letters += 1
        guard padding == 0 else { return add(.invalidBase64, line, component, bytes, &findings, "the data goes on after its end") }
      case UInt8(ascii: "="): padding += 1
      case 9, 10, 13, 32: break
      default:
        findings.add(
          .invalidBase64, at: position, in: component, property: line.name(in: bytes).asciiUppercased,
          "a character that base64 lacks")
        return
      }
      position += 1
    }
    if (letters + padding) % 4 != 0 || padding > 2 {
      add(.invalidBase64, line, component, bytes, &findings, "the data is cut: base64 has groups of four characters")
    }
  }
}

extension PropertyRule.Value {
  fileprivate var isList: Bool { if case .texts = self { true } else { false } }
}
