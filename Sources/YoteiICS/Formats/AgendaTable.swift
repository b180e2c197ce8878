/// Occurrences as a table for a terminal: days as headings, all-day occurrences first, columns aligned, words that don't fit cut short.
package struct AgendaTable: OccurrenceFormat {
  package static let identifier = "table"
  package static let abstract = "an agenda for a terminal"

  private let width: Int
  private let isColored: Bool
  private let window: Range<CivilTime>
  private var rows: [CivilDay: [Row]] = [:]
  private var explained: Set<String> = []

  private struct Row {
    var isAllDay: Bool
    var start: CivilTime
    var time, title, location, note: String
    var isCancelled: Bool
  }

  /// How many days an occurrence is listed on, at most; what lasts longer stands on its first one alone.
  private static let longestListing = 31

  /// Days outside of the query's window are not listed.
  package init(_ query: OccurrenceQuery, width: Int, isColored: Bool) {
    var clock = ZoneClock(query.observer)
    let from = clock.civil(at: query.window.from)
    (self.width, self.isColored, window) = (max(40, width), isColored, from..<max(from, clock.civil(at: query.window.to)))
  }

  package mutating func append(_ entry: OccurrenceEntry, to output: inout [UInt8]) {
    let note = note(entry)
    var row = Row(
      isAllDay: entry.isAllDay, start: entry.start, time: "",
      title: InertText.line(entry.title.isEmpty ? "(no title)" : entry.title),
      location: InertText.line(entry.location ?? ""), note: note, isCancelled: entry.status == "cancelled")
    let first = max(entry.start.day, window.lowerBound.day)
    let isEnd = entry.end > entry.start && entry.end.secondOfDay == 0
    let lastDay = max(entry.start.day, isEnd ? entry.end.day + -1 : entry.end.day)
    if lastDay - first >= Self.longestListing {
      row.time = "to \(lastDay.extended)"
      rows[first, default: []].append(row)
      return
    }
    let last = min(lastDay, (window.upperBound + -1).day)
    var day = first
    while day <= last {
      row.time = Self.time(entry, on: day)
      if day > first { row.note = "" }
      rows[day, default: []].append(row)
      day = day + 1
    }
  }

  package mutating func finish(to output: inout [UInt8]) {
    let timeWidth = rows.values.joined().map { DisplayWidth.of($0.time) }.max() ?? 0
    let titleRoom = max(16, width - timeWidth - 6)
    let titleWidth = min(titleRoom * 3 / 5, rows.values.joined().map { DisplayWidth.of($0.title) }.max() ?? 0)
    for (position, day) in rows.keys.sorted().enumerated() {
      output += ((position > 0 ? "\n" : "") + styled("1", day.longName) + "\n").utf8
      let sorted = (rows[day] ?? []).enumerated().sorted { a, b in
        a.element.isAllDay != b.element.isAllDay ? a.element.isAllDay : (a.element.start, a.offset) < (b.element.start, b.offset)
      }
      for (_, row) in sorted { output += (line(row, timeWidth, titleWidth) + "\n").utf8 }
    }
  }

  private func line(_ row: Row, _ timeWidth: Int, _ titleWidth: Int) -> String {
    let hasMore = !row.location.isEmpty || !row.note.isEmpty
    let title = DisplayWidth.cut(row.title, to: hasMore ? titleWidth : width - timeWidth - 4)
    var line = "  " + styled("36", DisplayWidth.padded(row.time, to: timeWidth)) + "  "
    line += row.isCancelled ? styled("9", title) : title
    guard hasMore else { return line }
    let rest = [row.location, row.note].filter { !$0.isEmpty }.joined(separator: " · ")
    let room = width - timeWidth - 6 - max(titleWidth, DisplayWidth.of(title))
    guard room >= 8 else { return line }
    line += String(repeating: " ", count: max(0, titleWidth - DisplayWidth.of(title))) + "  "
    return line + styled("2", DisplayWidth.cut(rest, to: room))
  }

  /// What else is worth a word: that it is cancelled or not certain, and, once for each series, how it recurs.
  private mutating func note(_ entry: OccurrenceEntry) -> String {
    var notes: [String] = []
    if let status = entry.status, status == "cancelled" || status == "tentative" { notes.append(status) }
    if let sentence = entry.recurrenceSentence, explained.insert(entry.uid).inserted { notes.append(sentence) }
    return notes.joined(separator: ", ")
  }

  private static func time(_ entry: OccurrenceEntry, on day: CivilDay) -> String {
    if entry.isAllDay {
      let days = entry.lastDay - entry.start.day + 1
      return days == 1 ? "all day" : "day \(day - entry.start.day + 1) of \(days)"
    }
    if entry.end == entry.start { return entry.start.hourAndMinute }
    let startsToday = entry.start.day == day
    let endsToday = entry.end.day == day || entry.end == CivilTime(day: day + 1)
    switch (startsToday, endsToday) {
    case (true, true): return entry.start.hourAndMinute + "–" + entry.end.hourAndMinute
    case (true, false): return entry.start.hourAndMinute + "–"
    case (false, true): return "     –" + entry.end.hourAndMinute
    case (false, false): return "all day"
    }
  }

  private func styled(_ code: String, _ text: String) -> String { isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text }
}

extension CivilDay {
  /// `Monday, 23 March 2026`
  fileprivate var longName: String {
    let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
    ]
    let (year, month, day) = fields
    return "\(weekdays[weekday]), \(day) \(months[month - 1]) \(year)"
  }
}
