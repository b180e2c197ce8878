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
    guard let clock = Self.clock(time) else { throw fault("not a time of day", time) }
    return "\(day)T\(clock)"
  }

  /// `10:00`, `10:00:30` or `10:00 PM` as `22:00:00`.
  private static func clock(_ text: String) -> String? {
    let isAfternoon = text.lowercased().hasSuffix("pm")
    let isHalfDay = isAfternoon || text.lowercased().hasSuffix("am")
    let fields = (isHalfDay ? String(text.dropLast(2)).trimmed : text).split(separator: ":", omittingEmptySubsequences: false)
    let numbers = fields.compactMap { 1...2 ~= $0.utf8.count ? Int($0) : nil }
    guard 2...3 ~= fields.count, numbers.count == fields.count, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
    let hour = isHalfDay ? numbers[0] % 12 + (isAfternoon ? 12 : 0) : numbers[0]
    guard
      let time = CivilTime(year: 2000, month: 1, day: 1, hour: hour, minute: numbers[1], second: numbers.count > 2 ? numbers[2] : 0)
    else { return nil }
    return String(time.extended.dropFirst(11))
  }

  /// `2026-03-27` and `27.03.2026`; `3/27/2026` in a dialect.
  private func day(_ text: String) -> String? {
    guard let mark = text.first(where: { !$0.isNumber }) else { return nil }
    let fields = text.split(separator: mark, omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    guard fields.count == 3 else { return nil }
    switch mark {
    case "-": return CivilDay(year: fields[0], month: fields[1], day: fields[2])?.extended
    case ".": return CivilDay(year: fields[2], month: fields[1], day: fields[0])?.extended
    case "/" where dialect != nil: return CivilDay(year: fields[2], month: fields[0], day: fields[1])?.extended
    default: return nil
    }
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
