/// Occurrences as an agenda in Markdown: a heading a day, an item an occurrence; what has happened stands as text and never as markup.
package struct MarkdownAgenda: OccurrenceFormat {
  package static let identifier = "markdown"
  package static let abstract = "an agenda: a heading a day, an item an occurrence"

  private var day: CivilDay?

  package init() {}

  package mutating func append(_ entry: OccurrenceEntry, to output: inout [UInt8]) {
    if entry.start.day != day {
      output += "\(day == nil ? "" : "\n")## \(entry.start.day.extended) \(entry.start.day.shortWeekday)\n\n".utf8
      day = entry.start.day
    }
    let title = Self.escaped(entry.title.isEmpty ? "(no title)" : entry.title)
    var item = "- \(Self.time(entry)) " + (Self.link(entry.url).map { "[\(title)](\($0))" } ?? "**\(title)**")
    if let location = entry.location { item += " — " + Self.escaped(location) }
    if entry.status == "cancelled" || entry.status == "tentative", let status = entry.status { item += " (\(status))" }
    output += (item + "\n").utf8
    for line in entry.description.map(InertText.lines) ?? [] where !line.isEmpty { output += "  > \(Self.escaped(line))  \n".utf8 }
  }

  private static func time(_ entry: OccurrenceEntry) -> String {
    if entry.isAllDay { return entry.lastDay == entry.start.day ? "all day" : "until \(entry.lastDay.extended)" }
    if entry.end == entry.start { return entry.start.hourAndMinute }
    let end = entry.end.day == entry.start.day ? entry.end.hourAndMinute : "\(entry.end.day.extended) \(entry.end.hourAndMinute)"
    return entry.start.hourAndMinute + "–" + end
  }

  /// A backslash before everything that could be markup, in a line or at its beginning.
  private static func escaped(_ text: String) -> String {
    let line = InertText.line(text)
    var escaped = ""
    var isStart = true
    for scalar in line.unicodeScalars {
      let isMark = "\\`*_{}[]<>#|~&$".unicodeScalars.contains(scalar)
      if isMark || (isStart && "-+=.)".unicodeScalars.contains(scalar)) { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
      isStart = isStart && ("0"..."9" ~= scalar)
    }
    return escaped
  }

  /// An address that may be followed: http, https or mailto, with nothing in it that ends a link.
  private static func link(_ url: String?) -> String? {
    guard let url, ["http://", "https://", "mailto:"].contains(where: { url.lowercased().hasPrefix($0) }) else { return nil }
    let isSound = url.utf8.allSatisfy { 0x21...0x7E ~= $0 && !#"<>()\"`[]"#.utf8.contains($0) }
    return isSound ? url : nil
  }
}
