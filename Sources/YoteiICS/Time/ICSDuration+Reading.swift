internal import Libical

extension ICSDuration: LosslessStringConvertible {
  /// Reads a DURATION of RFC 5545 3.3.6 (`PT1H30M`, `-P2D`, `P1W`); nil for anything else, and beyond 10,000 years.
  public init?(_ text: String) {
    guard Self.isSound(text.utf8.span), let read = LibicalDuration(text) else { return nil }
    let sign = read.isNegative ? -1 : 1
    self.init(
      days: sign * (read.weeks * 7 + read.days), seconds: sign * (read.hours * 3600 + read.minutes * 60 + read.seconds))
  }

  /// The grammar of 3.3.6, weeks beside days let through; libical reads `P2M` as nothing and wraps large numbers, so it is asked after this.
  private static func isSound(_ text: Span<UInt8>) -> Bool {
    var index = 0
    if index < text.count, text[index] == UInt8(ascii: "+") || text[index] == UInt8(ascii: "-") { index += 1 }
    guard index < text.count, text[index] == UInt8(ascii: "P") else { return false }
    index += 1
    var units: [UInt8] = []
    var isTime = false
    while index < text.count {
      if text[index] == UInt8(ascii: "T"), !isTime {
        isTime = true
        index += 1
        continue
      }
      let start = index
      while index < text.count, 48...57 ~= text[index] { index += 1 }
      guard index > start, index - start <= 7, index < text.count else { return false }
      let order: [UInt8] = isTime ? [72, 77, 83] : [87, 68]
      guard order.contains(text[index]), !units.contains(text[index] | (isTime ? 0x80 : 0)) else { return false }
      units.append(text[index] | (isTime ? 0x80 : 0))
      index += 1
    }
    return !units.isEmpty && text[text.count - 1] != UInt8(ascii: "T")
  }
}
