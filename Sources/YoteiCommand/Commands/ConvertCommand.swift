internal import Foundation
internal import YoteiICS

/// `yotei convert`: the same calendar in another notation.
enum ConvertCommand: Command {
  static let name = "convert"
  static let operands = "INPUT…"
  static let abstract = "the same calendar in another notation (nothing expanded, nothing lost)"

  private static let target = Option(
    "to-format", short: "t", "F", "the notation to write: ics (default), jcal, xcal, json, ndjson, csv or jscalendar")
  private static let origin = Option(
    "from-format", short: "i", "F", "the notation of the inputs: ics (default), jcal, xcal, json, csv or jscalendar")
  private static let repair = Option("repair", "write what was understood as RFC 5545 wants it; with -t ics")
  private static let fields = Option("fields", "LIST", "which keys or columns (json, ndjson, csv), in which order, comma-separated")
  private static let columns = Option("columns", "LIST", "what the columns of a table hold: \"Betreff=title,Beginn=start\"")
  static let options: [Option] =
    [target, origin, repair, fields, columns, .dialect, .formulaGuard, .inputList, .partial] + Option.common

  static func run(_ arguments: Arguments, _ session: Session) throws(CommandError) -> ExitStatus {
    let reader = try reader(arguments, session)
    guard var format = try format(arguments, session) else {
      let (repairs, now, zone) = (arguments.has(repair), session.now, session.timeZone)
      return try session.forEachInput(from: reader) { feed, _, write in
        let bytes = repairs ? feed.repaired(stamp: now, timeZone: zone) : feed.serialized()
        for start in stride(from: 0, to: bytes.count, by: 1 << 20) {
          try write([UInt8](bytes[start..<min(start + 1 << 20, bytes.count)]))
        }
        return feed.diagnostics
      } report: { feed, source, diagnostics in
        report(diagnostics, feed, source, from: reader, session)
      }
    }
    guard !arguments.has(repair) else { throw .usage("--repair writes ics; leave -t out") }
    var head: [UInt8] = []
    format.begin(to: &head)
    var wasRead = false
    func start() throws(CommandError) {
      if !wasRead { try session.write(head) }
      wasRead = true
    }
    let status = try session.forEachInput(from: reader) { [format] feed, source, write in
      guard type(of: format).writesFeedsAlone else { return feed.diagnostics }
      var format = format
      let losses = try format.append(feed, source: source, to: write)
      return feed.diagnostics + losses
    } write: { (bytes) throws(CommandError) in
      try start()
      try session.write(bytes)
    } report: { (feed, source, diagnostics) throws(CommandError) in
      try start()
      var losses: [ICSDiagnostic] = []
      if !type(of: format).writesFeedsAlone {
        losses = try session.writing { write in try format.append(feed, source: source, to: write) }
      }
      return report(diagnostics + losses, feed, source, from: reader, session)
    }
    guard wasRead else { return status }
    var tail: [UInt8] = []
    format.finish(to: &tail)
    try session.write(tail)
    return status
  }

  /// Diagnostics of a feed that was read from another notation have no place that a person could look at.
  private static func report(
    _ diagnostics: [ICSDiagnostic], _ feed: ICSFeed, _ source: String, from reader: (any FeedReader)?, _ session: Session
  ) -> ExitStatus {
    guard reader != nil else { return session.report(diagnostics, about: feed, source: source) }
    let placeless = diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      (diagnostic.line, diagnostic.column) = (nil, nil)
      return diagnostic
    }
    return session.report(placeless, about: feed, source: source)
  }

  /// Nil for ics, which is written as it was read.
  private static func format(_ arguments: Arguments, _ session: Session) throws(CommandError) -> (any FeedFormat)? {
    let fields = try chosenFields(arguments)
    switch arguments.value(target) ?? "ics" {
    case "ics": return nil
    case JCalFormat.identifier: return JCalFormat(holdsSeveral: session.operands.count > 1)
    case JSCalendarFormat.identifier: return JSCalendarFormat(holdsSeveral: session.operands.count > 1)
    case XCalFormat.identifier: return XCalFormat()
    case ComponentRecords.identifier: return ComponentRecords(fields: fields)
    case ComponentArray.identifier: return ComponentArray(fields: fields)
    case ComponentCSV.identifier:
      let text = CSVText(guardsFormulas: arguments.has(.formulaGuard))
      if let dialect = try arguments.dialect() { return ImporterTable(dialect, text: text, timeZone: session.timeZone) }
      return ComponentCSV(fields: fields, text: text)
    case let other: throw .usage("convert can't write \"\(other)\"; use ics, jcal, xcal, json, ndjson, csv or jscalendar")
    }
  }

  private static func reader(_ arguments: Arguments, _ session: Session) throws(CommandError) -> (any FeedReader)? {
    let depth = session.parseOptions.maximumDepth
    switch arguments.value(origin) ?? "ics" {
    case "ics": return nil
    case JCalReader.identifier: return JCalReader(maximumDepth: depth)
    case JSCalendarReader.identifier: return JSCalendarReader(maximumDepth: depth)
    case XCalReader.identifier: return XCalReader(maximumDepth: depth)
    case RecordReader.identifier, "ndjson": return RecordReader(maximumDepth: depth)
    case CSVTableReader.identifier:
      return CSVTableReader(
        dialect: try arguments.dialect(), mapping: try mapping(arguments),
        zoneName: arguments.has(.zone) ? session.timeZone.identifier : nil)
    case let other: throw .usage("convert can't read \"\(other)\"; use ics, jcal, xcal, json, csv or jscalendar")
    }
  }

  private static func chosenFields(_ arguments: Arguments) throws(CommandError) -> [ComponentField]? {
    guard let list = arguments.value(fields) else { return nil }
    var chosen: [ComponentField] = []
    for name in list.split(separator: ",") {
      guard let field = ComponentField(rawValue: String(name)) else {
        throw .usage("no field \"\(name)\"; there are \(ComponentField.allCases.map(\.rawValue).joined(separator: ", "))")
      }
      chosen.append(field)
    }
    return chosen
  }

  private static func mapping(_ arguments: Arguments) throws(CommandError) -> [String: CSVColumn] {
    var mapping: [String: CSVColumn] = [:]
    for pair in arguments.value(columns)?.split(separator: ",") ?? [] {
      let sides = pair.split(separator: "=", maxSplits: 1).map(String.init)
      guard sides.count == 2, let column = CSVColumn(sides[1]) else {
        throw .usage("--columns takes HEADING=FIELD, with a field such as title, start, end, startDate or startTime: \"\(pair)\"")
      }
      mapping[sides[0]] = column
    }
    return mapping
  }
}
