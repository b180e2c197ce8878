import Foundation
import Testing

@testable import YoteiICS

/// When alarms go off (RFC 5545 3.6.6, RFC 9074).
struct AlarmTimeTests {
  private let event = ["UID:a", "DTSTART;TZID=Europe/Berlin:20260105T090000", "DTEND;TZID=Europe/Berlin:20260105T100000"]

  private func alarm(_ lines: String...) -> [String] {
    FeedOccurrences.component("VALARM", ["UID:alarm", "ACTION:DISPLAY"] + lines)
  }

  /// `20260105T074500Z id`, for a window in UTC.
  private func times(_ components: [String]..., from: String = "20260101", to: String = "20270101", zone: String = "UTC") throws
    -> [String]
  {
    let feed = try ICSFeed((["BEGIN:VCALENDAR"] + components.flatMap { $0 } + ["END:VCALENDAR", ""]).joined(separator: "\r\n"))
    let window = FeedOccurrences.instant(from)..<FeedOccurrences.instant(to)
    return feed.alarms(in: window, timeZone: TimeZone(identifier: zone) ?? .gmt).map { time in
      ICSTime(CivilTime(seconds: Int64(time.date.timeIntervalSince1970)), .utc).description + " " + time.occurrence.id.description
    }
  }

  private func event(_ lines: [String]...) -> [String] { FeedOccurrences.component("VEVENT", event + lines.flatMap { $0 }) }

  // MARK: Triggers

  @Test(arguments: [
    ("TRIGGER:-PT15M", "20260105T074500Z"), ("TRIGGER:PT0S", "20260105T080000Z"), ("TRIGGER:PT5M", "20260105T080500Z"),
    ("TRIGGER;RELATED=START:-PT15M", "20260105T074500Z"), ("TRIGGER;RELATED=END:PT5M", "20260105T090500Z"),
    ("TRIGGER;RELATED=END:-P1D", "20260104T090000Z"), ("TRIGGER:-P1W", "20251229T080000Z"),
    ("TRIGGER;VALUE=DATE-TIME:20260101T120000Z", "20260101T120000Z"),
  ])
  func aTriggerIsBeforeOrAfterStartOrEndOrAnInstant(trigger: String, time: String) throws {
    #expect(try times(event(alarm(trigger)), from: "20251201") == [time + " /a"])
  }

  @Test func daysOfATriggerAreNominalOverAClockChange() throws {
    let lines = FeedOccurrences.component(
      "VEVENT", ["UID:a", "DTSTART;TZID=Europe/Berlin:20260329T090000"] + alarm("TRIGGER:-P1D"))
    #expect(try times(lines) == ["20260328T080000Z /a"])
    let hours = FeedOccurrences.component(
      "VEVENT", ["UID:a", "DTSTART;TZID=Europe/Berlin:20260329T090000"] + alarm("TRIGGER:-PT24H"))
    #expect(try times(hours) == ["20260328T070000Z /a"])
  }

  @Test func alarmsOfAllDayEventsCountFromTheObserversMidnight() throws {
    let lines = FeedOccurrences.component("VEVENT", ["UID:a", "DTSTART;VALUE=DATE:20260105"] + alarm("TRIGGER:-PT6H"))
    #expect(try times(lines, zone: "Asia/Tokyo") == ["20260104T090000Z /a"])
  }

