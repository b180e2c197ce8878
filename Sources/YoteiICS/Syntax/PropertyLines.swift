/// The properties of one component as content lines, in order; a text that raw line breaks cut in pieces is one line again.
///
/// Lines without a colon that belong to no text, and END lines that close nothing, are stepped over.
struct PropertyLines {
  private var lines: ComponentLines
  private var pending: ContentLine?

  init(_ lines: ComponentLines) { self.lines = lines }

  mutating func next(_ index: borrowing FeedIndex, _ bytes: Span<UInt8>) -> ContentLine? {
    var found = pending ?? lines.next(index, bytes)
    pending = nil
    while let line = found, line.fault == .noColon || line.key == .end { found = lines.next(index, bytes) }
    guard var line = found, line.mayHoldRawBreaks else { return found }
    while let following = lines.next(index, bytes) {
      guard following.continues(line, in: bytes) else {
        pending = following
        break
      }
      (line.end, line.next, line.isFolded) = (following.end, following.next, true)
    }
    return line
  }
}

extension ContentLine {
  /// Whether the value is a TEXT that people write, or of unknown type.
  var mayHoldRawBreaks: Bool {
    switch key {
    case .description, .summary, .location, .comment, .contact: true
    default: isExperimental
    }
  }

  /// Whether the name begins with `X-`.
  private var isExperimental: Bool { key.length > 2 && key.letters >> (8 * UInt64(min(key.length, 8) - 2)) == 0x582D }

  /// Whether this line is a piece of the text of `line`, which a raw line break cut off: it has no colon, or no name before it.
  func continues(_ line: ContentLine, in bytes: Span<UInt8>) -> Bool {
    for index in line.next..<max(line.next, start) where bytes[index] != 10 && bytes[index] != 13 { return false }
    if fault == .noColon || !hasSoundName(in: bytes) { return true }
    // `https://example.com` is an address, not a property.
    return valueStart + 1 < end && bytes[valueStart] == UInt8(ascii: "/") && bytes[valueStart + 1] == UInt8(ascii: "/")
  }
}

extension NameKey {
  static let description = NameKey("DESCRIPTION")
  static let summary = NameKey("SUMMARY")
  static let location = NameKey("LOCATION")
  static let comment = NameKey("COMMENT")
  static let contact = NameKey("CONTACT")
}
