internal import YoteiICS

/// `yotei check`: every fault, as a compiler would print it.
enum CheckCommand: Command {
  static let name = "check"
  static let operands = "INPUT…"
  static let abstract = "every fault, as a compiler would print it"

  private static let explain = Option(
    "explain", "CODE", "say what a code means, with an example and the repair; all for every code")
  private static let libical = Option("libical", "add the opinion of libical's own parser and checks")
  static let options: [Option] = [.format, explain, libical] + Option.common

  static func run(_ arguments: Arguments, _ session: Session) throws(CommandError) -> ExitStatus {
    if let code = arguments.value(explain) {
      try session.write(Array(try explanation(of: code).utf8))
      return .done
    }
    var printer = session.printer
    printer.isStrict = session.isStrict
    printer.limit = .max
    switch arguments.value(.format) {
    case nil, "text": break
    case "json":
      printer.form = .json
      printer.least = .note
    case let other?: throw .usage("check has no format \"\(other)\"; use text or json")
    }
    var tally = Tally()
    let asksLibical = arguments.has(libical)
    let status = try session.forEachInput { feed, _, _ in
      feed.diagnostics + (asksLibical ? feed.libicalDiagnostics : [])
    } report: { (feed, source, diagnostics) throws(CommandError) in
      let faulty = tally.add(diagnostics, events: feed.count(of: .event), isStrict: session.isStrict)
      try session.write(printer.lines(diagnostics, about: feed, source: source))
      return faulty ? .faulty : .done
    }
    if printer.form == .text, !arguments.has(.quiet) { try session.write(Array((tally.text + "\n").utf8)) }
    return status
  }

  private static func explanation(of name: String) throws(CommandError) -> String {
    let codes = name == "all" ? ICSDiagnostic.Code.all : [ICSDiagnostic.Code(rawValue: name)]
    var texts: [String] = []
    for code in codes {
      guard let explanation = code.explanation else {
        let near = ICSDiagnostic.Code.all.min { $0.rawValue.distance(to: name) < $1.rawValue.distance(to: name) }
        throw .usage("no code \"\(name)\"\(near.map { "; did you mean \($0)?" } ?? "")")
      }
      texts.append(explanation.text(of: code))
    }
    return texts.joined(separator: "\n")
  }
}

/// What the last line of a check counts.
private struct Tally {
  private var files = 0
  private var events = 0
  private var errors = 0
  private var warnings = 0

  /// Whether there were errors.
  mutating func add(_ diagnostics: [ICSDiagnostic], events: Int, isStrict: Bool) -> Bool {
    files += 1
    self.events += events
    var counts: [ICSDiagnostic.Severity: Int] = [:]
    for diagnostic in diagnostics {
      let severity = isStrict && diagnostic.severity == .warning ? .error : diagnostic.severity
      counts[severity, default: 0] += diagnostic.count
    }
    errors += counts[.error] ?? 0
    warnings += counts[.warning] ?? 0
    return counts[.error] != nil
  }

  var text: String {
    [(files, "file"), (events, "event"), (errors, "error"), (warnings, "warning")]
      .map { "\($0) \($1)\($0 == 1 ? "" : "s")" }.joined(separator: ", ")
  }
}

extension ICSDiagnostic.Code.Explanation {
  fileprivate func text(of code: ICSDiagnostic.Code) -> String {
    let example = example.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)\n" }.joined()
    return """
      \(code): \(severity.rawValue): \(summary)\(reference.map { " (\($0))" } ?? "")
      \(example)  What yotei does: \(action).
        What to do: \(repair).

      """
  }
}
