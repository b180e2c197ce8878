internal import Foundation
internal import Zlib

/// How the bytes of a feed were encoded.
public enum FeedEncoding: String, Sendable, Codable {
  case utf8 = "UTF-8"
  case utf16LittleEndian = "UTF-16LE"
  case utf16BigEndian = "UTF-16BE"
}

/// A feed's bytes as UTF-8, or close to it, and what they were before.
struct DecodedFeed {
  var bytes: Data
  var encoding: FeedEncoding
  var isCompressed = false

  /// Whether the bytes are those that were read.
  var isAsRead: Bool { encoding == .utf8 && !isCompressed }

  /// Inflates gzip data and makes UTF-8 of UTF-16; everything else is left as it is.
  init(_ data: Data, options: ICSParseOptions) throws(ICSError) {
    var data = data
    if let gzip = GzipData(data) {
      let (product, overflow) = data.count.multipliedReportingOverflow(by: options.maximumInflation)
      let limit = min(options.maximumBytes, overflow ? .max : product)
      do {
        data = try gzip.inflated(limit: limit)
      } catch {
        throw ICSError(
          error == .isBroken
            ? .notACalendar(found: "the input is gzip data that can't be inflated")
            : .limit("the feed has more than \(limit) bytes when it is inflated, which is the limit"))
      }
      isCompressed = true
    }
    guard !Self.isUTF32(data) else {
      throw ICSError(.notACalendar(found: "the input is UTF-32, which nobody writes calendars in; save it as UTF-8"))
    }
    encoding = Self.utf16Form(data) ?? .utf8
    bytes = encoding == .utf8 ? data : Self.utf8(data, encoding)
  }

  private static func utf8(_ data: Data, _ encoding: FeedEncoding) -> Data {
    var units: [UInt16] = []
    units.reserveCapacity(data.count / 2)
    var iterator = data.makeIterator()
    while let first = iterator.next(), let second = iterator.next() {
      let (high, low) = encoding == .utf16BigEndian ? (first, second) : (second, first)
      units.append(UInt16(high) << 8 | UInt16(low))
    }
    if units.first == 0xFEFF { units.removeFirst() }
    return Data(String(decoding: units, as: UTF16.self).utf8)
  }

  private static func isUTF32(_ data: Data) -> Bool {
    let head = [UInt8](data.prefix(8))
    guard head.count == 8 else { return false }
    if head.starts(with: [0xFF, 0xFE, 0, 0]) || head.starts(with: [0, 0, 0xFE, 0xFF]) { return true }
    let zeros = head.map { $0 == 0 }
    return zeros == [false, true, true, true, false, true, true, true]
      || zeros == [true, true, true, false, true, true, true, false]
  }

  private static func utf16Form(_ data: Data) -> FeedEncoding? {
    let head = [UInt8](data.prefix(4))
    guard head.count == 4 else { return nil }
    if head[0] == 0xFF, head[1] == 0xFE { return .utf16LittleEndian }
    if head[0] == 0xFE, head[1] == 0xFF { return .utf16BigEndian }
    if head[0] == 0, head[1] != 0, head[2] == 0, head[3] != 0 { return .utf16BigEndian }
    if head[0] != 0, head[1] == 0, head[2] != 0, head[3] == 0 { return .utf16LittleEndian }
    return nil
  }
}
