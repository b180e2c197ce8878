/// Names and values of parameters as text.
enum ParameterText {
  static func name(_ bytes: Span<UInt8>, _ range: Range<Int>) -> ICSParameterName {
    ICSParameterName(LineText.decoded(bytes.extracting(range)))
  }

  static func value(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String {
    let value = bytes.extracting(range)
    guard ByteScanner.index(of: UInt8(ascii: "^"), in: bytes, range.lowerBound, range.upperBound) < range.upperBound else {
      return LineText.decoded(value)
    }
    return LineText.decoded(decodingCarets(value).span)
  }

  /// RFC 6868: `^n` is a line break, `^'` a quotation mark, `^^` a caret; any other caret stands for itself.
  private static func decodingCarets(_ bytes: Span<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let pair = bytes[index] == UInt8(ascii: "^") && index + 1 < bytes.count ? meaning(of: bytes[index + 1]) : nil
      text.append(pair ?? bytes[index])
      index += pair == nil ? 1 : 2
    }
    return text
  }

  private static func meaning(of letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "n"): 10
    case UInt8(ascii: "'"): UInt8(ascii: "\"")
    case UInt8(ascii: "^"): letter
    default: nil
    }
  }
}
