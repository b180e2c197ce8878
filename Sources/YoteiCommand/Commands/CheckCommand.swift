internal import YoteiICS

/// `yotei check`: every fault, as a compiler would print it.
enum CheckCommand: Command {
  static let name = "check"
  static let operands = "INPUT…"
  static let abstract = "every fault, as a compiler would print it"
  static let options: [Option] = [.format] + Option.common

  static func run(_ arguments: Arguments, _ session: Session) throws(CommandError) -> ExitStatus {
    var printer = session.printer
    switch arguments.value(.format) {
    case nil, "text": break
    case "json":
      printer.form = .json
      printer.least = .note
    case let other?: throw .usage("check has no format \"\(other)\"; use text or json")
    }
    var (files, events, errors, warnings) = (0, 0, 0, 0)
    let status = try session.forEachInput { (feed, source) throws(CommandError) in
      let diagnostics = feed.diagnostics
      files += 1
      events += feed.count(of: .event)
      let faulty = diagnostics.count { $0.severity == .error || (session.isStrict && $0.severity == .warning) }
      errors += faulty
      warnings += diagnostics.count { $0.severity == .warning } - (session.isStrict ? diagnostics.count { $0.severity == .warning } : 0)
      try session.write(printer.lines(diagnostics, source: source) { feed.index.physicalLine($0) })
      return faulty > 0 ? .faulty : .done
    }
    if printer.form == .text {
      let summary = [(files, "file"), (events, "event"), (errors, "error"), (warnings, "warning")]
      try session.write(Array((summary.map { "\($0) \($1)\($0 == 1 ? "" : "s")" }.joined(separator: ", ") + "\n").utf8))
    }
    return status
  }
}
