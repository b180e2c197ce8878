import Foundation
import Testing

@testable import YoteiICS

struct BusyIntervalTests {
  /// `20260105T080000Z/20260105T090000Z BUSY`, for a window in UTC.
  private func busy(_ components: [String]..., from: String = "20260105", to: String = "20260112", zone: String = "UTC") throws
    -> [String]
  {
    let feed = try ICSFeed((["BEGIN:VCALENDAR"] + components.flatMap { $0 } + ["END:VCALENDAR", ""]).joined(separator: "\r\n"))
    func text(_ date: Date) -> String { ICSTime(CivilTime(seconds: Int64(date.timeIntervalSince1970)), .utc).description }
    return feed.busyIntervals(
      in: FeedOccurrences.instant(from)..<FeedOccurrences.instant(to), timeZone: TimeZone(identifier: zone) ?? .gmt
    ).map { "\(text($0.interval.start))/\(text($0.interval.end)) \($0.kind)" }
  }

  private func event(_ uid: String, _ start: String, _ end: String, _ lines: String...) -> [String] {
    FeedOccurrences.component("VEVENT", ["UID:" + uid, "DTSTART:" + start, "DTEND:" + end] + lines)
  }

  @Test func eventsThatOverlapOrTouchAreOneInterval() throws {
    #expect(
      try busy(
        event("a", "20260105T090000Z", "20260105T100000Z"), event("b", "20260105T093000Z", "20260105T110000Z"),
        event("c", "20260105T110000Z", "20260105T120000Z"), event("d", "20260105T130000Z", "20260105T140000Z")) == [
          "20260105T090000Z/20260105T120000Z BUSY", "20260105T130000Z/20260105T140000Z BUSY",
        ])
  }

  @Test func whatIsTransparentOrCancelledOrHasNoLengthIsFree() throws {
    #expect(
      try busy(
        event("a", "20260105T090000Z", "20260105T100000Z", "TRANSP:TRANSPARENT"),
        event("b", "20260105T090000Z", "20260105T100000Z", "STATUS:CANCELLED"), event("c", "20260105T090000Z", "20260105T090000Z")
      ).isEmpty)
  }

  @Test func tentativeTimeGivesWayToBusyTime() throws {
    #expect(
      try busy(
        event("a", "20260105T090000Z", "20260105T120000Z", "STATUS:TENTATIVE"), event("b", "20260105T100000Z", "20260105T110000Z"))
        == [
          "20260105T090000Z/20260105T100000Z BUSY-TENTATIVE", "20260105T100000Z/20260105T110000Z BUSY",
          "20260105T110000Z/20260105T120000Z BUSY-TENTATIVE",
        ])
  }

  @Test func seriesAndOverridesCount() throws {
    let series = event("a", "20260101T090000Z", "20260101T100000Z", "RRULE:FREQ=DAILY", "EXDATE:20260106T090000Z")
    let own = FeedOccurrences.component(
      "VEVENT", ["RECURRENCE-ID:20260107T090000Z", "DTSTART:20260107T090000Z", "TRANSP:TRANSPARENT"])
    #expect(
      try busy(series, own, to: "20260109") == ["20260105T090000Z/20260105T100000Z BUSY", "20260108T090000Z/20260108T100000Z BUSY"])
  }

  @Test func allDayEventsTakeTheObserversDays() throws {
    let lines = FeedOccurrences.component("VEVENT", ["DTSTART;VALUE=DATE:20260106"])
    #expect(try busy(lines, zone: "Asia/Tokyo") == ["20260105T150000Z/20260106T150000Z BUSY"])
  }

  @Test func intervalsAreCutAtTheWindow() throws {
    #expect(try busy(event("a", "20260101T000000Z", "20260201T000000Z")) == ["20260105T000000Z/20260112T000000Z BUSY"])
  }

  @Test func periodsOfFreeBusyComponentsCount() throws {
    let lines = FeedOccurrences.component(
      "VFREEBUSY",
      [
        "DTSTART:20260105T000000Z", "FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:20260105T090000Z/PT1H,20260105T120000Z/20260105T130000Z",
        "FREEBUSY;FBTYPE=FREE:20260106T090000Z/PT1H", "FREEBUSY:20260105T093000Z/PT1H",
        "FREEBUSY;FBTYPE=X-OTHER:20260107T090000Z/PT1H",
      ])
    #expect(
      try busy(lines) == [
        "20260105T090000Z/20260105T100000Z BUSY-UNAVAILABLE", "20260105T100000Z/20260105T103000Z BUSY",
        "20260105T120000Z/20260105T130000Z BUSY-UNAVAILABLE", "20260107T090000Z/20260107T100000Z BUSY",
      ])
  }

  @Test func periodsAreListedUnderIDsOfTheirOwn() throws {
    let lines = FeedOccurrences.component("VFREEBUSY", ["FREEBUSY:20260105T090000Z/PT1H,20260105T120000Z/20260105T130000Z"])
    let feed = try FeedOccurrences(lines + lines, of: [.freeBusy])
    #expect(feed.spans.count == 4)
    #expect(Set(feed.ids) == ["20260105T090000Z/a", "20260105T120000Z/a"])
  }
}
