/// Reads one JSON document (RFC 8259), strictly and within a depth; faults have a place.
struct JSONReader {
  private let bytes: [UInt8]
  private let maximumDepth: Int
  private var position = 0

  init(_ bytes: [UInt8], maximumDepth: Int) { (self.bytes, self.maximumDepth) = (bytes, maximumDepth) }

  mutating func document() throws(ICSFormatError) -> JSONValue {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    let value = try value(depth: 0)
    skipBlanks()
    guard position == bytes.count else { throw fault("nothing may follow the document") }
    return value
  }

  /// Documents one after another, as NDJSON has them.
  mutating func documents() throws(ICSFormatError) -> [JSONValue] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    var documents: [JSONValue] = []
    skipBlanks()
    while position < bytes.count {
      documents.append(try value(depth: 0))
      skipBlanks()
    }
    return documents
  }

  private mutating func value(depth: Int) throws(ICSFormatError) -> JSONValue {
    skipBlanks()
    guard depth < maximumDepth else { throw fault("values are nested more than \(maximumDepth) deep") }
    let start = position
    guard let first = peek else { throw fault("the document ends where a value is expected") }
    let content: JSONValue.Content
    switch first {
    case UInt8(ascii: "["): content = .array(try array(depth))
    case UInt8(ascii: "{"): content = .object(try object(depth))
    case UInt8(ascii: "\""): content = .string(try string())
    case UInt8(ascii: "t"): content = try literal("true", .boolean(true))
    case UInt8(ascii: "f"): content = try literal("false", .boolean(false))
    case UInt8(ascii: "n"): content = try literal("null", .null)
    default: content = .number(try number())
    }
    return JSONValue(content: content, offset: start)
  }

  private mutating func array(_ depth: Int) throws(ICSFormatError) -> [JSONValue] {
    var values: [JSONValue] = []
    position += 1
    if take("]") { return [] }
    repeat { values.append(try value(depth: depth + 1)) } while take(",")
    guard take("]") else { throw fault("a comma or ] is expected") }
    return values
  }

  private mutating func object(_ depth: Int) throws(ICSFormatError) -> [(key: String, value: JSONValue)] {
    var members: [(key: String, value: JSONValue)] = []
    position += 1
    if take("}") { return [] }
    repeat {
      skipBlanks()
      guard peek == UInt8(ascii: "\"") else { throw fault("the name of a member, in quotation marks, is expected") }
      let key = try string()
      guard take(":") else { throw fault("a colon is expected") }
      members.append((key, try value(depth: depth + 1)))
    } while take(",")
    guard take("}") else { throw fault("a comma or } is expected") }
    return members
  }

  private mutating func string() throws(ICSFormatError) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        guard let utf8 = try? UTF8Span(validating: text.span) else {
          throw ICSFormatError("the string is not UTF-8", at: start, in: bytes.span)
        }
        return String(copying: utf8)
      case UInt8(ascii: "\\"): text += Array(String(try escape()).utf8)
      case 0..<0x20: throw fault("a control character must be escaped")
      default:
        text.append(byte)
        position += 1
      }
    }
    throw ICSFormatError("the string is never closed", at: start, in: bytes.span)
  }

  private mutating func escape() throws(ICSFormatError) -> Unicode.Scalar {
    guard position + 1 < bytes.count else { throw fault("the document ends inside a string") }
    let letter = bytes[position + 1]
    if letter == UInt8(ascii: "u") {
      let unit = try hex()
      if 0xD800..<0xDC00 ~= unit, position + 1 < bytes.count, bytes[position] == 92, bytes[position + 1] == UInt8(ascii: "u") {
        let start = position
        let low = try hex()
        if 0xDC00..<0xE000 ~= low { return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}" }
        position = start
      }
      return Unicode.Scalar(unit) ?? "\u{FFFD}"
    }
    let scalars: [UInt8: Unicode.Scalar] = [
      UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t", UInt8(ascii: "b"): "\u{8}",
      UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "/"): "/", 92: "\\", 34: "\"",
    ]
    guard let scalar = scalars[letter] else { throw fault("no such escape") }
    position += 2
    return scalar
  }

  /// The four digits after `\u`.
  private mutating func hex() throws(ICSFormatError) -> UInt32 {
    let digits = String(decoding: bytes[(position + 2)..<min(bytes.count, position + 6)], as: UTF8.self)
    guard digits.utf8.count == 4, digits.first != "+", let unit = UInt32(digits, radix: 16) else {
      throw fault("four hexadecimal digits are expected")
    }
    position += 6
    return unit
  }

  private mutating func number() throws(ICSFormatError) -> String {
    let start = position
    _ = takeAny("-")
    let whole = takeDigits()
    var isSound = whole == 1 || (whole > 1 && bytes[position - whole] != UInt8(ascii: "0"))
    if takeAny(".") { isSound = takeDigits() > 0 && isSound }
    if takeAny("eE") {
      _ = takeAny("+-")
      isSound = takeDigits() > 0 && isSound
    }
    guard isSound else { throw ICSFormatError("a value is expected", at: start, in: bytes.span) }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// How many digits there were.
  private mutating func takeDigits() -> Int {
    let start = position
    while let byte = peek, 48...57 ~= byte { position += 1 }
    return position - start
  }

  private mutating func takeAny(_ letters: StaticString) -> Bool {
    guard let byte = peek, letters.description.utf8.contains(byte) else { return false }
    position += 1
    return true
  }

  private mutating func literal(_ word: String, _ content: JSONValue.Content) throws(ICSFormatError) -> JSONValue.Content {
    guard bytes[position...].starts(with: word.utf8) else { throw fault("a value is expected") }
    position += word.utf8.count
    return content
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard peek == UInt8(ascii: mark) else { return false }
    position += 1
    return true
  }

  private mutating func skipBlanks() {
    while let byte = peek, byte == 32 || 9...10 ~= byte || byte == 13 { position += 1 }
  }

  private func fault(_ message: String) -> ICSFormatError { ICSFormatError(message, at: position, in: bytes.span) }
}
