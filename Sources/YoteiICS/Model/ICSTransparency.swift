/// TRANSP (RFC 5545 3.8.2.7): whether an event makes its time busy.
public struct ICSTransparency: ICSToken {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue.asciiUppercased }

  public static let opaque: Self = "OPAQUE"
  public static let transparent: Self = "TRANSPARENT"
}
