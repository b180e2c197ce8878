import Testing

@testable import YoteiICS

/// A feed with a fault at the place that `‸` marks; the mark itself is taken out.
struct MarkedFeed {
  let text: String
  /// From 1.
  let line: Int
  let column: Int

  init(_ marked: String) throws {
    let parts = marked.split(separator: "‸", omittingEmptySubsequences: false)
    try #require(parts.count == 2, "one mark is needed")
    text = parts.joined()
    let before = parts[0].unicodeScalars
    line = before.count { $0 == "\n" } + 1
    column = before.count - (before.lastIndex(of: "\n").map { before.distance(from: before.startIndex, to: $0) + 1 } ?? 0) + 1
  }
}

/// A code and a feed with the fault that it stands for.
struct MarkedFault: CustomTestStringConvertible {
  var code: ICSDiagnostic.Code
  var marked: String

  init(_ code: ICSDiagnostic.Code, _ marked: String) { (self.code, self.marked) = (code, marked) }

  var testDescription: String { "\(code): \(marked.split(separator: "\n").first { $0.contains("‸") } ?? "")" }

  /// The lines of a calendar's body.
  static func calendar(_ code: ICSDiagnostic.Code, _ lines: String) -> Self {
    Self(code, "BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//example.com//test//EN\n\(lines)\nEND:VCALENDAR\n")
  }

  /// The lines of an event with UID and DTSTAMP, and a start where they have none.
  static func event(_ code: ICSDiagnostic.Code, _ lines: String) -> Self {
    let start = lines.contains("DTSTART") ? "" : "DTSTART:20260327T100000Z\n"
    return .calendar(code, "BEGIN:VEVENT\nUID:1@example.com\nDTSTAMP:20260101T000000Z\n\(start)\(lines)\nEND:VEVENT")
  }

  /// A series, and the lines of another component with its UID.
  static func override(_ code: ICSDiagnostic.Code, of series: String, _ lines: String) -> Self {
    .event(
      code,
      "DTSTART:20260327T100000Z\n\(series)\nEND:VEVENT\nBEGIN:VEVENT\nUID:1@example.com\nDTSTAMP:20260101T000000Z\n"
        + "DTSTART:20260330T120000Z\n\(lines)")
  }
}
