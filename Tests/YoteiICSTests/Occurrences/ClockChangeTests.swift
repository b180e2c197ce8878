import Testing

@testable import YoteiICS

/// Rules over a gap and an overlap of the clock: 2026-03-29 02:00 to 03:00 and 2026-10-25 02:00 to 03:00 in Berlin.
struct ClockChangeTests {
  private func starts(_ start: String, _ lines: String..., from: String, to: String) throws -> [String] {
    let lines = ["DTSTART;TZID=Europe/Berlin:" + start] + lines
    return try FeedOccurrences(FeedOccurrences.component("VEVENT", lines), from: from, to: to).starts
  }

  @Test func anInstanceInAGapIsLeftOutAndNotCounted() throws {
    #expect(
      try starts("20260328T023000", "RRULE:FREQ=DAILY;COUNT=3", from: "20260301", to: "20260501") == [
        "20260328T013000Z", "20260330T003000Z", "20260331T003000Z",
      ])
  }

  @Test func aStartInAGapIsReadWithTheOffsetBeforeIt() throws {
    #expect(
      try starts("20260329T023000", "RRULE:FREQ=DAILY;COUNT=2", from: "20260301", to: "20260501") == [
        "20260329T013000Z", "20260330T003000Z",
      ])
  }

  @Test func anAddedDateInAGapIsReadWithTheOffsetBeforeIt() throws {
    #expect(
      try starts("20260328T120000", "RDATE;TZID=Europe/Berlin:20260329T023000", from: "20260301", to: "20260501") == [
        "20260328T110000Z", "20260329T013000Z",
      ])
  }

  @Test func anInstanceInAnOverlapIsTheFirstOfTheTwo() throws {
    #expect(
      try starts("20261024T023000", "RRULE:FREQ=DAILY;COUNT=3", from: "20261001", to: "20261101") == [
        "20261024T003000Z", "20261025T003000Z", "20261026T013000Z",
      ])
  }

  @Test func hourlyOverAGap() throws {
    #expect(
      try starts("20260328T003000", "RRULE:FREQ=HOURLY;COUNT=28", from: "20260328T233000Z", to: "20260330") == [
        "20260328T233000Z", "20260329T003000Z", "20260329T013000Z", "20260329T023000Z",
      ])
  }

  @Test func hourlyOverAnOverlap() throws {
    #expect(
      try starts("20261025T003000", "RRULE:FREQ=HOURLY;COUNT=4", from: "20261024", to: "20261026") == [
        "20261024T223000Z", "20261024T233000Z", "20261025T003000Z", "20261025T023000Z",
      ])
  }

  @Test func everySixHoursKeepsToTheClock() throws {
    #expect(
      try starts("20260328T000000", "RRULE:FREQ=HOURLY;INTERVAL=6;COUNT=7", from: "20260301", to: "20260501") == [
        "20260327T230000Z", "20260328T050000Z", "20260328T110000Z", "20260328T170000Z", "20260328T230000Z", "20260329T040000Z",
        "20260329T100000Z",
      ])
  }

  @Test func secondsOfAGapAreLeftOutAndNotCounted() throws {
    let starts = try starts("20260329T015950", "RRULE:FREQ=SECONDLY;INTERVAL=5;COUNT=4", from: "20260301", to: "20260501")
    #expect(starts == ["20260329T005950Z", "20260329T005955Z", "20260329T010000Z", "20260329T010005Z"])
  }

  @Test func aFarWindowBehindManyGapsCountsAsIfItWereWalked() throws {
    let rule = "RRULE:FREQ=HOURLY;INTERVAL=5;COUNT=30000"
    let all = try FeedOccurrences(
      FeedOccurrences.event("DTSTART;TZID=Europe/Berlin:20100101T013000", rule), from: "20100101", to: "20400101", limit: 100_000)
    #expect(all.starts.count == 30_000)
    let last = try FeedOccurrences(
      FeedOccurrences.event("DTSTART;TZID=Europe/Berlin:20100101T013000", rule), from: "20270101", to: "20400101", limit: 100_000)
    #expect(last.starts == all.starts.filter { $0 >= "20270101" })
  }

  @Test func untilInUTCLetsTheLastInstanceIn() throws {
    #expect(
      try starts("20260328T090000", "RRULE:FREQ=DAILY;UNTIL=20260330T070000Z", from: "20260301", to: "20260501").last
        == "20260330T070000Z")
  }

  /// A time in a gap stands for a later instant than the next slot, so order isn't that of the clock.
  @Test func aTimeInAGapIsInOrderWithTheSlotsAfterIt() throws {
    let rule = "RRULE:FREQ=HOURLY;COUNT=5"
    let all = try starts("20260329T010000", rule, "RDATE;TZID=Europe/Berlin:20260329T023000", from: "20260329", to: "20260330")
    #expect(all == all.sorted() && all.contains("20260329T013000Z"))
    let part = try starts(
      "20260329T010000", rule, "RDATE;TZID=Europe/Berlin:20260329T023000", from: "20260329", to: "20260329T011500Z")
    #expect(part == all.filter { $0 < "20260329T011500Z" })
  }
}
