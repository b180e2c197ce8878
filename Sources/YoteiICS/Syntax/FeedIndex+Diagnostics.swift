internal import Foundation

extension FeedIndex {
  /// Findings as diagnostics in the order of their places, those without a place first; what was not kept is counted at the end.
  func diagnostics(_ log: FindingLog) -> [ICSDiagnostic] {
    let bytes = bytes.span
    var counter = LineCounter(breaks)
    let sorted = log.findings.enumerated().sorted {
      ($0.element.offset ?? -1, $0.offset) < ($1.element.offset ?? -1, $1.offset)
    }
    var diagnostics = sorted.map { _, finding in
      let place = finding.offset.map { counter.place(of: $0, in: bytes) }
      return ICSDiagnostic(
        severity: finding.severity, code: finding.code, message: finding.message, line: place?.line, column: place?.column,
        component: finding.component.map { name(of: $0).asciiUppercased }, uid: finding.component.flatMap { uidText(of: $0, bytes) },
        property: finding.property, value: finding.value, action: finding.action, reference: finding.code.entry.reference)
    }
    for (code, count) in log.omitted {
      diagnostics.append(
        ICSDiagnostic(
          severity: code.entry.severity, code: code, message: "\(count) more of these are not listed", action: code.entry.action,
          reference: code.entry.reference))
    }
    return diagnostics
  }

  private func uidText(of component: Int, _ bytes: Span<UInt8>) -> String? {
    let uid = uid(of: component, bytes)
    return uid.isEmpty ? nil : LineText.unescaped(uid)
  }

  /// The physical line that `number` counts, without its break; nil beyond the end.
  package func physicalLine(_ number: Int) -> String? {
    let bytes = bytes.span
    var position = 0
    for _ in 1..<max(1, number) {
      guard position < bytes.count else { return nil }
      position = breaks.physicalLine(at: position, in: bytes, limit: bytes.count).next
    }
    guard position < bytes.count else { return nil }
    let end = breaks.physicalLine(at: position, in: bytes, limit: bytes.count).end
    return LineText.decoded(bytes.extracting(position..<min(end, position + 4096)))
  }
}

/// Counts lines up to offsets that ascend.
private struct LineCounter {
  private let breaks: LineBreaks
  private var line = 1
  private var start = 0
  private var next: Int?

  init(_ breaks: LineBreaks) { self.breaks = breaks }

  mutating func place(of offset: Int, in bytes: Span<UInt8>) -> (line: Int, column: Int) {
    while true {
      let end = next ?? breaks.physicalLine(at: start, in: bytes, limit: bytes.count).next
      next = end
      guard offset >= end, end < bytes.count else { break }
      (start, next, line) = (end, nil, line + 1)
    }
    var column = 1
    for index in start..<max(start, min(offset, bytes.count)) where bytes[index] & 0xC0 != 0x80 { column += 1 }
    return (line, column)
  }
}
