public import Foundation

/// IMAGE (RFC 7986 5.10): a picture that goes with a calendar or a component.
public struct ICSImage: Hashable, Sendable {
  public let property: ICSProperty

  init(_ property: ICSProperty) { self.property = property }

  /// DISPLAY: what the picture is meant for.
  public struct Display: ICSToken {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue.asciiUppercased }

    public static let badge: Self = "BADGE"
    public static let graphic: Self = "GRAPHIC"
    public static let fullsize: Self = "FULLSIZE"
    public static let thumbnail: Self = "THUMBNAIL"
  }

  /// Decoded at each call; nil for bad base64 and for no address.
  public var content: ICSAttachment.Content? { property.attachedContent }
  /// FMTTYPE, `image/png`.
  public var mediaType: String? { property[.formatType]?.value }
  public var displays: [Display] { property[.display].map { $0.values.compactMap(Display.init) } ?? [.badge] }
  /// ALTREP: where a click on the picture leads.
  public var alternateRepresentation: URL? { property[.alternateRepresentation].flatMap { URL(string: $0.value) } }
}
