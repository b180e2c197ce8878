/// Looks for faults in the form of a content line: its name and its parameters.
struct LineInspection {
  let index: FeedIndex

  func run(_ line: ContentLine, _ bytes: Span<UInt8>, _ findings: inout FindingLog) {
    switch line.fault {
    case .noColon:
      findings.add(
        .lineWithoutColon, at: line.start, value: excerpt(line.start..<line.end, line, bytes), "the line has no colon")
      return
    case .equalsForColon:
      findings.add(.equalsForColon, at: line.nameEnd, "an equals sign stands for the colon after the name")
    case .openQuote:
      findings.add(.openQuote, at: line.nameEnd, "a quotation mark is not closed")
    case .openColon:
      findings.add(.invalidParameter, at: line.nameEnd, "a colon in a parameter without quotation marks")
    case nil: break
    }
    if !line.hasSoundName(in: bytes) {
      findings.add(
        .invalidName, at: line.start, value: excerpt(line.start..<line.nameEnd, line, bytes),
        "a name is made of letters, digits and hyphens")
    }
    if line.isInternal(in: bytes) {
      findings.add(
        .internalName, at: line.start, property: line.name(in: bytes).asciiUppercased, "a mark of libical's own, not of a calendar")
    }
    guard line.nameEnd < line.valueStart - 1, line.fault == nil else { return }
    if line.valueStart - line.nameEnd > LineCensus.longest {
      findings.add(.longParameters, at: line.nameEnd, "parameters of \(line.valueStart - line.nameEnd) bytes")
    }
    inspectParameters(line, bytes, &findings)
  }

  private func inspectParameters(_ line: ContentLine, _ bytes: Span<UInt8>, _ findings: inout FindingLog) {
    let head = line.nameEnd..<line.valueStart - 1
    var grammar = ParameterGrammar()
    if line.isFolded, ByteScanner.index(of: 10, in: bytes, head.lowerBound, head.upperBound) < head.upperBound {
      let unfolded = LineText.unfolded(bytes, head)
      grammar.run(unfolded.span, 0..<unfolded.count)
      if grammar.fault != nil { grammar.fault?.offset = head.lowerBound }
    } else {
      grammar.run(bytes, head)
    }
    if let fault = grammar.fault {
      findings.add(
        .invalidParameter, at: fault.offset, property: line.name(in: bytes).asciiUppercased, value: excerpt(head, line, bytes),
        fault.message)
    }
    if grammar.isQuotedPrintable {
      findings.add(
        .quotedPrintable, at: line.nameEnd, property: line.name(in: bytes).asciiUppercased, "ENCODING=QUOTED-PRINTABLE")
    }
  }

  private func excerpt(_ range: Range<Int>, _ line: ContentLine, _ bytes: Span<UInt8>) -> String {
    LineText.string(bytes, range.lowerBound..<min(range.upperBound, range.lowerBound + 120), isFolded: line.isFolded)
  }
}

extension ContentLine {
  /// Whether the name is one that libical uses to keep notes, `X-LIC-ERROR`.
  fileprivate func isInternal(in bytes: Span<UInt8>) -> Bool {
    guard key.letters >> 16 == 0x58_2D4C_4943_2D, key.length > 8 else { return false }  // X-LIC-
    return !ICSPropertyName("X-LIC-LOCATION").matches(self, in: bytes)
  }
}
