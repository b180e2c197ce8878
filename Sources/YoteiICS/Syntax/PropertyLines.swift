/// The properties of one component as content lines, in order; a text that raw line breaks cut in pieces is one line again.
///
/// END lines that close nothing are stepped over, and lines without a colon that belong to no text, unless they are asked for.
struct PropertyLines {
  private var lines: ComponentLines
  private var pending: ContentLine?
  private let givesUnreadable: Bool

  init(_ lines: ComponentLines, givesUnreadable: Bool = false) { (self.lines, self.givesUnreadable) = (lines, givesUnreadable) }

  mutating func next(_ index: borrowing FeedIndex, _ bytes: Span<UInt8>) -> ContentLine? {
    while let line = takePending() ?? lines.next(index, bytes) {
      if isWanted(line) { return joined(line, index, bytes) }
    }
    return nil
  }

  /// The next property whose name begins with one of `letters`, or one that was looked at on the way.
  mutating func next(beginningWith letters: LetterSet, _ index: borrowing FeedIndex, _ bytes: Span<UInt8>) -> ContentLine? {
    while let line = takePending() ?? lines.next(beginningWith: letters, index, bytes) {
      if isWanted(line) { return joined(line, index, bytes) }
    }
    return nil
  }

  /// The next property of that name.
  mutating func next(_ name: ICSPropertyName, _ index: borrowing FeedIndex, _ bytes: Span<UInt8>) -> ContentLine? {
    guard let first = name.name.canonical.first, first.isLetter, name.name.key.isKnown else {
      while let line = next(index, bytes) { if name.matches(line, in: bytes) { return line } }
      return nil
    }
    let letters = LetterSet(String(first))
    while let line = next(beginningWith: letters, index, bytes) { if name.matches(line, in: bytes) { return line } }
    return nil
  }

  private func isWanted(_ line: ContentLine) -> Bool { (givesUnreadable || line.fault != .noColon) && line.key != .end }

  private mutating func takePending() -> ContentLine? {
    defer { pending = nil }
    return pending
  }

  /// The line and the pieces of its text that follow it.
  private mutating func joined(_ line: ContentLine, _ index: borrowing FeedIndex, _ bytes: Span<UInt8>) -> ContentLine {
    guard line.mayHoldRawBreaks, !lines.standsBeforePlainName(bytes) else { return line }
    var line = line
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
    default: key.isExperimental
    }
  }

  /// Whether this line is a piece of the text of `line`, which a raw line break cut off: it has no colon, or what stands before the
  /// colon is no name, or is one that nobody knows and looks like text, as in `Phone: 123` and `https://example.com`.
  func continues(_ line: ContentLine, in bytes: Span<UInt8>) -> Bool {
    for index in line.next..<max(line.next, start) where bytes[index] != 10 && bytes[index] != 13 { return false }
    if fault == .noColon { return !beginsWithKnownName(in: bytes) }
    if !hasSoundName(in: bytes) { return !isWrittenLikeName(in: bytes) }
    guard !key.isKnown else { return false }
    return startsAnAddress(in: bytes)
      || hasLowerCase(in: bytes, start..<nameEnd) && !line.hasLowerCase(in: bytes, line.start..<line.nameEnd)
  }

  /// Whether the first word is a name that a standard defines, in upper case: the colon was forgotten.
  private func beginsWithKnownName(in bytes: Span<UInt8>) -> Bool {
    let word = ByteScanner.index(of: 32, in: bytes, start, end)
    let key = NameKey.read(bytes, start, word).key
    return ICSPropertyName.registeredKeys.contains(key) && !hasLowerCase(in: bytes, start..<word)
  }

  /// Whether no more than an underscore or a full stop makes the name unsound, as in `CATEGORY_COLOR` and `X-Room_1`.
  private func isWrittenLikeName(in bytes: Span<UInt8>) -> Bool {
    for index in start..<nameEnd {
      switch bytes[index] {
      case 65...90, 48...57, UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."): continue
      case 97...122: if !key.isExperimental { return false }
      default: return false
      }
    }
    return nameEnd > start
  }

  private func startsAnAddress(in bytes: Span<UInt8>) -> Bool {
    valueStart == nameEnd + 1 && end - valueStart >= 2 && bytes[valueStart] == 47 && bytes[valueStart + 1] == 47
  }

  private func hasLowerCase(in bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    for index in range where 97...122 ~= bytes[index] { return true }
    return false
  }
}

extension NameKey {
  /// Whether it begins with `X-`.
  var isExperimental: Bool { length > 2 && letters >> (8 * UInt64(min(length, 8) - 2)) == 0x582D }

  /// Whether a property bears it, for all that can be known.
  fileprivate var isKnown: Bool { isExperimental || ICSPropertyName.registeredKeys.contains(self) }
}
