import Testing

@testable import YoteiICS

/// Components that share a UID.
struct RevisionTests {
  private func event(_ lines: String...) -> [String] { FeedOccurrences.component("VEVENT", lines) }

  @Test func theHighestSequenceCounts() throws {
    let feed = try FeedOccurrences(
      event("DTSTART:20260105T090000Z", "SEQUENCE:1", "SUMMARY:Old")
        + event("DTSTART:20260106T090000Z", "SEQUENCE:3", "SUMMARY:New")
        + event("DTSTART:20260107T090000Z", "SEQUENCE:2", "SUMMARY:Older"))
    #expect(feed.titles == ["20260106T090000Z New"])
    #expect(feed.findings.filter { $0 == .olderRevision }.count == 2)
  }

  @Test func ofTwoOverridesTheHigherSequenceThenTheNewerStampThenTheLastCounts() throws {
    let series = event("DTSTART:20260105T090000Z", "RRULE:FREQ=DAILY;COUNT=2", "SUMMARY:Rule")
    func own(_ title: String, _ lines: String...) -> [String] {
      FeedOccurrences.component(
        "VEVENT", ["RECURRENCE-ID:20260106T090000Z", "DTSTART:20260106T090000Z", "SUMMARY:" + title] + lines)
    }
    #expect(try FeedOccurrences(series + own("A", "SEQUENCE:2") + own("B", "SEQUENCE:1")).titles.last == "20260106T090000Z A")
    #expect(
      try FeedOccurrences(series + own("A", "DTSTAMP:20260102T000000Z") + own("B", "DTSTAMP:20260101T000000Z")).titles.last
        == "20260106T090000Z A")
    #expect(try FeedOccurrences(series + own("A") + own("B")).titles.last == "20260106T090000Z B")
  }

  @Test func copiesAreShownOnce() throws {
    let event = event("DTSTART:20260105T090000Z", "SUMMARY:Twice")
    let feed = try FeedOccurrences(event + event)
    #expect(feed.ids == ["/a"])
    #expect(feed.findings == [.duplicateComponent])
  }

  @Test func eventsThatShareAUIDByMistakeAreAllShownUnderIDsOfTheirOwn() throws {
    let feed = try FeedOccurrences(
      event("DTSTART:20260105T090000Z") + event("DTSTART:20260106T090000Z") + event("DTSTART:20260107T090000Z"))
    #expect(feed.ids == ["/a", "20260106T090000Z/a", "20260107T090000Z/a"])
    #expect(feed.findings.contains(.duplicateUID))
  }

  @Test func anEventThatSharesTheUIDOfASeriesTakesItsSlot() throws {
    let series = event("DTSTART:20260105T090000Z", "RRULE:FREQ=DAILY;COUNT=3", "SUMMARY:Rule")
    let feed = try FeedOccurrences(series + event("DTSTART:20260106T090000Z", "SUMMARY:Own"))
    #expect(feed.titles == ["20260105T090000Z Rule", "20260106T090000Z Own", "20260107T090000Z Rule"])
    #expect(Set(feed.ids).count == 3)
  }

  @Test func twoSeriesWithOneUIDGiveEachSlotOnce() throws {
    let feed = try FeedOccurrences(
      event("DTSTART:20260105T090000Z", "RRULE:FREQ=DAILY;COUNT=4")
        + event("DTSTART:20260106T090000Z", "RRULE:FREQ=DAILY;INTERVAL=2;COUNT=4"))
    #expect(
      feed.ids == [
        "20260105T090000Z/a", "20260106T090000Z/a", "20260107T090000Z/a", "20260108T090000Z/a", "20260110T090000Z/a",
        "20260112T090000Z/a",
      ])
  }

  @Test func aSeriesThatWasSplitUnderOneUIDIsWhole() throws {
    let feed = try FeedOccurrences(
      event("DTSTART:20260105T090000Z", "RRULE:FREQ=DAILY;UNTIL=20260106T235959Z", "SUMMARY:A")
        + event("DTSTART:20260107T110000Z", "RRULE:FREQ=DAILY;COUNT=2", "SUMMARY:B"))
    #expect(
      feed.titles == ["20260105T090000Z A", "20260106T090000Z A", "20260107T110000Z B", "20260108T110000Z B"])
  }

  @Test func uidsThatDifferInTheirLastLetterAreTwoEvents() throws {
    let long = String(repeating: "x", count: 200)
    let feed = try FeedOccurrences(
      event("UID:\(long)1", "DTSTART:20260105T090000Z") + event("UID:\(long)2", "DTSTART:20260105T090000Z", "SEQUENCE:1"))
    #expect(feed.ids == ["/\(long)1", "/\(long)2"])
  }

  @Test func componentsWithoutUIDAreNotOfOneSeries() throws {
    let lines = ["BEGIN:VEVENT", "DTSTART:20260105T090000Z", "RRULE:FREQ=DAILY;COUNT=2", "END:VEVENT"]
    let other = ["BEGIN:VEVENT", "DTSTART:20260105T090000Z", "SEQUENCE:4", "END:VEVENT"]
    #expect(try FeedOccurrences(lines + other).starts.count == 3)
  }
}
