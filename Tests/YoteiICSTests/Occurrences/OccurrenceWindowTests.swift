import Testing

@testable import YoteiICS

/// What lies in a window, in which order, and how far.
struct OccurrenceWindowTests {
  private let hour = FeedOccurrences.event("DTSTART:20260105T090000Z", "DTEND:20260105T100000Z")
  private let moment = FeedOccurrences.event("DTSTART:20260105T090000Z")

  // MARK: Edges

  @Test(arguments: [
    ("20260105T080000Z", "20260105T090000Z", false), ("20260105T080000Z", "20260105T090001Z", true),
    ("20260105T095959Z", "20260105T110000Z", true), ("20260105T100000Z", "20260105T110000Z", false),
    ("20260105T091500Z", "20260105T091600Z", true),
  ])
  func overlapDecides(from: String, to: String, isIn: Bool) throws {
    #expect(try FeedOccurrences(hour, from: from, to: to).starts.isEmpty != isIn)
  }

  @Test(arguments: [
    ("20260105T080000Z", "20260105T090000Z", false), ("20260105T090000Z", "20260105T090001Z", true),
    ("20260105T090001Z", "20260105T110000Z", false),
  ])
  func whatHasNoLengthIsInIfItStartsInTheWindow(from: String, to: String, isIn: Bool) throws {
    #expect(try FeedOccurrences(moment, from: from, to: to).starts.isEmpty != isIn)
  }

  @Test(arguments: [
    "19040229", "19691231", "19700101", "20000229", "20240229", "20260131", "20260430", "20971231", "20980101", "21000301",
    "99981231",
  ])
  func everyDayIsFoundByTheWindowsAroundItAlone(day: String) throws {
    let start = try #require(ICSTime(day)).civil
    func text(_ days: Int64) -> String { "\(ICSTime(start + days * 86_400, .date))" }
    for lines in [
      FeedOccurrences.event("DTSTART;VALUE=DATE:\(day)"),
      FeedOccurrences.event("DTSTART:\(day)T120000Z", "DURATION:PT1H"),
      FeedOccurrences.event("DTSTART:\(text(-40))T120000Z", "DTEND:\(day)T120000Z"),
    ] {
      let index = try FeedIndex(lines: ["BEGIN:VCALENDAR"] + lines + ["END:VCALENDAR"])
      #expect(try FeedOccurrences(index, from: text(0), to: text(1)).occurrences.count == 1)
      #expect(try FeedOccurrences(index, from: text(-9), to: text(9)).occurrences.count == 1)
      #expect(try FeedOccurrences(index, from: text(5), to: text(9)).occurrences.isEmpty)
      #expect(try FeedOccurrences(index, from: text(-99), to: text(-50)).occurrences.isEmpty)
    }
  }

  @Test func eventsOutsideOfTheWindowAreNotUnderstood() throws {
    let broken = FeedOccurrences.event("DTSTART:20260105T090000Z", "DTEND:20260105T250000Z")
    #expect(try FeedOccurrences(broken, from: "20260101", to: "20260201").findings == [.invalidDateTime])
    #expect(try FeedOccurrences(broken, from: "20260301", to: "20260401").findings.isEmpty)
  }

  @Test func anEmptyWindowHoldsWhatGoesOnAcrossIt() throws {
    #expect(try FeedOccurrences(moment, from: "20260105T090000Z", to: "20260105T090000Z").starts.isEmpty)
  }

