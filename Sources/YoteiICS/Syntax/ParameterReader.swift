/// Steps through the parameters between a property's name and its value, from the first `;`; folds must be out.
///
/// A quotation mark without a partner is a letter like any other.
struct ParameterReader {
  private var position: Int
  private let end: Int

  struct Place {
    var name: Range<Int>
    /// Nil where no `=` follows the name.
    var values: Range<Int>?
  }

  init(_ range: Range<Int>) { (position, end) = (range.lowerBound, range.upperBound) }

  mutating func next(_ bytes: Span<UInt8>) -> Place? {
    guard position < end else { return nil }
    let start = position + 1
    var index = start
    while index < end, bytes[index] != UInt8(ascii: "="), bytes[index] != UInt8(ascii: ";") { index += 1 }
    let name = start..<index
    guard index < end, bytes[index] == UInt8(ascii: "=") else {
      position = index
      return Place(name: name)
    }
    let valueStart = index + 1
    position = Self.end(of: UInt8(ascii: ";"), valueStart..<end, bytes)
    return Place(name: name, values: valueStart..<position)
  }

  /// The value texts between the commas of `range`.
  static func values(_ range: Range<Int>, _ bytes: Span<UInt8>) -> [String] {
    var values: [String] = []
    var start = range.lowerBound
    while true {
      let end = end(of: UInt8(ascii: ","), start..<range.upperBound, bytes)
      values.append(value(start..<end, bytes))
      guard end < range.upperBound else { return values }
      start = end + 1
    }
  }

  /// The first `separator` outside of quotation marks, or the range's end.
  private static func end(of separator: UInt8, _ range: Range<Int>, _ bytes: Span<UInt8>) -> Int {
    var index = range.lowerBound
    while index < range.upperBound, bytes[index] != separator {
      if bytes[index] == UInt8(ascii: "\"") {
        let partner = ByteScanner.index(of: UInt8(ascii: "\""), in: bytes, index + 1, range.upperBound)
        if partner < range.upperBound { index = partner }
      }
      index += 1
    }
    return index
  }

  private static func value(_ range: Range<Int>, _ bytes: Span<UInt8>) -> String {
    var (start, end) = (range.lowerBound, range.upperBound)
    if start < end, bytes[start] == UInt8(ascii: "\"") {
      start += 1
      if start < end, bytes[end - 1] == UInt8(ascii: "\"") { end -= 1 }
    }
    let text = bytes.extracting(start..<end)
    guard ByteScanner.index(of: UInt8(ascii: "^"), in: bytes, start, end) < end else { return LineText.decoded(text) }
    return LineText.decoded(decodingCarets(text).span)
  }

  /// RFC 6868: `^n` is a line break, `^'` a quotation mark, `^^` a caret; any other caret stands for itself.
  private static func decodingCarets(_ bytes: Span<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let next = bytes[index] == UInt8(ascii: "^") && index + 1 < bytes.count ? bytes[index + 1] : 0
      switch next {
      case UInt8(ascii: "n"): text.append(10)
      case UInt8(ascii: "'"): text.append(UInt8(ascii: "\""))
      case UInt8(ascii: "^"): text.append(UInt8(ascii: "^"))
      default:
        text.append(bytes[index])
        index -= 1
      }
      index += 2
    }
    return text
  }
}
