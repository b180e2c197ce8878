internal import YoteiICS

/// `yotei convert`: the same calendar in another notation.
enum ConvertCommand: Command {
  static let name = "convert"
  static let operands = "INPUT…"
  static let abstract = "the same calendar in another notation (nothing expanded, nothing lost)"

  private static let target = Option("to-format", short: "t", "F", "the notation to write: ics (default), jcal or xcal")
  private static let origin = Option("from-format", short: "i", "F", "the notation of the inputs: ics (default), jcal or xcal")
  private static let repair = Option("repair", "write what was understood as RFC 5545 wants it; with -t ics")
  static let options: [Option] = [target, origin, repair, .inputList] + Option.common

  static func run(_ arguments: Arguments, _ session: Session) throws(CommandError) -> ExitStatus {
    let reader = try reader(arguments, session)
    guard var format = try format(arguments, session) else {
      return try session.forEachInput(from: reader) { (feed, source) throws(CommandError) in
        try session.write([UInt8](arguments.has(repair) ? feed.repaired(stamp: session.now) : feed.serialized()))
        return session.report(feed.diagnostics, about: feed, source: source)
      }
    }
    guard !arguments.has(repair) else { throw .usage("--repair writes ics; leave -t out") }
    var output: [UInt8] = []
    format.begin(to: &output)
    let status = try session.forEachInput(from: reader) { (feed, source) throws(CommandError) in
      try session.write(output)
      output.removeAll()
      let losses = try session.writing { write in try format.append(feed, source: source, to: write) }
      return session.report(feed.diagnostics + losses, about: feed, source: source)
    }
    format.finish(to: &output)
    try session.write(output)
    return status
  }

  /// Nil for ics, which is written as it was read.
  private static func format(_ arguments: Arguments, _ session: Session) throws(CommandError) -> (any FeedFormat)? {
    switch arguments.value(target) ?? "ics" {
    case "ics": return nil
    case XCalFormat.identifier: return XCalFormat()
    case JCalFormat.identifier: return JCalFormat(holdsSeveral: try session.operands().count > 1)
    case let other: throw .usage("convert can't write \"\(other)\"; use ics, jcal or xcal")
    }
  }

  private static func reader(_ arguments: Arguments, _ session: Session) throws(CommandError) -> (any FeedReader)? {
    switch arguments.value(origin) ?? "ics" {
    case "ics": return nil
    case XCalReader.identifier: return XCalReader(maximumDepth: session.parseOptions.maximumDepth)
    case JCalReader.identifier: return JCalReader(maximumDepth: session.parseOptions.maximumDepth)
    case let other: throw .usage("convert can't read \"\(other)\"; use ics, jcal or xcal")
    }
  }
}