  @Test func aLongSeriesReachesIntoTheWindowWithEveryInstanceThatOverlaps() throws {
    let lines = FeedOccurrences.event("DTSTART:20260105T000000Z", "DURATION:P3D", "RRULE:FREQ=DAILY")
    #expect(
      try FeedOccurrences(lines, from: "20260120", to: "20260121").starts == [
        "20260118T000000Z", "20260119T000000Z", "20260120T000000Z",
      ])
  }

  // MARK: All-day

  @Test(arguments: [
    ("UTC", "20260105T000000Z", "20260105T000001Z", true), ("Asia/Tokyo", "20260104T150000Z", "20260104T150001Z", true),
    ("Asia/Tokyo", "20260105T150000Z", "20260105T160000Z", false),
    ("America/New_York", "20260105T045900Z", "20260105T050000Z", false),
    ("America/New_York", "20260106T045900Z", "20260106T050000Z", true),
  ])
  func anAllDayEventIsTheDayOfTheObserver(zone: String, from: String, to: String, isIn: Bool) throws {
    let lines = FeedOccurrences.event("DTSTART;VALUE=DATE:20260105", "DTEND;VALUE=DATE:20260106")
    #expect(try FeedOccurrences(lines, from: from, to: to, zone: zone).starts == (isIn ? ["20260105"] : []))
  }

  @Test(arguments: ["UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago", "America/Sao_Paulo", "Africa/Cairo"])
  func anAllDaySeriesHasTheSameDatesEverywhere(zone: String) throws {
    let lines = FeedOccurrences.event("DTSTART;VALUE=DATE:20180101", "RRULE:FREQ=DAILY")
    let starts = try FeedOccurrences(lines, from: "20180301", to: "20190301", zone: zone).starts
    #expect(Set(starts).count == starts.count && starts.count >= 365)
    #expect(starts == starts.sorted())
  }

  @Test func aDayWithoutMidnightIsStillADay() throws {
    // Clocks in São Paulo went from 24:00 to 01:00 on 4 November 2018.
    let lines = FeedOccurrences.event("DTSTART;VALUE=DATE:20181104")
    #expect(try FeedOccurrences(lines, from: "20180101", to: "20190101", zone: "America/Sao_Paulo").spans == ["20181104/20181105"])
  }

  // MARK: Order

  @Test func occurrencesComeByStartThenEndThenUID() throws {
    func event(_ uid: String, _ start: String, _ length: String) -> [String] {
      FeedOccurrences.event("UID:" + uid, "DTSTART:" + start, "DURATION:" + length)
    }
    let lines =
      event("b", "20260105T090000Z", "PT1H") + event("z", "20260105T080000Z", "PT9H") + event("a", "20260105T090000Z", "PT2H")
      + event("same-long-prefix-2", "20260105T090000Z", "PT1H") + event("same-long-prefix-1", "20260105T090000Z", "PT1H")
      + event("a", "20260105T080000Z", "PT1H")
    #expect(
      try FeedOccurrences(lines).occurrences.map(\.id.uid) == ["a", "z", "b", "same-long-prefix-1", "same-long-prefix-2", "a"])
  }

  @Test func seriesAreMergedInOrder() throws {
    let lines = (0..<5).flatMap { number in
      FeedOccurrences.event(
        "UID:\(number)", "DTSTART:2026010\(number + 1)T0\(number)0000Z", "RRULE:FREQ=HOURLY;INTERVAL=\(number + 5)")
    }
    let starts = try FeedOccurrences(lines, to: "20260301", limit: 100_000).starts
    #expect(starts.count > 800 && starts == starts.sorted())
  }

  // MARK: Limits

  @Test func aSeriesBeyondTheLimitIsCutAndReported() throws {
    let feed = try FeedOccurrences(FeedOccurrences.event("DTSTART:20260105T090000Z", "RRULE:FREQ=SECONDLY"), limit: 50)
    #expect(feed.findings == [.tooManyOccurrences])
    #expect(feed.starts.count == 50)
  }

  @Test func theLimitHoldsForEachSeriesApart() throws {
    let lines =
      FeedOccurrences.event("UID:a", "DTSTART:20260105T090000Z", "RRULE:FREQ=MINUTELY")
      + FeedOccurrences.event("UID:b", "DTSTART:20260105T090000Z", "RRULE:FREQ=DAILY;COUNT=40")
    #expect(try FeedOccurrences(lines, limit: 50).occurrences.filter { $0.id.uid == "b" }.count == 40)
  }

  @Test func aSeriesWithExactlyTheLimitIsWhole() throws {
    let feed = try FeedOccurrences(FeedOccurrences.event("DTSTART:20260105T090000Z", "RRULE:FREQ=DAILY;COUNT=50"), limit: 50)
    #expect(feed.findings.isEmpty && feed.starts.count == 50)
  }

  @Test(arguments: [
    "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=31", "FREQ=MINUTELY;INTERVAL=1440;BYHOUR=3",
  ])
  func aRuleWithoutInstancesIsAnsweredAtOnce(rule: String) throws {
    let feed = try FeedOccurrences(FeedOccurrences.event("DTSTART:20260105T090000Z", "RRULE:" + rule), to: "99990101")
    #expect(feed.starts == ["20260105T090000Z"])
  }

  @Test func farWindowsOfCountedSeries() throws {
    let lines = FeedOccurrences.event("DTSTART:19000101T090000Z", "RRULE:FREQ=DAILY;COUNT=100000")
    let feed = try FeedOccurrences(lines, from: "21731010", to: "21760101")
    #expect(feed.starts.last == "21731015T090000Z")
  }
}
