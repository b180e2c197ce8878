/// Text as JSON strings (RFC 8259 §7), written byte by byte from the feed.
package enum JSONText {
  /// A quoted string of the bytes in `range`: folds taken out, TEXT escapes read if asked for, what isn't UTF-8 read as Windows-1252.
  static func append(_ bytes: Span<UInt8>, _ line: ContentLine, isText: Bool = true, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    if line.isFolded {
      appendContents(LineText.unfolded(bytes, line.valueStart..<line.end).span, 0, isText: isText, to: &output)
    } else {
      appendContents(bytes.extracting(line.valueStart..<line.end), 0, isText: isText, to: &output)
    }
    output.append(UInt8(ascii: "\""))
  }

  static func append(_ text: String, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    appendContents(text.utf8.span, 0, isText: false, to: &output)
    output.append(UInt8(ascii: "\""))
  }

  package static func quoted(_ text: String) -> String {
    var quoted: [UInt8] = []
    append(text, to: &quoted)
    return String(decoding: quoted, as: UTF8.self)
  }

  /// An object of texts on a line of its own; nil is `null`.
  static func append(line members: [(key: String, value: String?)], to output: inout [UInt8]) {
    appendObject(members, to: &output, appendOrNull)
    output.append(10)
  }

  static func appendOrNull(_ text: String?, to output: inout [UInt8]) {
    if let text { append(text, to: &output) } else { output += "null".utf8 }
  }

  static func appendObject<Value>(
    _ members: [(key: String, value: Value)], to output: inout [UInt8], _ appendValue: (Value, inout [UInt8]) -> Void
  ) {
    output.append(UInt8(ascii: "{"))
    for (position, member) in members.enumerated() {
      if position > 0 { output.append(UInt8(ascii: ",")) }
      append(member.key, to: &output)
      output.append(UInt8(ascii: ":"))
      appendValue(member.value, &output)
    }
    output.append(UInt8(ascii: "}"))
  }

  static func appendArray<Element>(
    _ elements: [Element], to output: inout [UInt8], _ append: (Element, inout [UInt8]) -> Void
  ) {
    output.append(UInt8(ascii: "["))
    for (position, element) in elements.enumerated() {
      if position > 0 { output.append(UInt8(ascii: ",")) }
      append(element, &output)
    }
    output.append(UInt8(ascii: "]"))
  }

  private static func appendContents(_ bytes: Span<UInt8>, _ start: Int, isText: Bool, to output: inout [UInt8]) {
    var index = start
    let end = bytes.count
    while index < end {
      var byte = bytes[index]
      if byte >= 0x80 {
        index += appendSequence(bytes, index, to: &output)
        continue
      }
      index += 1
      if byte == 92, isText, index < end {
        switch bytes[index] {
        case UInt8(ascii: "n"), UInt8(ascii: "N"):
          byte = 10
          index += 1
        case 92, UInt8(ascii: ";"), UInt8(ascii: ","):
          byte = bytes[index]
          index += 1
        default: break
        }
      }
      appendASCII(byte, to: &output)
    }
  }

  @inline(__always)
  private static func appendASCII(_ byte: UInt8, to output: inout [UInt8]) {
    if byte >= 0x20, byte != 34, byte != 92, byte != 127 {
      output.append(byte)
      return
    }
    output.append(92)
    switch byte {
    case 34, 92: output.append(byte)
    case 10: output.append(UInt8(ascii: "n"))
    case 13: output.append(UInt8(ascii: "r"))
    case 9: output.append(UInt8(ascii: "t"))
    default: appendHex(UInt16(byte), to: &output)
    }
  }

  /// A UTF-8 sequence as it is, but C1 controls and line separators as escapes; gives its length.
  private static func appendSequence(_ bytes: Span<UInt8>, _ index: Int, to output: inout [UInt8]) -> Int {
    let length = LineText.sequenceLength(bytes, index)
    guard length > 0 else {
      output += LineText.repaired(bytes.extracting(index..<index + 1))
      return 1
    }
    if length == 2, bytes[index] == 0xC2, bytes[index + 1] < 0xA0 {
      output.append(92)
      appendHex(UInt16(bytes[index + 1]), to: &output)
    } else if length == 3, bytes[index] == 0xE2, bytes[index + 1] == 0x80, bytes[index + 2] == 0xA8 || bytes[index + 2] == 0xA9 {
      output.append(92)
      appendHex(0x2000 | UInt16(bytes[index + 2] & 0x3F), to: &output)
    } else {
      for offset in index..<index + length { output.append(bytes[offset]) }
    }
    return length
  }

  /// `u` and four digits.
  private static func appendHex(_ value: UInt16, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "u"))
    for shift in [12, 8, 4, 0] as [UInt16] {
      let digit = UInt8(value >> shift & 0xF)
      output.append(digit < 10 ? digit + 48 : digit + 87)
    }
  }
}
