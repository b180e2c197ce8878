public import Foundation

/// CONFERENCE (RFC 7986 5.11): where and how a conference is joined.
public struct ICSConference: Hashable, Sendable {
  public let property: ICSProperty

  init(_ property: ICSProperty) { self.property = property }

  /// FEATURE: what can be done there.
  public struct Feature: ICSToken {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue.asciiUppercased }

    public static let audio: Self = "AUDIO"
    public static let chat: Self = "CHAT"
    public static let feed: Self = "FEED"
    public static let moderator: Self = "MODERATOR"
    public static let phone: Self = "PHONE"
    public static let screen: Self = "SCREEN"
    public static let video: Self = "VIDEO"
  }

  public var uri: URL? { property.url }
  public var features: [Feature] { property[.feature]?.values.compactMap(Feature.init) ?? [] }
  public var label: String? { property[.label]?.value }
  public var language: String? { property[.language]?.value }
}
