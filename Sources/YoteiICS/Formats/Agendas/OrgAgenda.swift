/// Occurrences as headings of an Org file with active timestamps; repeated events stand expanded.
///
/// Org's timestamps have no zones: the times are those of the clock that is shown, which the first line names. The end of an all-day
/// occurrence is its last day.
package struct OrgAgenda: OccurrenceFormat {
  package static let identifier = "org"
  package static let abstract = "an Org file: a heading an occurrence, with active timestamps"

  private let zoneName: String

  package init(timeZone: ICSZone) { zoneName = timeZone.identifier }

  package mutating func begin(to output: inout [UInt8]) { output += "# Times are those of \(zoneName).\n".utf8 }

  package mutating func append(_ entry: OccurrenceEntry, to output: inout [UInt8]) {
    var text = "* " + Self.inert(entry.title.isEmpty ? "(no title)" : entry.title)
    let tags = Self.tags(entry.categories)
    if !tags.isEmpty { text += " :" + tags.joined(separator: ":") + ":" }
    text += "\n:PROPERTIES:\n:ID: \(Self.inert(entry.id.description))\n"
    if let location = entry.location { text += ":LOCATION: \(Self.inert(location))\n" }
    if let url = entry.url { text += ":URL: \(Self.inert(url))\n" }
    if let status = entry.status { text += ":STATUS: \(Self.inert(status))\n" }
    text += ":END:\n\(Self.timestamp(entry))\n"
    for line in entry.description.map(InertText.lines) ?? [] { text += line.isEmpty ? ":\n" : ": \(Self.inert(line))\n" }
    output += text.utf8
  }

  private static func timestamp(_ entry: OccurrenceEntry) -> String {
    func date(_ day: CivilDay) -> String { "\(day.extended) \(day.shortWeekday)" }
    if entry.isAllDay {
      let first = "<\(date(entry.start.day))>"
      return entry.lastDay == entry.start.day ? first : first + "--<\(date(entry.lastDay))>"
    }
    let start = "\(date(entry.start.day)) \(entry.start.hourAndMinute)"
    if entry.end == entry.start { return "<\(start)>" }
    if entry.end.day == entry.start.day { return "<\(start)-\(entry.end.hourAndMinute)>" }
    return "<\(start)>--<\(date(entry.end.day)) \(entry.end.hourAndMinute)>"
  }

  /// Text that Org takes for text: a zero-width space parts what would be a timestamp, a link, a macro, code, a keyword or a tag.
  private static func inert(_ text: String) -> String {
    var inert = String.UnicodeScalarView()
    let scalars = Array(InertText.line(text).unicodeScalars)
    let words = String(String.UnicodeScalarView(scalars.prefix(9)))
    if ["TODO", "DONE", "COMMENT", "[#", "*"].contains(where: words.hasPrefix) { inert.append(gap) }
    for (position, scalar) in scalars.enumerated() {
      inert.append(scalar)
      let next = position + 1 < scalars.count ? scalars[position + 1] : nil
      switch (scalar, next) {
      case ("<", _), ("[", "["), ("{", "{"), ("_", "{"), ("%", "%"): inert.append(gap)
      case ("_", _) where position >= 3 && (scalars[position - 3...position - 1].elementsEqual("src".unicodeScalars)):
        inert.append(gap)
      case ("_", _) where position >= 4 && (scalars[position - 4...position - 1].elementsEqual("call".unicodeScalars)):
        inert.append(gap)
      default: break
      }
    }
    if scalars.last == ":" { inert.append(gap) }
    return String(inert)
  }

  private static let gap: Unicode.Scalar = "\u{200B}"

  /// Tags may hold letters, digits, `_`, `@`, `#` and `%`.
  private static func tags(_ categories: [String]) -> [String] {
    let tags = categories.map { category in
      String(category.map { $0.isLetter || $0.isNumber || "_@#%".contains($0) ? $0 : "_" })
    }
    return tags.filter { !$0.isEmpty }
  }
}
