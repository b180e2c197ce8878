/// The name of a property, equal to others without regard to letter case.
///
/// Names that the library doesn't list are added as static members of an extension:
///
///     extension ICSPropertyName { static let room: Self = "X-EXAMPLE-ROOM" }
public struct ICSPropertyName: Hashable, Sendable {
  let name: SyntaxName

  public init(_ name: String) { self.name = SyntaxName(name) }

  /// The name as it is written.
  public var rawName: String { name.raw }
  /// The name in upper case.
  public var canonicalName: String { name.canonical }
}

extension ICSPropertyName: ExpressibleByStringLiteral, LosslessStringConvertible {
  public init(stringLiteral name: String) { self.init(name) }
  public var description: String { rawName }
}

extension ICSPropertyName {
  /// Whether `line` bears this name.
  func matches(_ line: ContentLine, in bytes: Span<UInt8>) -> Bool {
    guard line.key == name.key else { return false }
    guard name.key.length > 8 else { return true }
    let length = line.nameEnd - line.start
    guard !line.isFolded || length == name.canonical.utf8.count else {
      return line.name(in: bytes).asciiUppercased == name.canonical
    }
    let canonical = name.canonical.utf8.span
    guard length == canonical.count else { return false }
    for offset in 8..<length where bytes[line.start + offset].uppercased != canonical[offset] { return false }
    return true
  }
}
