internal import YoteiICS

/// `yotei events`: what happens in a window.
enum EventsCommand: Command {
  static let name = "events"
  static let operands = "INPUT…"
  static let abstract = "what happens in a window: occurrences, expanded, overrides and exceptions applied"

  private static let cancelled = Option("cancelled", "list cancelled occurrences too")
  private static let fields = Option("fields", "LIST", "which keys or columns, in which order, comma-separated")
  private static let component = Option("component", "KIND", "vevent (default), vtodo, vjournal, vfreebusy or all")
  private static let busy = Option("busy", "list when the window is taken instead, overlaps merged")
  private static let alarms = Option("alarms", "list the alarms that go off in the window instead")
  static let options: [Option] =
    [.from, .to, .days, .format, fields, .dialect, .formulaGuard, cancelled, component, busy, alarms, .inputList, .partial]
    + Option.common

  static func run(_ arguments: Arguments, _ session: Session) throws(CommandError) -> ExitStatus {
    var query = OccurrenceQuery(
      window: try session.window(), timeZone: session.timeZone, limit: session.parseOptions.maximumOccurrences)
    query.includesCancelled = arguments.has(cancelled)
    query.kinds = try kinds(arguments)
    if arguments.has(busy) || arguments.has(alarms) { return try writeTimes(ofAlarms: arguments.has(alarms), arguments, session) }
    let fields = try fields(arguments)
    let name = arguments.value(.format) ?? (session.context.outputIsTerminal ? "table" : "ndjson")
    switch name {
    case "ndjson", "json":
      return try writeRecords(asArray: name == "json", session) { [query] feed, source, write in
        try feed.writeRecords(query, fields: fields, source: source, to: write)
      }
    default:
      guard var format = try format(named: name, query, fields, arguments, session) else {
        throw .usage("events has no format \"\(name)\"; use table, json, ndjson, csv, markdown, org or ics")
      }
      return try write(query, as: &format, session)
    }
  }

  private static func format(
    named name: String, _ query: OccurrenceQuery, _ fields: [OccurrenceField], _ arguments: Arguments, _ session: Session
  ) throws(CommandError) -> (any OccurrenceFormat)? {
    let zone = ICSZone(session.timeZone)
    switch name {
    case AgendaTable.identifier: return AgendaTable(query, width: session.context.width, isColored: session.outputIsColored)
    case OccurrenceCSV.identifier:
      let text = CSVText(guardsFormulas: arguments.has(.formulaGuard))
      if let dialect = try arguments.dialect() { return ImporterCSV(dialect, text: text) }
      return OccurrenceCSV(fields: fields, text: text, timeZone: zone)
    case MarkdownAgenda.identifier: return MarkdownAgenda()
    case ExpandedCalendar.identifier: return ExpandedCalendar()
    case OrgAgenda.identifier: return OrgAgenda(timeZone: zone)
    default: return nil
    }
  }

  private static func write(
    _ query: OccurrenceQuery, as format: inout any OccurrenceFormat, _ session: Session
  ) throws(CommandError) -> ExitStatus {
    var output: [UInt8] = []
    format.begin(to: &output)
    var wasRead = false
    let status = try session.forEachInput { _, _, _ in
      []
    } report: { (feed, source, _) throws(CommandError) in
      if !wasRead { try session.write(output) }
      wasRead = true
      let diagnostics = try session.writing { write in try feed.write(query, as: &format, source: source, to: write) }
      return session.report(diagnostics, about: feed, source: source)
    }
    guard wasRead else { return status }
    output.removeAll()
    format.finish(to: &output)
    try session.write(output)
    return status
  }

  private static func fields(_ arguments: Arguments) throws(CommandError) -> [OccurrenceField] {
    guard let list = arguments.value(fields) else { return OccurrenceField.allCases }
    var chosen: [OccurrenceField] = []
    for name in list.split(separator: ",") {
      guard let field = OccurrenceField(rawValue: String(name)) else {
        throw .usage("no field \"\(name)\"; there are \(OccurrenceField.allCases.map(\.rawValue).joined(separator: ", "))")
      }
      chosen.append(field)
    }
    return chosen
  }

  private static func kinds(_ arguments: Arguments) throws(CommandError) -> Set<ComponentKind> {
    switch arguments.value(component)?.lowercased() {
    case nil, "vevent": return [.event]
    case "vtodo": return [.todo]
    case "vjournal": return [.journal]
    case "vfreebusy": return [.freeBusy]
    case "all": return [.event, .todo, .journal, .freeBusy]
    case let other?: throw .usage("--component is vevent, vtodo, vjournal, vfreebusy or all: \"\(other)\"")
    }
  }
}
