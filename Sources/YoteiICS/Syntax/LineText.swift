/// Bytes of a content line as text: folds taken out, escapes read, and bytes that aren't UTF-8 read as Windows-1252.
///
/// A break that no blank follows is no fold but a raw line break within a text; it is one in the text, too.
enum LineText {
  /// The bytes of `range` without folds, raw line breaks escaped.
  static func unfolded(_ bytes: Span<UInt8>, _ range: Range<Int>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      if byte == 10 || byte == 13 {
        let end = LineFold.end(at: index, in: bytes, limit: range.upperBound)
        for _ in 0..<LineFold.rawBreaks(index..<end, in: bytes) { text += [92, 110] }
        index = end
      } else {
        text.append(byte)
        index += 1
      }
    }
    return text
  }

  /// The text of `range`, folds taken out and nothing unescaped.
  static func string(_ bytes: Span<UInt8>, _ range: Range<Int>, isFolded: Bool) -> String {
    guard isFolded else { return decoded(bytes.extracting(range)) }
    return decoded(unfolded(bytes, range).span)
  }

  /// A TEXT value (RFC 5545 3.3.11): `\n`, `\,`, `\;` and `\\` read; a backslash before anything else stays.
  static func unescaped(_ bytes: Span<UInt8>, _ range: Range<Int>, isFolded: Bool) -> String {
    if !isFolded, ByteScanner.index(of: 92, in: bytes, range.lowerBound, range.upperBound) == range.upperBound {
      return decoded(bytes.extracting(range))
    }
    var text: [UInt8] = []
    text.reserveCapacity(range.count)
    var isEscaped = false
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      if byte == 10 || byte == 13 {
        let end = LineFold.end(at: index, in: bytes, limit: range.upperBound)
        let breaks = LineFold.rawBreaks(index..<end, in: bytes)
        index = end
        guard breaks > 0 else { continue }
        if isEscaped { text.append(92) }
        isEscaped = false
        text += repeatElement(10, count: breaks)
        continue
      }
      index += 1
      if !isEscaped, byte == 92 {
        isEscaped = true
        continue
      }
      if isEscaped { append(escaped: byte, to: &text) } else { text.append(byte) }
      isEscaped = false
    }
    if isEscaped { text.append(92) }
    return decoded(text.span)
  }

  static func unescaped(_ escaped: [UInt8]) -> String { unescaped(escaped.span, 0..<escaped.count, isFolded: false) }

  private static func append(escaped byte: UInt8, to text: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "n"), UInt8(ascii: "N"): text.append(10)
    case UInt8(ascii: "\\"), UInt8(ascii: ";"), UInt8(ascii: ","): text.append(byte)
    default: text += [92, byte]
    }
  }

  /// Bytes as UTF-8, or, where they aren't, as Windows-1252.
  static func decoded(_ bytes: Span<UInt8>) -> String {
    if let utf8 = try? UTF8Span(validating: bytes) { return String(copying: utf8) }
    return String(decoding: repaired(bytes), as: UTF8.self)
  }

  /// Bytes made UTF-8: sound sequences stay, each other byte is read as Windows-1252.
  static func repaired(_ bytes: Span<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count * 2)
    var index = 0
    while index < bytes.count {
      let length = sequenceLength(bytes, index)
      if length > 0 {
        for offset in index..<index + length { text.append(bytes[offset]) }
        index += length
      } else {
        text += Array(String(windows1252(bytes[index])).utf8)
        index += 1
      }
    }
    return text
  }

  /// The length of the sound UTF-8 sequence at `index`, or 0.
  static func sequenceLength(_ bytes: Span<UInt8>, _ index: Int) -> Int {
    let first = bytes[index]
    let length: Int
    switch first {
    case 0..<0x80: return 1
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return 0
    }
    guard index + length <= bytes.count else { return 0 }
    for offset in 1..<length where bytes[index + offset] & 0xC0 != 0x80 { return 0 }
    let second = bytes[index + 1]
    switch first {
    case 0xE0: return second >= 0xA0 ? 3 : 0
    case 0xED: return second < 0xA0 ? 3 : 0
    case 0xF0: return second >= 0x90 ? 4 : 0
    case 0xF4: return second < 0x90 ? 4 : 0
    default: return length
    }
  }

  private static func windows1252(_ byte: UInt8) -> Unicode.Scalar {
    let high: [UInt16] = [
      0x20AC, 0xFFFD, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0xFFFD, 0x017D,
      0xFFFD,
      0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0xFFFD, 0x017E,
      0x0178,
    ]
    guard 0x80..<0xA0 ~= byte else { return Unicode.Scalar(byte) }
    return Unicode.Scalar(high[Int(byte) - 0x80]) ?? "\u{FFFD}"
  }
}

extension Array where Element == UInt8 {
  init(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    self = []
    reserveCapacity(range.count)
    for index in range { append(bytes[index]) }
  }
}

extension String {
  /// Without blanks at its ends.
  var trimmed: String {
    var slice = self[...]
    while let first = slice.unicodeScalars.first, first == " " || first == "\t" { slice = slice.dropFirst() }
    while let last = slice.unicodeScalars.last, last == " " || last == "\t" { slice = slice.dropLast() }
    return slice.startIndex == startIndex && slice.endIndex == endIndex ? self : String(slice)
  }
}
