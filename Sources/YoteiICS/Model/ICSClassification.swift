/// CLASS (RFC 5545 3.8.1.3): who may read a component.
public struct ICSClassification: ICSToken {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue.asciiUppercased }

  public static let `public`: Self = "PUBLIC"
  public static let `private`: Self = "PRIVATE"
  public static let confidential: Self = "CONFIDENTIAL"
}
