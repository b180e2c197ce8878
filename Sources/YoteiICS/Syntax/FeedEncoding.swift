internal import Foundation

/// How the bytes of a feed were encoded.
public enum FeedEncoding: String, Sendable, Codable {
  case utf8 = "UTF-8"
  case utf16LittleEndian = "UTF-16LE"
  case utf16BigEndian = "UTF-16BE"
}

extension FeedEncoding {
  /// Bytes made UTF-8 where their beginning says that they are UTF-16; all others are left as they are.
  static func decode(_ data: Data) -> (bytes: Data, encoding: FeedEncoding) {
    guard let encoding = utf16Form(data.prefix(4)) else { return (data, .utf8) }
    var units: [UInt16] = []
    units.reserveCapacity(data.count / 2)
    var iterator = data.makeIterator()
    while let first = iterator.next(), let second = iterator.next() {
      let (high, low) = encoding == .utf16BigEndian ? (first, second) : (second, first)
      units.append(UInt16(high) << 8 | UInt16(low))
    }
    if units.first == 0xFEFF { units.removeFirst() }
    return (Data(String(decoding: units, as: UTF16.self).utf8), encoding)
  }

  private static func utf16Form(_ head: Data) -> FeedEncoding? {
    let head = [UInt8](head)
    guard head.count >= 4 else { return nil }
    if head[0] == 0xFF, head[1] == 0xFE { return head[2] != 0 || head[3] != 0 ? .utf16LittleEndian : nil }
    if head[0] == 0xFE, head[1] == 0xFF { return .utf16BigEndian }
    if head[0] == 0, head[1] != 0, head[2] == 0, head[3] != 0 { return .utf16BigEndian }
    if head[0] != 0, head[1] == 0, head[2] != 0, head[3] == 0 { return .utf16LittleEndian }
    return nil
  }
}
