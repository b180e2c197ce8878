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
    if name.key.length <= 8 { return true }
    if line.isFolded { return line.name(in: bytes).asciiUppercased == name.canonical }
    return name.matches(bytes, line.start..<line.nameEnd)
  }
}
