/// Why bytes can't be read as jCal, xCal, JSON or CSV: a reason, and the place.
public struct ICSFormatError: Error, Hashable, Sendable {
  /// One line, without the place and without a full stop.
  public var message: String
  /// From 1.
  public var line: Int
  /// From 1, in characters.
  public var column: Int

  public init(_ message: String, line: Int, column: Int) { (self.message, self.line, self.column) = (message, line, column) }
}

extension ICSFormatError: CustomStringConvertible {
  public var description: String { "line \(line), column \(column): \(message)" }
}

extension ICSFormatError {
  /// With the place of the byte at `offset`.
  init(_ message: String, at offset: Int, in bytes: Span<UInt8>) {
    var (line, column) = (1, 1)
    for index in 0..<min(offset, bytes.count) {
      if bytes[index] == 10 {
        (line, column) = (line + 1, 1)
      } else if bytes[index] & 0xC0 != 0x80 {
        column += 1
      }
    }
    self.init(message, line: line, column: column)
  }
}
