/// The name of a parameter, equal to others without regard to letter case; users add their own as static members.
public struct ICSParameterName: Hashable, Sendable {
  let name: SyntaxName

  public init(_ name: String) { self.name = SyntaxName(name) }

  /// The name as it is written.
  public var rawName: String { name.raw }
  /// The name in upper case.
  public var canonicalName: String { name.canonical }
}

extension ICSParameterName: ExpressibleByStringLiteral, LosslessStringConvertible {
  public init(stringLiteral name: String) { self.init(name) }
  public var description: String { rawName }
}

extension ICSParameterName {
  /// Whether the bytes of `range`, folds out, are this name.
  func matches(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool { name.matches(bytes, range) }
}

/// RFC 5545 3.2.
extension ICSParameterName {
  public static let alternateRepresentation: Self = "ALTREP"
  public static let commonName: Self = "CN"
  public static let calendarUserType: Self = "CUTYPE"
  public static let delegatedFrom: Self = "DELEGATED-FROM"
  public static let delegatedTo: Self = "DELEGATED-TO"
  public static let directory: Self = "DIR"
  public static let encoding: Self = "ENCODING"
  public static let formatType: Self = "FMTTYPE"
  public static let freeBusyType: Self = "FBTYPE"
  public static let language: Self = "LANGUAGE"
  public static let member: Self = "MEMBER"
  public static let participationStatus: Self = "PARTSTAT"
  public static let range: Self = "RANGE"
  public static let related: Self = "RELATED"
  public static let relationshipType: Self = "RELTYPE"
  public static let role: Self = "ROLE"
  public static let rsvp: Self = "RSVP"
  public static let sentBy: Self = "SENT-BY"
  public static let timeZoneID: Self = "TZID"
  public static let value: Self = "VALUE"
}

/// RFC 7986 6 and RFC 8607 4.
extension ICSParameterName {
  public static let display: Self = "DISPLAY"
  public static let email: Self = "EMAIL"
  public static let feature: Self = "FEATURE"
  public static let label: Self = "LABEL"
  public static let size: Self = "SIZE"
  public static let filename: Self = "FILENAME"
  public static let managedID: Self = "MANAGED-ID"
}
