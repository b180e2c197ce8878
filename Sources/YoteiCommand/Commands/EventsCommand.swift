internal import YoteiICS

/// `yotei events`: what happens in a window.
enum EventsCommand: Command {
  static let name = "events"
  static let operands = "INPUT…"
  static let abstract = "what happens in a window: occurrences, expanded, overrides and exceptions applied"

  private static let cancelled = Option("cancelled", "list cancelled occurrences too")
  private static let fields = Option("fields", "LIST", "which keys, in which order, comma-separated")
  private static let component = Option("component", "KIND", "vevent (default), vtodo, vjournal or all")
  static let options: [Option] = [.from, .to, .days, .format, fields, cancelled, component] + Option.common

  static func run(_ arguments: Arguments, _ session: Session) throws(CommandError) -> ExitStatus {
    let window = try session.window()
    let isPlain = arguments.value(.format) ?? (session.context.outputIsTerminal ? "table" : "ndjson")
    let chosen = try fields(arguments)
    return try session.forEachInput { (feed, source) throws(CommandError) in
      var query = OccurrenceQuery(window: window, timeZone: session.timeZone, limit: session.parseOptions.maximumOccurrences)
      query.includesCancelled = arguments.has(cancelled)
      query.kinds = try kinds(arguments)
      switch isPlain {
      case "ndjson":
        let diagnostics: [ICSDiagnostic]
        do {
          diagnostics = try feed.writeRecords(query, fields: chosen, source: source) { try session.write($0) }
        } catch let error as CommandError {
          throw error
        } catch {
          throw CommandError(status: .unwritable, message: "\(error)")
        }
        return session.report(diagnostics, about: feed, source: source)
      default: throw .usage("events has no format \"\(isPlain)\"; use table, json or ndjson")
      }
    }
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
    case "all": return [.event, .todo, .journal]
    case let other?: throw .usage("--component is vevent, vtodo, vjournal or all: \"\(other)\"")
    }
  }
}
