/// Looks for faults of bytes, whatever they say: encoding, control characters, line ends.
struct TextInspection {
  let index: FeedIndex

  func run(_ bytes: Span<UInt8>, _ findings: inout FindingLog) {
    if index.encoding != .utf8 { findings.add(.utf16, "the feed is \(index.encoding.rawValue); RFC 5545 wants UTF-8") }
    if index.isCompressed { findings.add(.compressed, "the feed is compressed with gzip") }
    inspectLineEnds(bytes, &findings)
    let (isASCII, hasControls) = survey(bytes)
    if hasControls { inspectControls(bytes, &findings) }
    guard !isASCII else { return }
    inspectMarks(bytes, &findings)
    if !isUTF8(bytes) { inspectEncoding(bytes, &findings) }
  }

  private func survey(_ bytes: Span<UInt8>) -> (isASCII: Bool, hasControls: Bool) {
    var survey = (isASCII: true, hasControls: false)
    var pages = index.passedPages
    for start in stride(from: 0, to: bytes.count, by: 1 << 20) {
      let piece = ByteScanner.survey(bytes, start..<min(start + 1 << 20, bytes.count))
      survey = (survey.isASCII && piece.isASCII, survey.hasControls || piece.hasControls)
      pages.reached(start)
    }
    return survey
  }

  private func inspectLineEnds(_ bytes: Span<UInt8>, _ findings: inout FindingLog) {
    let census = LineCensus(index, bytes)
    if let place = census.firstBareCR {
      findings.add(.bareCarriageReturn, at: place, "\(census.cr) lines end with CR alone")
    }
    if let place = census.firstRun {
      findings.add(.oddLineEnds, at: place, "\(census.crcrlf) lines end with a CR too many")
    } else if let place = census.firstChange, census.cr == 0 {
      findings.add(.oddLineEnds, at: place, "\(census.crlf) lines end with CR LF, \(census.lf) with LF")
    }
    for place in census.blankLines { findings.add(.blankLine, at: place, "a blank line") }
    for place in census.longLines { findings.add(.longLine, at: place, "a line of more than \(LineCensus.longest) bytes") }
  }

  /// Once a line.
  private func inspectControls(_ bytes: Span<UInt8>, _ findings: inout FindingLog) {
    var position = 0
    var pages = index.passedPages
    while position < bytes.count {
      pages.reached(position)
      let byte = bytes[position]
      guard byte < 32 || byte == 127, byte != 9, byte != 10, byte != 13 else {
        position += 1
        continue
      }
      findings.add(.controlCharacter, at: position, "the control character U+\(Self.hex(byte, digits: 4))")
      position = nextLine(after: position, bytes)
    }
  }

  /// Byte order marks after the beginning, and marks that turn the direction of writing.
  private func inspectMarks(_ bytes: Span<UInt8>, _ findings: inout FindingLog) {
    forEach(0xEF, bytes) { position in
      guard position > 0, bytes[position + 1] == 0xBB, bytes[position + 2] == 0xBF else { return }
      findings.add(.byteOrderMark, at: position, "a byte order mark in the middle of the feed")
    }
    forEach(0xE2, bytes) { position in
      let (second, third) = (bytes[position + 1], bytes[position + 2])
      switch (second, third) {
      case (0x80, 0xAD), (0x80, 0xAE):
        findings.add(.directionMark, at: position, "U+20\(Self.hex(third &- 0x80)) overrides the direction of writing")
      case (0x80, 0xAA...0xAC), (0x81, 0xA6...0xA9):
        findings.add(.directionMark, at: position, severity: .note, "a mark turns the direction of writing")
      default: break
      }
    }
  }

  /// Runs `body` for each place of `byte` that two more bytes follow.
  private func forEach(_ byte: UInt8, _ bytes: Span<UInt8>, _ body: (Int) -> Void) {
    var pages = index.passedPages
    var position = 0
    while position + 2 < bytes.count {
      let end = min(position + 1 << 20, bytes.count - 2)
      let found = ByteScanner.index(of: byte, in: bytes, position, end)
      if found < end { body(found) }
      pages.reached(found)
      position = min(found + 1, end)
    }
  }

  /// Looked at in pieces that cut no sequence.
  private func isUTF8(_ bytes: Span<UInt8>) -> Bool {
    var pages = index.passedPages
    var start = 0
    while start < bytes.count {
      var end = min(start + 1 << 20, bytes.count)
      while end > start, end < bytes.count, bytes[end] & 0xC0 == 0x80 { end -= 1 }
      guard end > start, (try? UTF8Span(validating: bytes.extracting(start..<end))) != nil else { return false }
      pages.reached(end)
      start = end
    }
    return true
  }

  /// Bytes that are not UTF-8, once a line.
  private func inspectEncoding(_ bytes: Span<UInt8>, _ findings: inout FindingLog) {
    var position = 0
    var pages = index.passedPages
    while position < bytes.count {
      pages.reached(position)
      let length = LineText.sequenceLength(bytes, position)
      if length > 0 {
        position += length
      } else if let end = endOfFoldedSequence(at: position, bytes) {
        position = end
      } else {
        findings.add(.invalidUTF8, at: position, value: "0x" + Self.hex(bytes[position]), "a byte that is not UTF-8")
        position = nextLine(after: position, bytes)
      }
    }
  }

  /// The end of a UTF-8 sequence that a fold cuts in two, which RFC 5545 3.1 allows; nil for all others.
  private func endOfFoldedSequence(at start: Int, _ bytes: Span<UInt8>) -> Int? {
    var sequence = [bytes[start]]
    var position = start + 1
    while position < bytes.count, sequence.count < 4 {
      let byte = bytes[position]
      if byte == 13 || byte == 10 {
        let end = LineFold.end(at: position, in: bytes, limit: bytes.count)
        guard bytes[end - 1] == 32 || bytes[end - 1] == 9 else { return nil }
        position = end
        continue
      }
      guard byte & 0xC0 == 0x80 else { return nil }
      sequence.append(byte)
      position += 1
      if LineText.sequenceLength(sequence.span, 0) == sequence.count { return position }
    }
    return nil
  }

  private func nextLine(after position: Int, _ bytes: Span<UInt8>) -> Int {
    index.breaks.physicalLine(at: position, in: bytes, limit: bytes.count).next
  }

  private static func hex(_ byte: UInt8, digits: Int = 2) -> String {
    let text = String(byte, radix: 16, uppercase: true)
    return String(repeating: "0", count: digits - text.count) + text
  }
}
