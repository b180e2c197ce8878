/// Where the parts of a content line stand: `name *(";" param) ":" value` (RFC 5545 3.1). Folds are still inside.
struct ContentLine: Sendable {
  /// The first byte of the name.
  var start: Int
  var nameEnd: Int
  /// The first byte of the value; equal to `end` where the line has no colon.
  var valueStart: Int
  /// The end of the value, before the line break.
  var end: Int
  /// The start of the next line.
  var next: Int
  var isFolded: Bool
  /// The name in short form.
  var key: NameKey
  var fault: Fault?

  enum Fault: Sendable {
    /// No colon, so no name and value can be told apart.
    case noColon
    /// An equals sign in the place of the colon, after a name that a standard defines.
    case equalsForColon
    /// A quotation mark that is never closed; the value begins after the first colon.
    case openQuote
    /// A colon in a zone's name that is not quoted; the value begins after it.
    case openColon
  }

  init(at start: Int, in bytes: Span<UInt8>, limit: Int, breaks: LineBreaks) {
    let extent = breaks.contentLine(at: start, in: bytes, limit: limit)
    self.init(start: start, extent: extent, in: bytes)
  }

  init(start: Int, extent: LineBreaks.Extent, in bytes: Span<UInt8>) {
    self.start = start
    end = extent.end
    next = extent.next
    isFolded = extent.isFolded
    if end - start >= 3, bytes[start] == 0xEF, bytes[start + 1] == 0xBB, bytes[start + 2] == 0xBF { self.start = start + 3 }
    (key, nameEnd) = NameKey.read(bytes, self.start, end)
    while key.length >= 64, nameEnd < end, bytes[nameEnd] != 58, bytes[nameEnd] != 59 { nameEnd += 1 }
    valueStart = end
    guard nameEnd < end else {
      fault = .noColon
      readEqualsSign(bytes)
      return
    }
    if bytes[nameEnd] == 58 {
      valueStart = nameEnd + 1
      return
    }
    var isQuoted = false
    var firstColon: Int?
    var index = nameEnd + 1
    while index < end {
      let byte = bytes[index]
      if byte == 34 {
        isQuoted.toggle()
      } else if byte == 58 {
        if !isQuoted {
          valueStart = index + 1
          passColonsOfZone(bytes)
          return
        }
        if firstColon == nil { firstColon = index }
      }
      index += 1
    }
    if let firstColon {
      valueStart = firstColon + 1
      fault = .openQuote
    } else {
      fault = .noColon
    }
  }
}

extension ContentLine {
  /// Takes `SUMMARY=Planning` for what it is meant to be.
  private mutating func readEqualsSign(_ bytes: Span<UInt8>) {
    let sign = ByteScanner.index(of: UInt8(ascii: "="), in: bytes, start, min(end, start + 32))
    guard sign < min(end, start + 32) else { return }
    let name = NameKey.read(bytes, start, sign).key
    guard ICSPropertyName.registeredKeys.contains(name) else { return }
    (key, nameEnd, valueStart, fault) = (name, sign, sign + 1, .equalsForColon)
  }

  /// Takes `DTSTART;TZID=(UTC+01:00) Berlin:20260327T100000` for what it is meant to be: a colon before eight digits ends the name.
  private mutating func passColonsOfZone(_ bytes: Span<UInt8>) {
    guard end - valueStart > 16 else { return }
    switch key {
    case .dtstart, .dtend, .due, .recurrenceID, .rdate, .exdate: break
    default: return
    }
    var index = valueStart
    var start = valueStart
    var digits: Int?
    while index < end {
      let byte = bytes[index]
      if byte == 10 || byte == 13 {
        index = LineFold.end(at: index, in: bytes, limit: end)
        continue
      }
      index += 1
      if byte == 58 {
        (start, digits) = (index, 0)
      } else if let count = digits {
        digits = 48...57 ~= byte ? count + 1 : nil
        if digits == 8 { (valueStart, fault) = (start, .openColon) }
      }
    }
  }

  /// The value without its folds, still escaped.
  func value(in bytes: Span<UInt8>) -> String { LineText.string(bytes, valueStart..<end, isFolded: isFolded) }

  /// The items of a list of times: what stands between commas, or the semicolons of vCalendar 1.0; escapes and quotation marks are passed.
  func items(in bytes: Span<UInt8>) -> [Range<Int>] {
    var items: [Range<Int>] = []
    var start = valueStart
    for index in valueStart..<end {
      switch bytes[index] {
      case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\\"), UInt8(ascii: "\""):
        if index > start { items.append(start..<index) }
        start = index + 1
      default: break
      }
    }
    if end > start { items.append(start..<end) }
    return items
  }

  /// The name as it is written.
  func name(in bytes: Span<UInt8>) -> String { LineText.string(bytes, start..<nameEnd, isFolded: isFolded) }

  /// Whether the name is one that RFC 5545 allows: letters, digits and hyphens.
  func hasSoundName(in bytes: Span<UInt8>) -> Bool {
    guard nameEnd > start else { return false }
    for index in start..<nameEnd {
      switch bytes[index] {
      case 65...90, 97...122, 48...57, 45: continue
      case 9, 10, 13, 32: if !isFolded { return false }
      default: return false
      }
    }
    return true
  }
}
