internal import Foundation
internal import YoteiICS

/// `yotei add`: adds an event.
enum AddCommand: Command {
  static let name = "add"
  static let operands = "INPUT"
  static let abstract = "adds an event (INPUT may be new)"

  private static let title = Option("title", "TEXT", "what the event is called")
  private static let start = Option("start", "T", "when it starts; a date makes an all-day event")
  private static let end = Option("end", "T", "when it ends, exclusive; may be relative to --start: +90m")
  private static let length = Option("duration", "D", "how long it lasts: 90m, 1h30m, 2d (default: an hour, or a day)")
  private static let rule = Option("rrule", "RULE", "how it recurs: FREQ=WEEKLY;COUNT=10")
  private static let location = Option("location", "TEXT", "where it is")
  private static let description = Option("description", "TEXT", "more about it")
  private static let url = Option("url", "URL", "a page about it")
  private static let category = Option("category", "TEXT", "a category; may be given several times")
  private static let alarm = Option("alarm", "D", "an alarm that long before the start; may be given several times")
  static let options: [Option] =
    [title, start, end, length, rule, location, description, url, category, alarm] + FeedChange.options

  static func run(_ arguments: Arguments, _ session: Session) throws(CommandError) -> ExitStatus {
    let draft = try draft(arguments, session)
    var change = try FeedChange(session, mayBeNew: true)
    let revision = change.revision
    return try change.make { (feed) throws(ICSRescheduleError) in try feed.add(draft, revision: revision) }
  }

  private static func draft(_ arguments: Arguments, _ session: Session) throws(CommandError) -> ICSEventDraft {
    guard let text = arguments.value(title) else { throw .usage("--title is needed") }
    guard let startText = arguments.value(start) else { throw .usage("--start is needed") }
    let isAllDay = TimeExpression.isDate(startText)
    let start = try session.times.date(startText)
    var draft = ICSEventDraft(
      title: text, start: start, end: try end(arguments, session, start, isAllDay), isAllDay: isAllDay, timeZone: session.timeZone)
    if isAllDay { (draft.start, draft.end) = (session.utcMidnight(of: draft.start), session.utcMidnight(of: draft.end)) }
    if let text = arguments.value(rule) {
      let (rule, faults) = ICSRecurrenceRule.reading(text)
      guard let rule, faults.isEmpty else { throw .usage(faults.first ?? "not a rule: \(text)") }
      draft.rule = rule
    }
    draft.location = arguments.value(location)
    draft.description = arguments.value(description)
    if let text = arguments.value(url) {
      guard let url = URL(string: text) else { throw .usage("not a URL: \(text)") }
      draft.url = url
    }
    draft.categories = arguments.values[category.name] ?? []
    for text in arguments.values[alarm.name] ?? [] { draft.alarms.append(try DurationExpression.duration(text)) }
    return draft
  }

  private static func end(
    _ arguments: Arguments, _ session: Session, _ start: Date, _ isAllDay: Bool
  ) throws(CommandError) -> Date {
    switch (arguments.value(end), arguments.value(length)) {
    case (_?, _?): throw .usage("--end and --duration exclude each other")
    case (let text?, nil): return try session.times.date(text, relativeTo: start)
    case (nil, let text):
      return session.date(
        start, plus: try text.map(DurationExpression.duration) ?? ICSDuration(days: isAllDay ? 1 : 0, seconds: isAllDay ? 0 : 3600))
    }
  }
}

extension Session {
  /// Days on the calendar, then exact seconds.
  fileprivate func date(_ date: Date, plus duration: ICSDuration) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return (calendar.date(byAdding: .day, value: duration.days, to: date) ?? date).addingTimeInterval(
      TimeInterval(duration.seconds))
  }

  /// Midnight UTC of the date that an instant has in the session's zone.
  fileprivate func utcMidnight(of date: Date) -> Date {
    let local = date.timeIntervalSince1970 + TimeInterval(timeZone.secondsFromGMT(for: date))
    return Date(timeIntervalSince1970: (local / 86_400).rounded(.down) * 86_400)
  }
}
