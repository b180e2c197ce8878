internal import YoteiICS

extension EventsCommand {
  /// Writes what `write` gives of each input, one JSON object a line or all of them in an array.
  static func writeRecords(
    asArray: Bool, _ session: Session, _ write: @escaping (ICSFeed, String, ([UInt8]) throws -> Void) throws -> [ICSDiagnostic]
  ) throws(CommandError) -> ExitStatus {
    var array = JSONArrayText()
    var wasRead = false
    let status = try session.forEachInput { (feed, source) throws(CommandError) in
      wasRead = true
      let diagnostics = try session.writing { output in
        guard asArray else { return try write(feed, source, output) }
        return try write(feed, source) { lines in
          var members: [UInt8] = []
          array.append(lines: lines, to: &members)
          try session.write(members)
        }
      }
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
    return try writeRecords(asArray: format == "json", session) { feed, source, write in
      ofAlarms
        ? try feed.writeAlarmRecords(in: window, timeZone: session.timeZone, source: source, to: write)
        : try feed.writeBusyRecords(in: window, timeZone: session.timeZone, source: source, to: write)
    }
  }
}
