internal import YoteiICS

/// `yotei convert`: the same calendar in another notation.
enum ConvertCommand: Command {
  static let name = "convert"
  static let operands = "INPUT…"
  static let abstract = "the same calendar in another notation (nothing expanded, nothing lost)"

  private static let target = Option("to-format", short: "t", "ics", "the notation to write")
  static let options: [Option] = [target] + Option.common

  static func run(_ arguments: Arguments, _ session: Session) throws(CommandError) -> ExitStatus {
    let format = arguments.value(target) ?? "ics"
    guard format == "ics" else { throw .usage("convert writes ics; not \"\(format)\"") }
    return try session.forEachInput { (feed, source) throws(CommandError) in
      try session.write([UInt8](feed.serialized()))
      return session.report(feed.diagnostics, about: feed, source: source)
    }
  }
}
