/// One row of a table as an event.
struct CSVEvent {
  let cells: [CSVColumn: String]
  let line: Int
  let dialect: CSVDialect?
  let zoneName: String?

  func component() throws(ICSFormatError) -> ComponentDraft {
    let kind = cells[.field(.component)] ?? "VEVENT"
    guard ComponentDraft.isName(kind) else { throw fault("not the name of a component", kind) }
    var component = ComponentDraft(name: kind.asciiUppercased)
    let zone = cells[.field(.timeZone)] ?? zoneName
    let start = try start()
    try set(.start, start.map { .text($0) } ?? .none, zone, &component)
    try set(.end, try end(start).map { .text($0) } ?? .none, zone, &component)
    for field in ComponentField.allCases where field != .start && field != .end {
      if let cell = cells[.field(field)] { try set(field, try value(cell, field), zone, &component) }
    }
    addImporterColumns(&component)
    return component
  }

  private func set(
    _ field: ComponentField, _ value: FieldValue, _ zone: String?, _ component: inout ComponentDraft
  ) throws(ICSFormatError) {
    guard component.set(field, to: value, zoneName: zone) else { throw fault("\(field.rawValue) can't be read", value.cell) }
  }

  private var isAllDay: Bool { cells[.field(.isAllDay)].map { ["true", "1", "yes"].contains($0.trimmed.lowercased()) } ?? false }

  private func start() throws(ICSFormatError) -> String? {
    if let text = cells[.field(.start)] { return dated(text) }
    return try cells[.startDate].map { date throws(ICSFormatError) in try joined(date, isAllDay ? nil : cells[.startTime]) }
  }

  /// The end, exclusive for all-day events.
  private func end(_ start: String?) throws(ICSFormatError) -> String? {
    if let text = cells[.field(.end)] { return dated(text) }
    guard let date = cells[.endDate] else { return nil }
    let end = try joined(date, isAllDay ? nil : cells[.endTime])
    guard isAllDay, let day = ICSTime(end.filter { $0 != "-" }) else { return end }
    // Google names the last day; Outlook the midnight after it, but for a day of its own in some versions.
    let isInclusive = dialect == .google || end == start
    return isInclusive ? (day.civil.day + 1).extended : end
  }

  /// The date of a time, where the event is all-day.
  private func dated(_ text: String) -> String { isAllDay ? String(text.trimmed.prefix { $0 != "T" && $0 != " " }) : text }

  private func joined(_ date: String, _ time: String?) throws(ICSFormatError) -> String {
    guard let day = day(date.trimmed) else {
      let hint = dialect == nil && date.contains("/") ? "; write 2026-03-27, or say --dialect for month/day/year" : ""
      throw fault("not a date\(hint)", date)
    }
    guard let time = time?.trimmed, !time.isEmpty else { return day }
    guard let match = time.wholeMatch(of: /(\d{1,2}):(\d\d)(?::(\d\d))?\s*([AaPp][Mm])?/), let hour = Int(match.1), hour < 24 else {
      throw fault("not a time of day", time)
    }
    let isAfternoon = match.4.map { $0.lowercased() == "pm" }
    let hours = isAfternoon == nil ? hour : hour % 12 + (isAfternoon == true ? 12 : 0)
    return "\(day)T\(hours < 10 ? "0" : "")\(hours):\(match.2):\(match.3 ?? "00")"
  }

  private func day(_ text: String) -> String? {
    let fields: (Int?, Int?, Int?)
    if let match = text.wholeMatch(of: /(\d{4})-(\d\d)-(\d\d)/) {
      fields = (Int(match.1), Int(match.2), Int(match.3))
    } else if let match = text.wholeMatch(of: /(\d{1,2})\.(\d{1,2})\.(\d{4})/) {
      fields = (Int(match.3), Int(match.2), Int(match.1))
    } else if dialect != nil, let match = text.wholeMatch(of: /(\d{1,2})\/(\d{1,2})\/(\d{4})/) {
      fields = (Int(match.3), Int(match.1), Int(match.2))
    } else {
      return nil
    }
    guard let year = fields.0, let month = fields.1, let day = fields.2 else { return nil }
    return CivilDay(year: year, month: month, day: day)?.extended
  }

  private func value(_ cell: String, _ field: ComponentField) throws(ICSFormatError) -> FieldValue {
    let items = cell.split(separator: field == .categories && !cell.contains(";") ? "," : ";").map { String($0).trimmed }
    switch field.kind {
    case .text: return .text(cell)
    case .integer:
      guard let number = Int(cell.trimmed) else { throw fault("\(field.rawValue) is not a number", cell) }
      return .integer(number)
    case .boolean: return .boolean(isAllDay)
    case .list: return .list(items.filter { !$0.isEmpty })
    case .person, .people: return .people(items.filter { !$0.isEmpty }.map { FieldValue.Person($0, role: nil) })
    }
  }

  private func addImporterColumns(_ component: inout ComponentDraft) {
    let sensitivity = cells[.sensitivity]?.trimmed.lowercased()
    if cells[.isPrivate]?.trimmed.lowercased() == "true" || sensitivity == "private" {
      _ = component.set(.classification, to: .text("PRIVATE"), zoneName: nil)
    } else if sensitivity == "confidential" {
      _ = component.set(.classification, to: .text("CONFIDENTIAL"), zoneName: nil)
    }
    switch cells[.shownAs]?.trimmed.lowercased() {
    case "3", "free": _ = component.set(.transparency, to: .text("TRANSPARENT"), zoneName: nil)
    case "1", "tentative": _ = component.set(.status, to: .text("TENTATIVE"), zoneName: nil)
    default: break
    }
    let roles: [(CSVColumn, String)] = [
      (.requiredAttendees, "req-participant"), (.optionalAttendees, "opt-participant"), (.resources, "non-participant"),
    ]
    let people = roles.flatMap { column, role in
      (cells[column] ?? "").split(separator: ";").map { FieldValue.Person(String($0).trimmed, role: role) }
    }
    if !people.isEmpty { _ = component.set(.attendees, to: .people(people), zoneName: nil) }
  }

  private func fault(_ message: String, _ value: String) -> ICSFormatError {
    ICSFormatError("\(message): \"\(value.prefix(60))\"", line: line, column: 1)
  }
}

extension FieldValue.Person {
  /// A mail address, or a name.
  fileprivate init(_ text: String, role: String?) {
    let isAddress = text.contains("@") || text.contains(":")
    self.init(name: isAddress ? nil : text, email: isAddress ? text : nil, status: nil, role: role)
  }
}
