/// REQUEST-STATUS (RFC 5545 3.8.8.3): how a scheduling request went.
public struct ICSRequestStatus: Hashable, Sendable, Codable {
  /// Two or three numbers, `2.0`; the first is the class: 2 is success, 3 an error of the client, 4 one of scheduling.
  public var code: String
  public var description: String
  /// The part of the request that the status is about.
  public var data: String?

  init?(_ property: ICSProperty) {
    let parts = LineText.parts(Array(property.rawValue.utf8), at: UInt8(ascii: ";")).map { LineText.unescaped(Array($0)) }
    guard let code = parts.first?.trimmed, code.first?.isNumber == true else { return nil }
    self.code = code
    description = parts.count > 1 ? parts[1] : ""
    data = parts.count > 2 ? parts[2...].joined(separator: ";") : nil
  }
}
