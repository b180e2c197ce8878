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
