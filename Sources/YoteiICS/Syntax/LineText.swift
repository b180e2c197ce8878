/// Bytes of a content line as text: folds taken out, escapes read, and bytes that aren't UTF-8 read as Windows-1252.
enum LineText {
  /// The bytes of `range` without folds.
  static func unfolded(_ bytes: Span<UInt8>, _ range: Range<Int>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      if byte == 10 || byte == 13 {
        let end = LineFold.end(at: index, in: bytes, limit: range.upperBound)
        if bytes[end - 1] != 32, bytes[end - 1] != 9 { text += [92, 110] }
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
    return unescaped(isFolded ? unfolded(bytes, range) : [UInt8](bytes, range))
  }

  static func unescaped(_ escaped: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(escaped.count)
    var index = 0
    while index < escaped.count {
      let byte = escaped[index]
      index += 1
      guard byte == 92, index < escaped.count else {
        text.append(byte)
        continue
      }
      switch escaped[index] {
      case UInt8(ascii: "n"), UInt8(ascii: "N"): text.append(10)
      case UInt8(ascii: "\\"), UInt8(ascii: ";"), UInt8(ascii: ","): text.append(escaped[index])
      default: text += [92, escaped[index]]
      }
      index += 1
    }
    return decoded(text.span)
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
