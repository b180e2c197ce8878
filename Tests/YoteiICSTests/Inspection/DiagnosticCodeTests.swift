import Testing

@testable import YoteiICS

@Suite struct DiagnosticCodeTests {
  private static let faults = MarkedFault.syntax + MarkedFault.times + MarkedFault.recurrence

  /// Those without a place in a text, and those that reading doesn't find.
  private static let withoutPlace: Set<ICSDiagnostic.Code> = [
    .utf16, .compressed, .invalidUTF8, .libical, .tooManyOccurrences, .notCarried,
  ]

  @Test(arguments: faults) func aFaultIsReportedAtItsPlace(_ fault: MarkedFault) throws {
    let marked = try MarkedFeed(fault.marked)
    let diagnostics = try ICSFeed(marked.text).diagnostics
    let found = diagnostics.filter { $0.code == fault.code }
    #expect(
      found.contains { $0.line == marked.line && $0.column == marked.column },
      "expected at \(marked.line):\(marked.column): \(diagnostics.map { "\($0.code) \($0.line ?? 0):\($0.column ?? 0)" })")
  }

  @Test func everyCodeHasAMarkedFault() {
    let marked = Set(Self.faults.map(\.code)).union(Self.withoutPlace)
    #expect(ICSDiagnostic.Code.all.filter { !marked.contains($0) } == [])
  }

  @Test(arguments: ICSDiagnostic.Code.all) func everyCodeIsExplained(_ code: ICSDiagnostic.Code) throws {
    let explanation = try #require(code.explanation)
    #expect(code.rawValue.wholeMatch(of: /[a-z][a-z0-9-]+/) != nil)
    #expect(!explanation.summary.isEmpty && !explanation.action.isEmpty && !explanation.repair.isEmpty)
    for text in [explanation.summary, explanation.action, explanation.repair] { #expect(!text.hasSuffix(".")) }
    if let reference = explanation.reference { #expect(reference.contains(/^RFC \d{4} §\d/)) }
  }

  @Test func anEventWithoutFaultsHasNone() throws {
    let feed = try ICSFeed(
      """
      BEGIN:VCALENDAR\r
      VERSION:2.0\r
      PRODID:-//example.com//test//EN\r
      BEGIN:VEVENT\r
      UID:1@example.com\r
      DTSTAMP:20260101T000000Z\r
      DTSTART:20260327T100000Z\r
      DTEND:20260327T110000Z\r
      SUMMARY:Planning\\, again\\; with cake\\nand tea\r
      ORGANIZER;CN="Doe, Jane":mailto:jane@example.com\r
      GEO:48.2;16.37\r
      SEQUENCE:2\r
      END:VEVENT\r
      END:VCALENDAR\r

      """)
    #expect(feed.diagnostics == [])
  }

  @Test func aFloodIsCountedWhole() throws {
    let events = (0..<250).map { "BEGIN:VEVENT\nUID:\($0)\nDTSTAMP:20260101T000000Z\nDTSTART:99\nEND:VEVENT\n" }.joined()
    let diagnostics = try ICSFeed("BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:x\n\(events)END:VCALENDAR\n").diagnostics
    let errors = diagnostics.filter { $0.code == .invalidDateTime }
    #expect(errors.count == FindingLog.kept + 1)
    #expect(errors.reduce(0) { $0 + $1.count } == 250)
  }
}
