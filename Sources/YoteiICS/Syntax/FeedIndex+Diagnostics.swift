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
        component: finding.component.map { name(of: $0).asciiUppercased },
        uid: finding.component.flatMap { uidText(of: $0, bytes) },
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
