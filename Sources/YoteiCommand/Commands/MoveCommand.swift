internal import Foundation
internal import YoteiICS

/// `yotei move`: reschedules.
enum MoveCommand: Command {
  static let name = "move"
  static let operands = "INPUT"
  static let abstract = "reschedules: one occurrence, this and future ones, or all; also resizes"

  private static let start = Option("start", "T", "the new start; a local time together with --tz is written in that zone")
  private static let distance = Option("by", "D", "how much later (or earlier) it starts: +1d, -30m, PT1H")
  private static let end = Option("end", "T", "the new end, exclusive (default: the length stays)")
  private static let length = Option("duration", "D", "the new length: 90m, 1h30m, PT1H")
  private static let allDay = Option("all-day", "make it an all-day event")
  private static let timed = Option("timed", "make it a timed event; needs --end or --duration")
  static let options: [Option] =
    [FeedChange.id, start, distance, end, length, FeedChange.scope, allDay, timed, Reply.status, Reply.sender] + FeedChange.options

  static func run(_ arguments: Arguments, _ session: Session) throws(CommandError) -> ExitStatus {
    if arguments.has(Reply.status) || arguments.has(Reply.sender) { return try Reply.write(session) }
    let request = try request(arguments, session)
    var change = try FeedChange(session)
    let (id, scope, revision) = (try change.id(), try change.scope(), change.revision)
    return try change.make { (feed) throws(ICSRescheduleError) in
      try feed.reschedule(id, request, scope: scope, timeZone: session.timeZone, revision: revision)
    }
  }

  private static func request(_ arguments: Arguments, _ session: Session) throws(CommandError) -> RescheduleRequest {
    var request = RescheduleRequest()
    switch (arguments.value(start), arguments.value(distance)) {
    case (_?, _?): throw .usage("--start and --by exclude each other")
    case (let text?, nil):
      request.start = .at(try session.times.date(text))
      if arguments.value(.zone) != nil, TimeExpression.isLocal(text) { request.newZone = session.timeZone }
    case (nil, let text?): request.start = .later(by: try DurationExpression.duration(text))
    case (nil, nil): break
    }
    switch (arguments.value(end), arguments.value(length)) {
    case (_?, _?): throw .usage("--end and --duration exclude each other")
    case (let text?, nil):
      let base: Date? = if case .at(let date) = request.start { date } else { nil }
      request.end = .at(try session.times.date(text, relativeTo: base))
    case (nil, let text?): request.end = .lasting(try DurationExpression.duration(text))
    case (nil, nil): break
    }
    switch (arguments.has(allDay), arguments.has(timed)) {
    case (true, true): throw .usage("--all-day and --timed exclude each other")
    case (true, false): request.isAllDay = true
    case (false, true):
      request.isAllDay = false
      if arguments.value(.zone) != nil { request.newZone = session.timeZone }
    case (false, false): break
    }
    let says = [start, distance, end, length, allDay, timed].contains(where: arguments.has)
    guard says else { throw .usage("where to? --start, --by, --end, --duration, --all-day or --timed is needed") }
    return request
  }
}
