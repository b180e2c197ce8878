import Testing

@testable import YoteiICS

/// Components with a RECURRENCE-ID (RFC 5545 3.8.4.4).
struct OverrideTests {
  private let series = FeedOccurrences.event(
    "DTSTART;TZID=Europe/Berlin:20260105T090000", "DTEND;TZID=Europe/Berlin:20260105T100000", "RRULE:FREQ=DAILY;COUNT=4",
    "SUMMARY:Rule")

  private func titles(_ overrides: [String]..., from: String = "20260101", to: String = "20270101") throws -> [String] {
    try FeedOccurrences(series + overrides.flatMap { $0 }, from: from, to: to).titles
  }

  private func override(_ id: String, _ lines: String...) -> [String] {
    FeedOccurrences.component("VEVENT", [id, "SUMMARY:Own"] + lines)
  }

  @Test(arguments: [
    "RECURRENCE-ID;TZID=Europe/Berlin:20260106T090000",
    "RECURRENCE-ID:20260106T080000Z",
    "RECURRENCE-ID;TZID=America/New_York:20260106T030000",
    "RECURRENCE-ID:20260106T090000",
    "RECURRENCE-ID;VALUE=DATE:20260106",
    "recurrence-id;tzid=Europe/Berlin:20260106T090000",
    "RECURRENCE-ID;TZID=\"Europe/Berlin\":20260106T090000",
  ])
  func anOverrideTakesThePlaceOfTheInstanceThatItsIDNamesInAnyForm(id: String) throws {
    #expect(
      try titles(override(id, "DTSTART;TZID=Europe/Berlin:20260106T150000", "DURATION:PT1H")) == [
        "20260105T080000Z Rule", "20260106T140000Z Own", "20260107T080000Z Rule", "20260108T080000Z Rule",
      ])
  }

  @Test func theOrderOfComponentsIsIrrelevant() throws {
    let own = override("RECURRENCE-ID;TZID=Europe/Berlin:20260106T090000", "DTSTART;TZID=Europe/Berlin:20260106T150000")
    let titles = try FeedOccurrences(own + series).titles
    #expect(try FeedOccurrences(series + own).titles == titles)
  }

  @Test func anOverrideWithoutStartIsAtItsSlotAndAsLongAsTheSeries() throws {
    let feed = try FeedOccurrences(series + override("RECURRENCE-ID;TZID=Europe/Berlin:20260106T090000"))
    #expect(feed.spans[1] == "20260106T080000Z/20260106T090000Z")
    #expect(feed.titles[1] == "20260106T080000Z Own")
  }

  @Test func anOverrideOfNoInstanceIsShownAsItIs() throws {
    #expect(try titles(override("RECURRENCE-ID:20260106T120000Z", "DTSTART:20260106T130000Z")).count == 5)
  }

  @Test func anAllDayOverrideOfATimedInstance() throws {
    let feed = try FeedOccurrences(series + override("RECURRENCE-ID:20260106T080000Z", "DTSTART;VALUE=DATE:20260106"))
    #expect(feed.starts == ["20260105T080000Z", "20260106", "20260107T080000Z", "20260108T080000Z"])
    #expect(feed.ids[1] == "20260106T090000/a")
  }

  @Test func anOverrideOfAnAllDaySeriesIsKnownByItsDate() throws {
    let lines =
      FeedOccurrences.event("DTSTART;VALUE=DATE:20260105", "RRULE:FREQ=DAILY;COUNT=2")
      + override("RECURRENCE-ID:20260106T000000", "DTSTART;VALUE=DATE:20260110")
    #expect(try FeedOccurrences(lines, zone: "America/New_York").starts == ["20260105", "20260110"])
  }

  @Test func aCancelledOverrideTakesTheInstanceAway() throws {
    let own = override("RECURRENCE-ID:20260106T080000Z", "DTSTART:20260106T080000Z", "STATUS:CANCELLED")
    #expect(try titles(own).count == 3)
    #expect(try FeedOccurrences(series + own, includingCancelled: true).occurrences.filter(\.isCancelled).count == 1)
  }

  @Test func aCancelledSeriesKeepsAnOverrideThatIsNot() throws {
    let lines =
      FeedOccurrences.event("DTSTART:20260105T090000Z", "RRULE:FREQ=DAILY;COUNT=3", "STATUS:CANCELLED")
      + override("RECURRENCE-ID:20260106T090000Z", "DTSTART:20260106T100000Z", "STATUS:CONFIRMED")
    #expect(try FeedOccurrences(lines).starts == ["20260106T100000Z"])
  }

  @Test func anExceptionWinsOverAnOverride() throws {
    let lines =
      FeedOccurrences.event("DTSTART:20260105T090000Z", "RRULE:FREQ=DAILY;COUNT=3", "EXDATE:20260106T090000Z")
      + override("RECURRENCE-ID:20260106T090000Z", "DTSTART:20260106T100000Z")
    let feed = try FeedOccurrences(lines)
    #expect(feed.starts == ["20260105T090000Z", "20260107T090000Z"])
    #expect(feed.findings == [.excludedOverride])
  }

  // MARK: Windows

  @Test func anInstanceThatIsMovedIntoTheWindowIsThere() throws {
    let own = override("RECURRENCE-ID:20260106T080000Z", "DTSTART:20260901T080000Z")
    #expect(try titles(own, from: "20260901", to: "20260902") == ["20260901T080000Z Own"])
  }

  @Test func anInstanceThatIsMovedOutOfTheWindowIsNotThere() throws {
    let own = override("RECURRENCE-ID:20260106T080000Z", "DTSTART:20260901T080000Z")
    #expect(try titles(own, from: "20260106", to: "20260107").isEmpty)
  }

  @Test func anOverrideThatIsLongerReachesIntoTheWindow() throws {
    let own = override("RECURRENCE-ID:20260106T080000Z", "DTSTART:20260106T080000Z", "DURATION:P20D")
    #expect(try titles(own, from: "20260120", to: "20260121") == ["20260106T080000Z Own"])
  }

  // MARK: This and future

  @Test func thisAndFutureMovesAllThatFollow() throws {
    let own = override(
      "RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20260107T090000", "DTSTART;TZID=Europe/Berlin:20260107T110000",
      "DURATION:PT30M")
    #expect(
      try FeedOccurrences(series + own).spans == [
        "20260105T080000Z/20260105T090000Z", "20260106T080000Z/20260106T090000Z", "20260107T100000Z/20260107T103000Z",
        "20260108T100000Z/20260108T103000Z",
      ])
  }

  @Test func aLaterRangeEndsAnEarlierOne() throws {
    let first = override("RECURRENCE-ID;RANGE=THISANDFUTURE:20260106T080000Z", "DTSTART:20260106T100000Z")
    let second = override("RECURRENCE-ID;RANGE=THISANDFUTURE:20260108T080000Z", "DTSTART:20260108T120000Z")
    #expect(
      try FeedOccurrences(series + second + first).starts == [
        "20260105T080000Z", "20260106T100000Z", "20260107T100000Z", "20260108T120000Z",
      ])
  }

  @Test func anOverrideWithinARangeStandsForItself() throws {
    let range = override("RECURRENCE-ID;RANGE=THISANDFUTURE:20260106T080000Z", "DTSTART:20260106T100000Z")
    let own = override("RECURRENCE-ID:20260107T080000Z", "DTSTART:20260107T200000Z")
    #expect(
      try FeedOccurrences(series + range + own).starts == [
        "20260105T080000Z", "20260106T100000Z", "20260107T200000Z", "20260108T100000Z",
      ])
  }

  @Test func aCancelledRangeEndsTheSeries() throws {
    let own = override("RECURRENCE-ID;RANGE=THISANDFUTURE:20260107T080000Z", "DTSTART:20260107T080000Z", "STATUS:CANCELLED")
    #expect(try titles(own).count == 2)
  }

  @Test func aRangeKeepsTheSlotsOfTheSeriesAsIDs() throws {
    let own = override("RECURRENCE-ID;RANGE=THISANDFUTURE:20260107T080000Z", "DTSTART:20260107T100000Z")
    #expect(try FeedOccurrences(series + own).ids.last == "20260108T090000/a")
  }

  // MARK: Without a series

  @Test func overridesWithoutTheirSeriesAreShown() throws {
    let feed = try FeedOccurrences(
      override("RECURRENCE-ID:20260106T080000Z", "DTSTART:20260106T100000Z")
        + override("RECURRENCE-ID:20260107T080000Z", "DTSTART:20260107T100000Z"))
    #expect(feed.ids == ["20260106T080000Z/a", "20260107T080000Z/a"])
  }

  @Test func ofTwoOverridesForOneInstantTheNewerCountsThoughTheSeriesIsAway() throws {
    let feed = try FeedOccurrences(
      override("RECURRENCE-ID;TZID=Europe/Berlin:20260106T090000", "DTSTART:20260106T100000Z", "SEQUENCE:2")
        + override("RECURRENCE-ID:20260106T080000Z", "DTSTART:20260106T110000Z", "SEQUENCE:1"))
    #expect(feed.starts == ["20260106T100000Z"])
  }
}
