internal import YoteiICS

/// `yotei info`: counts, span, zones, producers.
enum InfoCommand: Command {
  static let name = "info"
  static let operands = "INPUT…"
  static let abstract = "counts, span, zones, producers"
  static let options: [Option] = [.format] + Option.common

  static func run(_ arguments: Arguments, _ session: Session) throws(CommandError) -> ExitStatus {
    try session.forEachInput { (feed, source) throws(CommandError) in
      var record = JSONRecord()
      record.add("source", source)
      var counts = JSONRecord()
      for (name, count) in feed.componentCounts { counts.add(name, count) }
      record.add("components", counts)
      try session.write(Array((record.text + "\n").utf8))
      return .done
    }
  }
}
