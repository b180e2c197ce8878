internal import CZlib
package import Foundation

/// Data compressed with gzip (RFC 1952).
package struct GzipData {
  private let data: Data

  /// Nil for data that doesn't begin like gzip.
  package init?(_ data: Data) {
    guard data.count >= 18, data.starts(with: [0x1F, 0x8B, 8]) else { return nil }
    self.data = data
  }

  package enum Failure: Error, Hashable {
    case isLargerThanLimit
    /// Broken before anything could be inflated.
    case isBroken
  }

  /// All members one after the other, no more than `limit` bytes; of broken or cut data what stands before the fault.
  package func inflated(limit: Int) throws(Failure) -> Data {
    var stream = unsafe z_stream()
    guard unsafe yotei_inflate_init(&stream) == Z_OK else { throw .isBroken }
    defer { unsafe inflateEnd(&stream) }
    var output = Data()
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    var input = [UInt8](data)
    let result: Failure? = unsafe input.withUnsafeMutableBufferPointer { source in
      unsafe stream.next_in = source.baseAddress
      unsafe stream.avail_in = UInt32(clamping: source.count)
      while true {
        let (status, count) = unsafe piece.withUnsafeMutableBufferPointer { target in
          unsafe stream.next_out = target.baseAddress
          unsafe stream.avail_out = UInt32(target.count)
          let status = unsafe inflate(&stream, Z_NO_FLUSH)
          return unsafe (status, target.count - Int(stream.avail_out))
        }
        output.append(contentsOf: piece[..<count])
        if output.count > limit { return .isLargerThanLimit }
        if status == Z_STREAM_END {
          guard unsafe stream.avail_in > 0, unsafe inflateReset(&stream) == Z_OK else { return nil }
        } else if status != Z_OK {
          return output.isEmpty ? .isBroken : nil
        }
      }
    }
    if let result { throw result }
    return output
  }
}
