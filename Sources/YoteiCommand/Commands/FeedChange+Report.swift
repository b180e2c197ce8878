internal import YoteiICS

extension FeedChange {
  /// What `--method` says.
  func method(canCancel: Bool) throws(CommandError) -> ICSCalendar.Method? {
    guard let text = session.arguments.value(Self.method) else { return nil }
    if session.arguments.has(Self.diff) { throw .usage("--method and --diff exclude each other") }
    switch text.lowercased() {
    case "request": return .request
    case "publish": return .publish
    case "cancel":
      guard canCancel else { throw .usage("--method cancel tells of a deletion; what was moved is told with --method request") }
      guard try scope() != .thisAndFuture else { throw .usage("the end of a series is told with --method request") }
      return .cancel
    default: throw .usage("--method is request, cancel or publish: \"\(text)\"")
    }
  }

  /// Whether `--format json` wants to know what was done.
  func isReported() throws(CommandError) -> Bool {
    switch session.arguments.value(.format) {
    case nil, "text": return false
    case "json": return true
    case let other?: throw .usage("the format is text or json: \"\(other)\"")
    }
  }

  /// Says on standard error, as one JSON object, which id the occurrence has now and which components changed.
  func report(_ result: ICSReschedule) {
    var record = JSONRecord()
    record.add("id", session.arguments.value(Self.id))
    record.add("newID", result.id?.description)
    record.add("published", result.published.map(Self.record))
    record.add("removed", result.removed.map(Self.record))
    session.context.writeError(Array((record.text + "\n").utf8))
  }

  private static func record(_ component: ICSComponent) -> JSONRecord {
    var record = JSONRecord()
    record.add("uid", component[.uid]?.text)
    record.add("recurrenceID", component[.recurrenceID]?.rawValue)
    record.add("sequence", component[.sequence]?.integer)
    return record
  }
}
