import Testing

@testable import YoteiICS

@Suite struct FixtureInspectionTests {
  @Test(arguments: FixtureFile.sound) func nothingIsSaidOfASoundFeed(_ name: String) throws {
    let diagnostics = try ICSFeed(FixtureFile.data(name)).diagnostics
    #expect(diagnostics.filter { $0.severity > .note } == [])
  }

  @Test(
    arguments: [
      ("bom-in-middle", [.byteOrderMark]), ("crcrlf-line-ends", []), ("dates-with-dashes", [.oddDateTime]),
      ("duplicate-uid", [.duplicateUID]), ("end-before-start", [.endBeforeStart]), ("hour-24", [.oddDateTime]),
      ("impossible-date", [.invalidDateTime]), ("latin1-text", [.invalidUTF8]), ("line-without-colon", [.lineWithoutColon]),
      ("lower-case-names", []), ("mismatched-end", [.missingEnd, .strayEnd]), ("missing-end-vcalendar", [.missingEnd]),
      ("missing-end-vevent", [.missingEnd]), ("missing-uid", [.missingUID]), ("nul-byte", [.controlCharacter]),
      ("raw-newline-in-text", [.rawLineBreak]), ("rrule-bad-freq", [.invalidRule]), ("rrule-until-garbage", [.invalidRule]),
      ("stray-quote-in-parameter", [.openQuote]), ("truncated", [.lineWithoutColon, .missingEnd, .missingStart]),
      ("unknown-zone", [.unknownZone]), ("utf16le", [.utf16]),
    ] as [(String, Set<ICSDiagnostic.Code>)])
  func aFaultyFeedIsCalledByItsFaultAlone(_ name: String, _ codes: Set<ICSDiagnostic.Code>) throws {
    let feed = try ICSFeed(FixtureFile.data("faults/\(name).ics"))
    #expect(Set(feed.diagnostics.filter { $0.severity > .note }.map(\.code)) == codes)
    let titles = feed.index.roots.flatMap { ICSCalendar(ICSComponent(index: feed.index, position: $0))?.events ?? [] }.map(
      \.summary)
    #expect(titles.count == 3 || name == "duplicate-uid")
  }

  @Test(arguments: [
    ("empty.ics", "the input is empty"), ("not-a-calendar-login.html", "an HTML page"), ("not-a-calendar.json", "JSON"),
    ("not-a-calendar.vcf", "a vCard"), ("picture.png", "binary data"),
  ])
  func whatIsNoCalendarIsNamed(_ name: String, _ found: String) throws {
    let error = #expect(throws: ICSError.self) { try ICSFeed(FixtureFile.data("faults/\(name)")) }
    guard case .notACalendar(let what) = try #require(error).reason else {
      Issue.record("another reason: \(String(describing: error))")
      return
    }
    #expect(what.contains(found))
  }
}