  @Test func everyOccurrenceOfASeriesHasTheAlarm() throws {
    #expect(
      try times(event(["RRULE:FREQ=DAILY;COUNT=3", "EXDATE:20260106T080000Z"], alarm("TRIGGER:-PT15M"))) == [
        "20260105T074500Z 20260105T090000/a", "20260107T074500Z 20260107T090000/a",
      ])
  }

  @Test func anOverrideHasItsOwnAlarms() throws {
    let own = FeedOccurrences.component(
      "VEVENT", ["UID:a", "RECURRENCE-ID:20260106T080000Z", "DTSTART:20260106T120000Z"] + alarm("TRIGGER:-PT1H"))
    #expect(
      try times(event(["RRULE:FREQ=DAILY;COUNT=2"], alarm("TRIGGER:-PT15M")), own) == [
        "20260105T074500Z 20260105T090000/a", "20260106T110000Z 20260106T090000/a",
      ])
  }

  @Test func anInstantInAnEndlessSeriesIsOneAlarm() throws {
    #expect(
      try times(event(["RRULE:FREQ=SECONDLY"], alarm("TRIGGER;VALUE=DATE-TIME:20260901T120000Z"))) == [
        "20260901T120000Z 20260105T090000/a"
      ])
  }

  // MARK: Windows

  @Test(arguments: [
    ("20260105T074500Z", "20260105T074501Z", 1), ("20260105T074501Z", "20260106", 0), ("20260105T070000Z", "20260105T074500Z", 0),
  ])
  func theWindowIsThatOfTheAlarmsAndHalfOpen(from: String, to: String, count: Int) throws {
    #expect(try times(event(alarm("TRIGGER:-PT15M")), from: from, to: to).count == count)
  }

  @Test func aWindowFarInAnEndlessSeries() throws {
    let lines = event(["RRULE:FREQ=DAILY"], alarm("TRIGGER:-P2D"))
    #expect(try times(lines, from: "20560105T000000Z", to: "20560106T000000Z") == ["20560105T080000Z 20560107T090000/a"])
  }

  // MARK: Repetition

  @Test func anAlarmRepeats() throws {
    #expect(
      try times(event(alarm("TRIGGER:-PT15M", "REPEAT:2", "DURATION:PT5M"))) == [
        "20260105T074500Z /a", "20260105T075000Z /a", "20260105T075500Z /a",
      ])
    #expect(try times(event(alarm("TRIGGER:-PT15M", "REPEAT:2", "DURATION:PT5M")), from: "20260105T075000Z").count == 2)
  }

  @Test(arguments: [
    ["REPEAT:5"], ["DURATION:PT5M"], ["REPEAT:5", "DURATION:PT0S"], ["REPEAT:5", "DURATION:-PT5M"], ["REPEAT:x", "DURATION:PT5M"],
  ])
  func aRepetitionThatCannotBeReadIsNone(lines: [String]) throws {
    let alarm = FeedOccurrences.component("VALARM", ["ACTION:DISPLAY", "TRIGGER:-PT15M"] + lines)
    #expect(try times(event(alarm)).count == 1)
  }

  @Test func aFloodOfRepetitionsIsCutAndReported() throws {
    let lines = event(alarm("TRIGGER:-PT15M", "REPEAT:2000000000", "DURATION:PT1S"))
    let feed = try ICSFeed((["BEGIN:VCALENDAR"] + lines + ["END:VCALENDAR", ""]).joined(separator: "\r\n"))
    let (times, diagnostics) = feed.alarmTimes(
      in: FeedOccurrences.instant("20260101")..<FeedOccurrences.instant("20270101"), timeZone: .gmt)
    #expect(times.count == AlarmPlan.repetitionLimit + 1)
    #expect(diagnostics.map(\.code).contains(.invalidAlarm))
  }

  // MARK: Acknowledgement

  @Test func whatWasAcknowledgedDoesNotGoOffAgain() throws {
    let lines = event(["RRULE:FREQ=DAILY;COUNT=3"], alarm("TRIGGER:-PT15M", "ACKNOWLEDGED:20260106T074600Z"))
    #expect(try times(lines) == ["20260107T074500Z 20260107T090000/a"])
  }

  @Test func anAlarmThatIsPutOffGoesOffUntilTheOneBehindItIsAcknowledged() throws {
    func lines(acknowledged: String) -> [String] {
      let snooze = FeedOccurrences.component(
        "VALARM",
        ["UID:snooze", "ACTION:DISPLAY", "TRIGGER;VALUE=DATE-TIME:20260105T080000Z", "RELATED-TO;RELTYPE=SNOOZE:alarm"])
      return event(alarm("TRIGGER:-PT15M", "ACKNOWLEDGED:" + acknowledged), snooze)
    }
    #expect(try times(lines(acknowledged: "20260105T074600Z")) == ["20260105T080000Z /a"])
    #expect(try times(lines(acknowledged: "20260105T080001Z")).isEmpty)
  }

  @Test func noAlarmOfWhatIsCancelledFinishedOrTakenOff() throws {
    #expect(try times(event(["STATUS:CANCELLED"], alarm("TRIGGER:-PT15M"))).isEmpty)
    #expect(
      try times(
        FeedOccurrences.component("VTODO", ["UID:a", "DUE:20260105T080000Z", "STATUS:COMPLETED"] + alarm("TRIGGER:-PT15M"))
      ).isEmpty)
    #expect(
      try times(event(FeedOccurrences.component("VALARM", ["ACTION:NONE", "TRIGGER;VALUE=DATE-TIME:20260105T080000Z"]))).isEmpty)
    #expect(try times(event(alarm("TRIGGER:-P400D")), from: "20200101").isEmpty)
  }

  @Test func aToDoRemindsBeforeItIsDue() throws {
    let lines = FeedOccurrences.component(
      "VTODO", ["UID:a", "DTSTART:20260105T080000Z", "DUE:20260110T080000Z"] + alarm("TRIGGER;RELATED=END:-PT1H"))
    #expect(try times(lines) == ["20260110T070000Z /a"])
  }
}
