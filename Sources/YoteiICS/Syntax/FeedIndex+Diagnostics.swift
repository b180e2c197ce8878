internal import Foundation

extension FeedIndex {
  /// Findings as diagnostics in the order of their places, those without a place first; what was not kept is counted at the end.
  func diagnostics(_ log: FindingLog) -> [ICSDiagnostic] {
    let bytes = bytes.span
    var counter = LineCounter(breaks, passedPages)
    let sorted = log.findings.enumerated().sorted {
      ($0.element.offset ?? -1, $0.offset) < ($1.element.offset ?? -1, $1.offset)
    }
    var diagnostics = sorted.map { _, finding in
      let place = finding.offset.map { counter.place(of: $0, in: bytes) }
      let component = finding.component ?? finding.offset.flatMap(component(around:))
      return ICSDiagnostic(
        severity: finding.severity, code: finding.code, message: finding.message, line: place?.line, column: place?.column,
        component: component.map { name(of: $0).asciiUppercased }, uid: component.flatMap { uidText(of: $0, bytes) },
        property: finding.property, value: finding.value, action: finding.action, reference: finding.code.entry.reference)
    }
    for (code, count) in log.omitted {
      let entry = code.entry
      diagnostics.append(
        ICSDiagnostic(
          severity: entry.severity, code: code, message: "\(count) more of these are not listed", action: entry.action,
          reference: entry.reference, count: count))
    }
    return diagnostics
  }

  /// The innermost component that `offset` stands in.
  private func component(around offset: Int) -> Int? {
    let next = records.partitioningIndex { Int($0.start) > offset }
    guard next > 0 else { return nil }
    var component = next - 1
    while offset >= Int(records[component].end) {
      guard records[component].parent != ComponentRecord.none else { return nil }
      component = Int(records[component].parent)
    }
    return component
  }

  private func uidText(of component: Int, _ bytes: Span<UInt8>) -> String? {
    let uid = uid(of: component, bytes)
    return uid.isEmpty ? nil : LineText.unescaped(uid)
  }
}
