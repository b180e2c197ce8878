import Testing

@testable import YoteiICS

/// Occurrences of other components than events.
struct TodoTests {
  private func todo(_ lines: String...) -> [String] { FeedOccurrences.component("VTODO", lines) }

  @Test(arguments: [
    (["DTSTART:20260105T090000Z", "DUE:20260105T120000Z"], "20260105T090000Z/20260105T120000Z"),
    (["DTSTART:20260105T090000Z", "DURATION:PT2H"], "20260105T090000Z/20260105T110000Z"),
    (["DUE:20260105T120000Z"], "20260105T120000Z/20260105T120000Z"),
    (["DUE;VALUE=DATE:20260105"], "20260105/20260106"),
    (["DTSTART;VALUE=DATE:20260105", "DUE;VALUE=DATE:20260107"], "20260105/20260107"),
    (["DTSTART:20260105T090000Z"], "20260105T090000Z/20260105T090000Z"),
  ])
  func aToDoLastsUntilItIsDue(lines: [String], span: String) throws {
    #expect(try FeedOccurrences(FeedOccurrences.component("VTODO", lines), of: [.todo]).spans == [span])
  }

  @Test func aToDoRecurs() throws {
    let feed = try FeedOccurrences(
      todo("DTSTART:20260105T090000Z", "DUE:20260105T120000Z", "RRULE:FREQ=DAILY;COUNT=3", "EXDATE:20260106T090000Z")
        + todo("RECURRENCE-ID:20260107T090000Z", "DTSTART:20260108T090000Z", "DUE:20260108T100000Z"), of: [.todo])
    #expect(feed.spans == ["20260105T090000Z/20260105T120000Z", "20260108T090000Z/20260108T100000Z"])
  }

  @Test func aToDoThatRecursFromItsDueDate() throws {
    #expect(try FeedOccurrences(todo("DUE:20260105T120000Z", "RRULE:FREQ=WEEKLY;COUNT=2"), of: [.todo]).starts.count == 2)
  }

  @Test func aToDoWithoutTimesHasNoOccurrenceAndNoFault() throws {
    let feed = try FeedOccurrences(todo("SUMMARY:Some day"), of: [.todo])
    #expect(feed.starts.isEmpty && feed.findings.isEmpty)
  }

  @Test func journalEntriesRecur() throws {
    let lines = FeedOccurrences.component("VJOURNAL", ["DTSTART;VALUE=DATE:20260105", "RRULE:FREQ=DAILY;COUNT=2"])
    #expect(try FeedOccurrences(lines, of: [.journal]).spans == ["20260105/20260106", "20260106/20260107"])
  }

  @Test func kindsAreKeptApart() throws {
    let lines =
      todo("UID:t", "DTSTART:20260105T090000Z") + FeedOccurrences.event("UID:e", "DTSTART:20260105T090000Z")
      + FeedOccurrences.component("VJOURNAL", ["UID:j", "DTSTART:20260105T090000Z"])
    #expect(try FeedOccurrences(lines).ids == ["/e"])
    #expect(try FeedOccurrences(lines, of: [.event, .todo, .journal]).ids == ["/e", "/j", "/t"])
  }

  @Test func anEventAndAToDoWithOneUIDAreTwoThings() throws {
    let lines = todo("DTSTART:20260105T090000Z", "SEQUENCE:1") + FeedOccurrences.event("DTSTART:20260105T100000Z")
    let feed = try FeedOccurrences(lines, of: [.event, .todo])
    #expect(feed.starts.count == 2)
    #expect(Set(feed.ids).count == 2)
  }
}
