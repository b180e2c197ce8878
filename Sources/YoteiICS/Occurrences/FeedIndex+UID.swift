internal import Foundation

extension FeedIndex {
  /// The line of a component's UID; nil where there is none or it is empty.
  func uidContentLine(of component: Int, _ bytes: Span<UInt8>) -> ContentLine? {
    let record = records[component]
    guard record.uidLine != ComponentRecord.none else { return nil }
    let line = ContentLine(at: Int(record.uidLine), in: bytes, limit: Int(record.bodyEnd), breaks: breaks)
    return line.valueStart < line.end ? line : nil
  }

  /// The bytes of UID's value; empty where there is none.
  func uid(of component: Int, _ bytes: Span<UInt8>) -> [UInt8] {
    uidContentLine(of: component, bytes).map { LineText.unfolded(bytes, $0.valueStart..<$0.end) } ?? []
  }

  /// The first eight bytes of the UID as a number that orders like them; 0 where there is none.
  func uidPrefix(of component: Int) -> UInt64 {
    let bytes = bytes.span
    guard let line = uidContentLine(of: component, bytes) else { return 0 }
    var prefix: UInt64 = 0
    var length: UInt64 = 0
    var index = line.valueStart
    while index < line.end, length < 8 {
      if bytes[index] == 10 || bytes[index] == 13 {
        index = LineFold.end(at: index, in: bytes, limit: line.end)
        continue
      }
      prefix |= UInt64(bytes[index]) << (56 - 8 * length)
      length += 1
      index += 1
    }
    return prefix
  }
}
