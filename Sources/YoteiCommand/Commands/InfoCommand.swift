internal import YoteiICS

/// `yotei info`: counts, span, zones, producers.
enum InfoCommand: Command {
  static let name = "info"
  static let operands = "INPUT…"
  static let abstract = "counts, span, zones, producers"
  static let options: [Option] = [.format] + Option.common

  static func run(_ arguments: Arguments, _ session: Session) throws(CommandError) -> ExitStatus {
    let isJSON: Bool
    switch arguments.value(.format) {
    case nil, "text": isJSON = false
    case "json", "ndjson": isJSON = true
    case let other?: throw .usage("info has no format \"\(other)\"; use text or json")
    }
    let zone = session.timeZone
    return try session.forEachInput { feed, source, write in
      let summary = FeedSummary(feed, timeZone: zone)
      try write(Array((isJSON ? summary.record(source).text + "\n" : summary.text(source)).utf8))
      return []
    } report: { _, _, _ in
      .done
    }
  }
}

extension FeedSummary {
  fileprivate func record(_ source: String) -> JSONRecord {
    var record = JSONRecord()
    record.add("source", source)
    record.add("calendars", calendars.map(\.record))
    var counts = JSONRecord()
    for (name, count) in components { counts.add(name, count) }
    record.add("components", counts)
    record.add("properties", properties)
    record.add("events", events)
    record.add("series", series)
    record.add("overrides", overrides)
    record.add("rules", sentences().map(Self.record))
    var range = JSONRecord()
    range.add("start", span?.start)
    range.add("end", span?.end)
    record.add("span", range)
    record.add("zones", zones.map(\.record))
    record.add("encoding", encoding)
    record.add("lineEnding", lineEnding)
    return record
  }

  fileprivate func text(_ source: String) -> String {
    var rows: [(String, String)] = []
    for calendar in calendars {
      let parts = [calendar.name, calendar.productID.map { "by \($0)" }, calendar.method.map { "METHOD:\($0)" }, calendar.timeZone]
      rows.append(("calendar", parts.compactMap { $0 }.joined(separator: ", ")))
    }
    rows.append(("components", components.map { "\($0.count) \($0.name)" }.joined(separator: ", ")))
    rows.append(("properties", "\(properties)"))
    rows.append(("events", "\(events), of which \(series) recur and \(overrides) override an occurrence"))
    rows += ruleTexts.map { ("rule", $0) }
    if let span { rows.append(("span", "\(span.start) to \(span.end ?? "no end")")) }
    for zone in zones { rows.append(("zone", zone.text)) }
    rows.append(("encoding", encoding + (isCompressed ? " in gzip" : "") + (lineEnding.map { ", \($0)" } ?? "")))
    let lines = rows.map { "  " + $0.0.padded(to: 12) + PlainText.oneLine($0.1) + "\n" }
    return PlainText.oneLine(source) + "\n" + lines.joined()
  }

  /// The rules in English; where there are many, without their ends, and the most frequent only.
  private var ruleTexts: [String] {
    let most = 8
    let whole = sentences()
    let shown = whole.count <= most ? whole : sentences(withEnds: false)
    let texts = shown.prefix(most).map { $0.sentence + ($0.count > 1 ? " (\($0.count))" : "") }
    return shown.count > most ? texts + ["\(shown.count - most) others"] : texts
  }

  private static func record(_ rule: (sentence: String, count: Int)) -> JSONRecord {
    var record = JSONRecord()
    record.add("sentence", rule.sentence)
    record.add("count", rule.count)
    return record
  }
}

extension FeedSummary.Calendar {
  fileprivate var record: JSONRecord {
    var record = JSONRecord()
    record.add("name", name)
    record.add("prodid", productID)
    record.add("method", method)
    record.add("timeZone", timeZone)
    return record
  }
}

extension FeedSummary.Zone {
  fileprivate var record: JSONRecord {
    var record = JSONRecord()
    record.add("tzid", tzid)
    record.add("zone", resolved)
    record.add("finder", finder)
    return record
  }

  fileprivate var text: String {
    guard let resolved, let finder else { return "\(tzid), which nobody knows" }
    return resolved == tzid ? "\(tzid) (\(finder))" : "\(tzid) is \(resolved) (\(finder))"
  }
}
