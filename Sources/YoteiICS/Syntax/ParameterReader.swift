/// Steps through the parameters between a property's name and its value, one value at a time; folds must be out.
///
/// A quoted value ends with the quotation mark that a `,`, a `;` or the end follows; other marks are letters like any other.
struct ParameterReader {
  struct Item {
    var name: Range<Int>
    /// Quotation marks left out; nil where no `=` follows the name.
    var value: Range<Int>?
    /// Whether it is another value of the parameter before.
    var isFurther = false
  }

  private var position: Int
  private let end: Int
  private var name: Range<Int>
  /// False once a search has found no closing mark up to the end, so that no later one is made.
  private var mayQuote = true

  /// `range` begins with the `;` before the first parameter, or is empty.
  init(_ range: Range<Int>) { (position, end, name) = (range.lowerBound, range.upperBound, range.lowerBound..<range.lowerBound) }

  mutating func next(_ bytes: Span<UInt8>) -> Item? {
    guard position < end else { return nil }
    let isFurther = bytes[position] == UInt8(ascii: ",")
    position += 1
    if !isFurther {
      while position < end, bytes[position] == UInt8(ascii: " ") { position += 1 }
      let start = position
      while position < end, bytes[position] != UInt8(ascii: "="), bytes[position] != UInt8(ascii: ";") { position += 1 }
      name = start..<position
      guard position < end, bytes[position] == UInt8(ascii: "=") else { return Item(name: name) }
      position += 1
    }
    return Item(name: name, value: quotedValue(bytes) ?? value(bytes), isFurther: isFurther)
  }

  private mutating func quotedValue(_ bytes: Span<UInt8>) -> Range<Int>? {
    guard mayQuote, position < end, bytes[position] == UInt8(ascii: "\"") else { return nil }
    var mark = position
    while true {
      mark = ByteScanner.index(of: UInt8(ascii: "\""), in: bytes, mark + 1, end)
      guard mark < end else {
        mayQuote = false
        return nil
      }
      var after = mark + 1
      while after < end, bytes[after] == UInt8(ascii: " ") { after += 1 }
      guard after == end || bytes[after] == UInt8(ascii: ",") || bytes[after] == UInt8(ascii: ";") else { continue }
      let value = position + 1..<mark
      position = after
      return value
    }
  }

  private mutating func value(_ bytes: Span<UInt8>) -> Range<Int> {
    if position < end, bytes[position] == UInt8(ascii: "\"") { position += 1 }
    let start = position
    while position < end, bytes[position] != UInt8(ascii: ","), bytes[position] != UInt8(ascii: ";") { position += 1 }
    return start..<position
  }
}
