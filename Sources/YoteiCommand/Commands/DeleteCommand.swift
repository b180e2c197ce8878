internal import YoteiICS

/// `yotei delete`: deletes or cancels.
enum DeleteCommand: Command {
  static let name = "delete"
  static let operands = "INPUT"
  static let abstract = "deletes or cancels: one occurrence, this and future ones, or all"

  private static let cancel = Option("cancel", "keep it with STATUS:CANCELLED, for feeds that attendees are sent")
  static let options: [Option] = [FeedChange.id, FeedChange.scope, cancel] + FeedChange.options

  static func run(_ arguments: Arguments, _ session: Session) throws(CommandError) -> ExitStatus {
    var change = try FeedChange(session)
    let (id, scope, revision) = (try change.id(), try change.scope(), change.revision)
    let cancelling = { (feed: inout ICSFeed) throws(ICSRescheduleError) in
      try feed.delete(id, scope: scope, cancelling: true, timeZone: session.timeZone, revision: revision)
    }
    if arguments.has(cancel) { return try change.make(cancelling: cancelling, cancelling) }
    return try change.make(cancelling: cancelling) { (feed) throws(ICSRescheduleError) in
      try feed.delete(id, scope: scope, timeZone: session.timeZone, revision: revision)
    }
  }
}
