internal import YoteiICS

extension EventsCommand {
  /// Writes what `work` writes of each input, one JSON object a line or all of them in an array.
  static func writeRecords(
    asArray: Bool, _ session: Session, _ work: @escaping Session.Work
  ) throws(CommandError) -> ExitStatus {
    var array = JSONArrayText()
    var wasRead = false
    let status = try session.forEachInput(work: work) { (lines) throws(CommandError) in
      guard asArray else { return try session.write(lines) }
      var members: [UInt8] = []
      array.append(lines: lines, to: &members)
      try session.write(members)
    } report: { (feed, source, diagnostics) throws(CommandError) in
      wasRead = true
      return session.report(diagnostics, about: feed, source: source)
    }
    guard asArray, wasRead else { return status }
    var output: [UInt8] = []
    array.finish(to: &output)
    try session.write(output)
    return status
  }

  /// Writes the alarms that go off in the window, or else when it is taken.
  static func writeTimes(ofAlarms: Bool, _ arguments: Arguments, _ session: Session) throws(CommandError) -> ExitStatus {
    let window = try session.window()
    let format = arguments.value(.format) ?? "ndjson"
    guard format == "ndjson" || format == "json" else {
      throw .usage("\(ofAlarms ? "--alarms" : "--busy") has no format \"\(format)\"; use json or ndjson")
    }
    let zone = session.timeZone
    return try writeRecords(asArray: format == "json", session) { feed, source, write in
      ofAlarms
        ? try feed.writeAlarmRecords(in: window, timeZone: zone, source: source, to: write)
        : try feed.writeBusyRecords(in: window, timeZone: zone, source: source, to: write)
    }
  }
}
