/// A value out of a list that others may extend: known values are static members, unknown ones keep their text.
///
/// Letter case doesn't matter: the text is kept in upper case.
public protocol ICSToken: RawRepresentable, Hashable, Sendable, Codable, ExpressibleByStringLiteral, CustomStringConvertible
where RawValue == String, StringLiteralType == String {
  init(rawValue: String)
}

extension ICSToken {
  public init(stringLiteral text: String) { self.init(rawValue: text) }
  public var description: String { rawValue }

  /// Nil for no text and for blanks.
  init?(_ text: String?) {
    guard let text = text?.trimmed, !text.isEmpty else { return nil }
    self.init(rawValue: text)
  }
}
