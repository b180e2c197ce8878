internal import YoteiICS

/// Diagnostics as a compiler prints them, or as one JSON object a line.
struct DiagnosticPrinter {
  enum Form { case text, json }

  var form: Form
  /// The least severity that is printed.
  var least: ICSDiagnostic.Severity
  var isColored: Bool
  /// Bytes of messages about one input, at most; floods are cut there, and counted.
  var limit = 48_000

  /// The diagnostics about `source`; its physical lines come from `line`.
  func lines(_ diagnostics: [ICSDiagnostic], source: String, line: (Int) -> String?) -> [UInt8] {
    var output: [UInt8] = []
    var left = 0
    for diagnostic in diagnostics where diagnostic.severity >= least {
      guard output.count < limit else {
        left += 1
        continue
      }
      output += form == .json ? Array(json(diagnostic, source).utf8) : Array(text(diagnostic, source, line).utf8)
    }
    if left > 0 { output += Array("\(source): \(left) more messages are not shown\n".utf8) }
    return output
  }

  private func text(_ diagnostic: ICSDiagnostic, _ source: String, _ sourceLine: (Int) -> String?) -> String {
    var text = PlainText.oneLine(source)
    if let line = diagnostic.line { text += ":\(line)" + (diagnostic.column.map { ":\($0)" } ?? "") }
    let (severity, bold, reset) = (diagnostic.severity.rawValue, isColored ? "\u{1B}[1m" : "", isColored ? "\u{1B}[0m" : "")
    let tint = isColored ? (diagnostic.severity == .error ? "\u{1B}[31m" : diagnostic.severity == .warning ? "\u{1B}[35m" : "\u{1B}[36m") : ""
    text += ": \(bold)\(tint)\(severity):\(reset) " + PlainText.oneLine(diagnostic.message)
    if let value = diagnostic.value { text += ": \"\(PlainText.oneLine(String(value.prefix(80))))\"" }
    text += "; \(diagnostic.action) [\(diagnostic.code)]"
    if let reference = diagnostic.reference { text += " (\(reference))" }
    text += "\n"
    guard let line = diagnostic.line, let column = diagnostic.column, let source = sourceLine(line) else { return text }
    let excerpt = PlainText.excerpt(source, around: column)
    return text + "  \(excerpt.text)\n  \(String(repeating: " ", count: excerpt.column - 1))^\n"
  }

  private func json(_ diagnostic: ICSDiagnostic, _ source: String) -> String {
    var record = JSONRecord()
    record.add("severity", diagnostic.severity.rawValue)
    record.add("code", diagnostic.code.rawValue)
    record.add("message", diagnostic.message)
    record.add("source", source)
    record.add("line", diagnostic.line)
    record.add("column", diagnostic.column)
    record.add("component", diagnostic.component)
    record.add("uid", diagnostic.uid)
    record.add("property", diagnostic.property)
    record.add("value", diagnostic.value)
    record.add("action", diagnostic.action)
    record.add("ref", diagnostic.reference)
    return record.text + "\n"
  }
}
