internal import YoteiICS

/// `yotei merge`: several feeds as one.
enum MergeCommand: Command {
  static let name = "merge"
  static let operands = "INPUT…"
  static let abstract = "several feeds into one calendar; a UID that several have stands in it once, as its newest revision"

  private static let prefix = Option("prefix", "TEXT", "put TEXT before every title; {calendar} and {source} in it stand for names")
  static let options: [Option] = [prefix, .filter, .inputList, .partial] + Option.common

  static func run(_ arguments: Arguments, _ session: Session) throws(CommandError) -> ExitStatus {
    var collection = CalendarCollection(filter: try arguments.filter())
    let status = try session.forEachInput { feed, _, _ in
      feed.diagnostics
    } report: { (feed, source, diagnostics) throws(CommandError) in
      collection.add(feed, source: source, prefix: arguments.value(prefix))
      return session.report(diagnostics, about: feed, source: source)
    }
    guard collection.holdsAnything || status == .done else { return status }
    try session.writing { write in try collection.writeCalendar(to: write) }
    return status
  }
}
