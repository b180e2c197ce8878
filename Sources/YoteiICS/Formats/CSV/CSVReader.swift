/// Reads rows of RFC 4180; also `;` and TAB between cells, LF line ends and a byte order mark.
struct CSVReader {
  private let bytes: [UInt8]
  private let separator: UInt8
  private var position = 0
  private var line = 1

  struct Row {
    var cells: [String]
    /// The line that it begins on, from 1.
    var line: Int
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    separator = Self.separator(bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// The mark that stands most often in the first line, outside of quotation marks.
  private static func separator(_ bytes: [UInt8]) -> UInt8 {
    var counts: [UInt8: Int] = [:]
    var isQuoted = false
    for byte in bytes {
      if byte == 34 { isQuoted.toggle() }
      if !isQuoted, byte == 10 || byte == 13 { break }
      if !isQuoted { counts[byte, default: 0] += 1 }
    }
    return [UInt8(ascii: ","), UInt8(ascii: ";"), 9].max { counts[$0, default: 0] < counts[$1, default: 0] } ?? UInt8(ascii: ",")
  }

  /// Nil at the end; blank lines are stepped over.
  mutating func next() throws(ICSFormatError) -> Row? {
    while position < bytes.count, bytes[position] == 10 || bytes[position] == 13 { skipBreak() }
    guard position < bytes.count else { return nil }
    var row = Row(cells: [], line: line)
    while true {
      row.cells.append(try cell())
      guard position < bytes.count, bytes[position] == separator else { break }
      position += 1
    }
    skipBreak()
    return row
  }

  private mutating func cell() throws(ICSFormatError) -> String {
    guard position < bytes.count, bytes[position] == 34 else { return rest() }
    let start = line
    var cell: [UInt8] = []
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == 10 { line += 1 }
      if byte == 34 {
        guard position < bytes.count, bytes[position] == 34 else {
          return LineText.decoded(cell.span) + rest()
        }
        position += 1
      }
      cell.append(byte)
    }
    throw ICSFormatError("a quotation mark is never closed", line: start, column: 1)
  }

  /// What stands before the next separator or line break.
  private mutating func rest() -> String {
    let start = position
    while position < bytes.count, bytes[position] != 10, bytes[position] != 13, bytes[position] != separator { position += 1 }
    return LineText.decoded(bytes[start..<position].span)
  }

  private mutating func skipBreak() {
    if position < bytes.count, bytes[position] == 13 {
      position += 1
      if position == bytes.count || bytes[position] != 10 { line += 1 }
    }
    if position < bytes.count, bytes[position] == 10 {
      position += 1
      line += 1
    }
  }
}
