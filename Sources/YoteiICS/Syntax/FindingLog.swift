/// A fault with its place in the bytes; it becomes an `ICSDiagnostic` when somebody asks for it.
struct Finding: Sendable {
  var code: ICSDiagnostic.Code
  var severity: ICSDiagnostic.Severity
  var offset: Int?
  var component: Int?
  var property: String?
  var value: String?
  var message: String
  var action: String
}

/// Findings in the order in which they were made; of each code only the first hundred are kept, the rest are counted.
struct FindingLog: Sendable {
  private(set) var findings: [Finding] = []
  private(set) var counts: [ICSDiagnostic.Code: Int] = [:]

  static let kept = 100
  /// Characters of a value that a finding shows.
  private static let keptOfValue = 200

  /// `message`, `action` and `value` are made only for findings that are kept.
  mutating func add(
    _ code: ICSDiagnostic.Code, at offset: Int? = nil, in component: Int? = nil, severity: ICSDiagnostic.Severity? = nil,
    property: @autoclosure () -> String? = nil, value: @autoclosure () -> String? = nil, action: @autoclosure () -> String? = nil,
    _ message: @autoclosure () -> String
  ) {
    let count = counts[code, default: 0] + 1
    counts[code] = count
    guard count <= Self.kept else { return }
    let entry = code.entry
    findings.append(
      Finding(
        code: code, severity: severity ?? entry.severity, offset: offset, component: component, property: property(),
        value: value().map { String($0.prefix(Self.keptOfValue)) }, message: message(), action: action() ?? entry.action))
  }

  /// How many findings of each code were counted and not kept.
  var omitted: [(code: ICSDiagnostic.Code, count: Int)] {
    counts.filter { $0.value > Self.kept }.map { ($0.key, $0.value - Self.kept) }.sorted { $0.0.rawValue < $1.0.rawValue }
  }

  /// The same with other numbers for the components.
  func moved(_ number: (Int) -> Int) -> FindingLog {
    var log = self
    for index in findings.indices { log.findings[index].component = findings[index].component.map(number) }
    return log
  }

  var isEmpty: Bool { counts.isEmpty }

  mutating func merge(_ other: FindingLog) {
    for finding in other.findings {
      let count = counts[finding.code, default: 0]
      if count < Self.kept { findings.append(finding) }
      counts[finding.code] = count + 1
    }
    for (code, count) in other.omitted { counts[code, default: 0] += count }
  }
}
