/// Holds the parameters of a line against RFC 5545's grammar (3.1, 3.2), up to the first fault.
struct ParameterGrammar {
  struct Fault {
    var offset: Int
    var message: String
  }

  var fault: Fault?
  /// Whether ENCODING=QUOTED-PRINTABLE is among them.
  private(set) var isQuotedPrintable = false

  /// `range` begins with the `;` before the first parameter; folds must be out.
  mutating func run(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    var index = range.lowerBound
    let end = range.upperBound
    while index < end {
      let start = index + 1
      index = start
      while index < end, Self.isNameByte(bytes[index]) { index += 1 }
      guard index > start, index < end, bytes[index] == UInt8(ascii: "=") else {
        fault = Fault(offset: start, message: "a parameter needs a name, an equals sign and a value")
        return
      }
      let name = NameKey.read(bytes, start, index).key
      let value = index + 1
      repeat {
        index += 1
        guard skipValue(&index, end, bytes) else { return }
      } while index < end && bytes[index] == UInt8(ascii: ",")
      if name == .encoding, NameKey.read(bytes, value, index).key == .quotedPrintable { isQuotedPrintable = true }
    }
  }

  /// Steps over one value, to the `,`, the `;` or the end after it.
  private mutating func skipValue(_ index: inout Int, _ end: Int, _ bytes: Span<UInt8>) -> Bool {
    if index < end, bytes[index] == UInt8(ascii: "\"") {
      index = ByteScanner.index(of: UInt8(ascii: "\""), in: bytes, index + 1, end) + 1
      if index < end, bytes[index] != UInt8(ascii: ","), bytes[index] != UInt8(ascii: ";") {
        fault = Fault(offset: index, message: "text after a quoted value")
        return false
      }
      if index > end {
        fault = Fault(offset: end, message: "a quotation mark is not closed")
        return false
      }
      return true
    }
    while index < end, bytes[index] != UInt8(ascii: ","), bytes[index] != UInt8(ascii: ";") {
      if bytes[index] == UInt8(ascii: "\"") {
        fault = Fault(offset: index, message: "a quotation mark inside of a value")
        return false
      }
      index += 1
    }
    return true
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 65...90, 97...122, 48...57, 45: true
    default: false
    }
  }
}

extension NameKey {
  static let encoding = NameKey("ENCODING")
  static let quotedPrintable = NameKey("QUOTED-PRINTABLE")
}
