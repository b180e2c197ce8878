internal import YoteiICS

/// Diagnostics as a compiler prints them, or as one JSON object a line.
struct DiagnosticPrinter {
  enum Form { case text, json }

  var form: Form
  /// The least severity that is printed.
  var least: ICSDiagnostic.Severity
  var isColored: Bool
  /// Whether warnings are printed as errors.
  var isStrict = false
  /// Bytes of messages about one input, at most; floods are cut there, and counted.
  var limit = 48_000
  /// Messages of one code in the text form, at most; the rest are counted.
  var limitOfCode = 10

  func lines(_ diagnostics: [ICSDiagnostic], about feed: ICSFeed, source: String) -> [UInt8] {
    let (shown, omitted) = chosen(diagnostics.filter { $0.severity >= least })
    let excerpts = form == .text ? feed.index.excerpts(for: shown) : []
    var output: [UInt8] = []
    var left = 0
    for (position, diagnostic) in shown.enumerated() {
      let message = form == .json ? json(diagnostic, source) : text(diagnostic, source, excerpts[position])
      if output.count + message.utf8.count <= limit { output += Array(message.utf8) } else { left += diagnostic.count }
    }
    for (code, severity, count) in omitted {
      let name = severity.rawValue + (count == 1 ? "" : "s")
      output += Array("\(PlainText.oneLine(source)): \(count) more \(name) are not listed [\(code)]\n".utf8)
    }
    if left > 0 { output += Array(remainder(left, source).utf8) }
    return output
  }

  private func remainder(_ count: Int, _ source: String) -> String {
    let message = "\(count) more messages are not listed"
    guard form == .json else { return "\(PlainText.oneLine(source)): \(message)\n" }
    var record = JSONRecord()
    record.add("severity", "note")
    record.add("code", "not-listed")
    record.add("message", message)
    record.add("source", source)
    return record.text + "\n"
  }

  private typealias Omission = (code: ICSDiagnostic.Code, severity: ICSDiagnostic.Severity, count: Int)

  /// What the text form prints: the first few of each code.
  private func chosen(_ diagnostics: [ICSDiagnostic]) -> (shown: [ICSDiagnostic], omitted: [Omission]) {
    guard form == .text else { return (diagnostics, []) }
    var counts: [ICSDiagnostic.Code: Int] = [:]
    var omitted: [Omission] = []
    let shown = diagnostics.filter { diagnostic in
      let count = counts[diagnostic.code, default: 0] + diagnostic.count
      counts[diagnostic.code] = count
      if count <= limitOfCode { return true }
      if let place = omitted.firstIndex(where: { $0.code == diagnostic.code }) {
        omitted[place].count += diagnostic.count
      } else {
        omitted.append((diagnostic.code, severity(diagnostic), diagnostic.count))
      }
      return false
    }
    return (shown, omitted)
  }

  private func severity(_ diagnostic: ICSDiagnostic) -> ICSDiagnostic.Severity {
    isStrict && diagnostic.severity == .warning ? .error : diagnostic.severity
  }

  private func text(_ diagnostic: ICSDiagnostic, _ source: String, _ excerpt: SourceExcerpt?) -> String {
    var text = PlainText.oneLine(source)
    if let line = diagnostic.line { text += ":\(line)" + (diagnostic.column.map { ":\($0)" } ?? "") }
    text += ": \(label(severity(diagnostic))) " + PlainText.oneLine(diagnostic.message)
    if let value = diagnostic.value { text += ": \"\(PlainText.oneLine(String(value.prefix(80))))\"" }
    text += " [\(diagnostic.code)]"
    if let reference = diagnostic.reference { text += " (\(reference))" }
    text += "\n"
    let action = PlainText.oneLine(diagnostic.action)
    guard let excerpt else { return text + "  = \(action)\n" }
    return text + "  \(PlainText.oneLine(excerpt.text))\n  \(String(repeating: " ", count: excerpt.column - 1))^ \(action)\n"
  }

  private func label(_ severity: ICSDiagnostic.Severity) -> String {
    guard isColored else { return "\(severity.rawValue):" }
    let tint = severity == .error ? 31 : severity == .warning ? 35 : 36
    return "\u{1B}[1m\u{1B}[\(tint)m\(severity.rawValue):\u{1B}[0m"
  }

  private func json(_ diagnostic: ICSDiagnostic, _ source: String) -> String {
    var record = JSONRecord()
    record.add("severity", severity(diagnostic).rawValue)
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
