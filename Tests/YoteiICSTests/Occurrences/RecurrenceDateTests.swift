import Testing

@testable import YoteiICS

/// RDATE, EXDATE and EXRULE (RFC 5545 3.8.5).
struct RecurrenceDateTests {
  private func starts(_ lines: String..., zone: String = "UTC") throws -> [String] {
    try FeedOccurrences(FeedOccurrences.component("VEVENT", lines), zone: zone).starts
  }

  // MARK: RDATE

  @Test func datesAreAddedToStartWhereThereIsNoRule() throws {
    #expect(
      try starts("DTSTART:20260105T090000Z", "RDATE:20260107T090000Z,20260106T110000Z") == [
        "20260105T090000Z", "20260106T110000Z", "20260107T090000Z",
      ])
  }

  @Test func aDateThatTheRuleGivesTooIsOneOccurrence() throws {
    #expect(
      try starts("DTSTART:20260105T090000Z", "RRULE:FREQ=DAILY;COUNT=2", "RDATE:20260106T090000Z,20260105T090000Z").count == 2)
  }

  @Test func datesInOtherZonesAreInstants() throws {
    #expect(
      try starts(
        "DTSTART;TZID=Europe/Berlin:20260105T090000", "RDATE;TZID=America/New_York:20260106T090000", "RDATE:20260107T080000Z")
        == ["20260105T080000Z", "20260106T140000Z", "20260107T080000Z"])
  }

  @Test func aDateInATimedSeriesMeansStartsTimeOnIt() throws {
    #expect(try starts("DTSTART:20260105T090000Z", "RDATE;VALUE=DATE:20260107") == ["20260105T090000Z", "20260107T090000Z"])
  }

  @Test func aTimeInAnAllDaySeriesMeansItsDay() throws {
    #expect(try starts("DTSTART;VALUE=DATE:20260105", "RDATE:20260107T000000") == ["20260105", "20260107"])
  }

  @Test func aDateBeforeStartIsAnOccurrence() throws {
    #expect(
      try starts("DTSTART:20260105T090000Z", "RRULE:FREQ=DAILY;COUNT=1", "RDATE:20260103T090000Z") == [
        "20260103T090000Z", "20260105T090000Z",
      ])
  }

  @Test func periodsBringTheirOwnLength() throws {
    let feed = try FeedOccurrences(
      FeedOccurrences.event(
        "DTSTART:20260105T090000Z", "DTEND:20260105T100000Z",
        "RDATE;VALUE=PERIOD:20260106T090000Z/PT3H,20260107T090000Z/20260107T093000Z"))
    #expect(
      feed.spans == [
        "20260105T090000Z/20260105T100000Z", "20260106T090000Z/20260106T120000Z", "20260107T090000Z/20260107T093000Z",
      ])
  }

  @Test func aPeriodLongerThanTheEventReachesIntoTheWindow() throws {
    let lines = FeedOccurrences.event("DTSTART:20260105T090000Z", "DURATION:PT1H", "RDATE;VALUE=PERIOD:20260106T090000Z/P9D")
    #expect(try FeedOccurrences(lines, from: "20260112").starts == ["20260106T090000Z"])
  }

  @Test func aPeriodOfDaysIsNominalOverAClockChange() throws {
    let lines = FeedOccurrences.event(
      "DTSTART;TZID=Europe/Berlin:20260301T090000", "RDATE;VALUE=PERIOD;TZID=Europe/Berlin:20260328T090000/P1D")
    #expect(try FeedOccurrences(lines, from: "20260320").spans == ["20260328T080000Z/20260329T070000Z"])
  }

  // MARK: EXDATE

  @Test func exceptionsCountForCount() throws {
    #expect(
      try starts("DTSTART:20260105T090000Z", "RRULE:FREQ=DAILY;COUNT=3", "EXDATE:20260106T090000Z") == [
        "20260105T090000Z", "20260107T090000Z",
      ])
  }

  @Test(arguments: [
    "EXDATE;TZID=Europe/Berlin:20260106T090000",
    "EXDATE:20260106T080000Z",
    "EXDATE;TZID=America/New_York:20260106T030000",
    "EXDATE:20260106T090000",
    "EXDATE;VALUE=DATE:20260106",
    "EXDATE:20260106",
    "EXDATE;TZID=Europe/Berlin:20260106T090000,20260226T090000",
    "EXDATE;TZID=Europe/Berlin:,20260106T090000,",
    "exdate;tzid=europe/berlin:20260106T090000",
  ])
  func anExceptionIsAnInstantInEveryFormThatNamesIt(line: String) throws {
    #expect(
      try starts("DTSTART;TZID=Europe/Berlin:20260105T090000", "RRULE:FREQ=DAILY;COUNT=3", line) == [
        "20260105T080000Z", "20260107T080000Z",
      ])
  }

  @Test(arguments: [
    "EXDATE;VALUE=DATE:20260106", "EXDATE:20260106", "EXDATE:20260106T000000", "EXDATE:20260106T000000Z",
    "EXDATE;TZID=Europe/Berlin:20260106T000000", "EXDATE:20260105T230000Z",
  ])
  func anExceptionInAnAllDaySeriesIsADay(line: String) throws {
    #expect(
      try starts("DTSTART;VALUE=DATE:20260105", "RRULE:FREQ=DAILY;COUNT=3", line, zone: "Europe/Berlin") == [
        "20260105", "20260107",
      ])
  }

  @Test(arguments: ["EXDATE:20260106T090001Z", "EXDATE:20260106", "EXDATE:rubbish", "EXDATE:"])
  func anExceptionThatMeetsNothingChangesNothing(line: String) throws {
    let count = line == "EXDATE:20260106" ? 2 : 3
    #expect(try starts("DTSTART:20260105T090000Z", "RRULE:FREQ=DAILY;COUNT=3", line).count == count)
  }

  @Test(arguments: [
    "EXDATE:20260106T090000Z,20260107T090000Z", "EXDATE:20260106T090000Z;20260107T090000Z",
    "EXDATE:20260106T090000Z\\,20260107T090000Z", "EXDATE:\"20260106T090000Z\",\"20260107T090000Z\"",
    "EXDATE:20260106T090000Z, 20260107T090000Z,", "EXDATE:20260106T090000Z\r\n ,20260107T090000Z",
  ])
  func aListIsReadWhateverStandsBetweenItsValues(line: String) throws {
    #expect(try starts("DTSTART:20260105T090000Z", "RRULE:FREQ=DAILY;COUNT=3", line) == ["20260105T090000Z"])
  }

  @Test func anExceptionInTheCalendarsOwnZoneIsAnInstantBesideASeriesInAnother() throws {
    let lines =
      ["X-WR-TIMEZONE:America/New_York"]
      + FeedOccurrences.event(
        "DTSTART;TZID=Europe/Berlin:20260105T150000", "RRULE:FREQ=DAILY;COUNT=2", "EXDATE;TZID=America/New_York:20260106T090000")
    #expect(try FeedOccurrences(lines).starts == ["20260105T140000Z"])
  }

  @Test func startCanBeTakenOut() throws {
    #expect(try starts("DTSTART:20260105T090000Z", "RRULE:FREQ=DAILY;COUNT=2", "EXDATE:20260105T090000Z") == ["20260106T090000Z"])
    #expect(try starts("DTSTART:20260105T090000Z", "RDATE:20260107T090000Z", "EXDATE:20260105T090000Z") == ["20260107T090000Z"])
  }

  @Test func exceptionsTakeOutWhatDatesAdd() throws {
    #expect(try starts("DTSTART:20260105T090000Z", "RDATE:20260107T090000Z", "EXDATE:20260107T090000Z") == ["20260105T090000Z"])
  }

  // MARK: Rules

  @Test func severalRulesGiveWhatAnyOfThemGives() throws {
    #expect(
      try starts("DTSTART:20260105T090000Z", "RRULE:FREQ=DAILY;INTERVAL=2;COUNT=3", "RRULE:FREQ=DAILY;INTERVAL=3;COUNT=3") == [
        "20260105T090000Z", "20260107T090000Z", "20260108T090000Z", "20260109T090000Z", "20260111T090000Z",
      ])
  }

  @Test func anExceptionRuleTakesOutWhatItGives() throws {
    #expect(
      try starts("DTSTART:20260105T090000Z", "RRULE:FREQ=DAILY;COUNT=7", "EXRULE:FREQ=WEEKLY;BYDAY=SA,SU") == [
        "20260105T090000Z", "20260106T090000Z", "20260107T090000Z", "20260108T090000Z", "20260109T090000Z",
      ])
  }

  @Test func anExceptionRuleCountsFromStart() throws {
    #expect(
      try starts("DTSTART:20260105T090000Z", "RRULE:FREQ=DAILY;COUNT=5", "EXRULE:FREQ=DAILY;INTERVAL=2;COUNT=2") == [
        "20260106T090000Z", "20260108T090000Z", "20260109T090000Z",
      ])
  }

  @Test func aRuleThatCannotBeReadLeavesTheEventOnce() throws {
    let feed = try FeedOccurrences(FeedOccurrences.event("DTSTART:20260105T090000Z", "RRULE:FREQ=NEVER"))
    #expect(feed.starts == ["20260105T090000Z"])
    #expect(feed.findings == [.invalidRule])
  }

  // MARK: UNTIL

  @Test(arguments: [
    ("DTSTART;TZID=Europe/Berlin:20260105T090000", "20260107T080000Z", 3),
    ("DTSTART;TZID=Europe/Berlin:20260105T090000", "20260107T075959Z", 2),
    ("DTSTART;TZID=Europe/Berlin:20260105T090000", "20260107T090000", 3),
    ("DTSTART;TZID=Europe/Berlin:20260105T090000", "20260107", 3),
    ("DTSTART;VALUE=DATE:20260105", "20260107", 3),
    ("DTSTART;VALUE=DATE:20260105", "20260107T000000Z", 3),
    ("DTSTART;VALUE=DATE:20260105", "20260106T230000Z", 3),
    ("DTSTART;VALUE=DATE:20260105", "20260107T225959Z", 3),
    ("DTSTART:20260105T090000Z", "20260107T090000Z", 3),
    ("DTSTART:20260105T090000Z", "20260107T090000", 3),
    ("DTSTART:20260105T090000", "20260107T080000Z", 3),
  ])
  func untilIsReadOnTheClockOfTheSeries(start: String, until: String, count: Int) throws {
    #expect(try starts(start, "RRULE:FREQ=DAILY;UNTIL=" + until, zone: "Europe/Berlin").count == count)
  }
}
