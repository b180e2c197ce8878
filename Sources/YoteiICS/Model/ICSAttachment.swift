public import Foundation

/// ATTACH (RFC 5545 3.8.1.1): a document, by its address or inline.
public struct ICSAttachment: Hashable, Sendable {
  public let property: ICSProperty

  init(_ property: ICSProperty) { self.property = property }

  public enum Content: Hashable, Sendable {
    case uri(URL)
    case inline(Data)
  }

  /// Decoded at each call; nil for bad base64 and for no address.
  public var content: Content? { property.attachedContent }
  /// FMTTYPE, `application/pdf`.
  public var mediaType: String? { property[.formatType]?.value }
  /// FILENAME, or what Outlook and Apple write for it.
  public var filename: String? { (property[.filename] ?? property["X-FILENAME"] ?? property["X-APPLE-FILENAME"])?.value }
  /// Bytes, as the server that holds the document says (RFC 8607).
  public var size: Int? { property[.size].flatMap { Int($0.value) } }
}

extension ICSProperty {
  /// Whether the value is data, in base64.
  var isInline: Bool { self[.value]?.value.asciiUppercased == "BINARY" || self[.encoding]?.value.asciiUppercased == "BASE64" }

  /// The value as base64 where VALUE or ENCODING says so, else as an address.
  var attachedContent: ICSAttachment.Content? {
    guard isInline else { return url.map { .uri($0) } }
    var letters = LineText.unfolded(bytes.span, valueRange)
    letters.removeAll { $0 == 32 || $0 == 9 }
    if letters.count % 4 != 0 { letters += Array(repeating: UInt8(ascii: "="), count: 4 - letters.count % 4) }
    return Data(base64Encoded: Data(letters)).map { .inline($0) }
  }
}
