import Foundation
import Testing

@testable import YoteiICS

struct AddingTests {
  private let start = Date.at("20260707T180000")

  @Test func anEventIsAddedAtTheEndWithItsZone() throws {
    var sample = try SampleFeed(["DTSTART:20260303T180000Z"], calendar: ["X-WR-CALNAME:Town"])
    var draft = ICSEventDraft(
      title: "Choir; loud, \\ long", start: start, end: start.addingTimeInterval(5400), timeZone: SampleFeed.zone)
    draft.location = "Hall\nNorth"
    draft.categories = ["A,B", "C"]
    draft.rule = ICSRecurrenceRule("FREQ=WEEKLY;COUNT=3")
    draft.alarms = [ICSDuration(seconds: 900)]
    let result = try sample.feed.add(draft, revision: SampleFeed.revision)
    #expect(result.id?.description == "20260707T180000/new@example.com")
    #expect(
      sample.feed.lines.suffix(19) == [
        "BEGIN:VEVENT", "UID:new@example.com", "DTSTAMP:20261130T120000Z", "CREATED:20261130T120000Z",
        "LAST-MODIFIED:20261130T120000Z",
        "SEQUENCE:0", "DTSTART;TZID=Europe/Berlin:20260707T180000", "DTEND;TZID=Europe/Berlin:20260707T193000",
        "RRULE:FREQ=WEEKLY;COUNT=3",
        "SUMMARY:Choir\\; loud\\, \\\\ long", "LOCATION:Hall\\nNorth", "CATEGORIES:A\\,B,C", "BEGIN:VALARM", "ACTION:DISPLAY",
        "DESCRIPTION:Choir\\; loud\\, \\\\ long", "TRIGGER:-PT15M", "END:VALARM", "END:VEVENT", "END:VCALENDAR",
      ])
    #expect(sample.feed.lines.contains("BEGIN:VTIMEZONE"))
    #expect(sample.feed.diagnostics.allSatisfy { $0.severity != .error })
  }

  @Test func theZoneIsNamedAsTheCalendarNamesIt() throws {
    let zone = VTimeZoneText.vtimezone(for: SampleFeed.zone, named: "W. Europe Standard Time", covering: 2026...2026)
    var sample = try SampleFeed(["DTSTART:20260303T180000Z"], calendar: zone)
    let draft = ICSEventDraft(title: "Choir", start: start, end: start, timeZone: SampleFeed.zone)
    try sample.feed.add(draft, revision: SampleFeed.revision)
    #expect(sample.feed.lines.contains("DTSTART;TZID=W. Europe Standard Time:20260707T180000"))
    #expect(sample.feed.lines.count { $0 == "BEGIN:VTIMEZONE" } == 1)
  }

  @Test func aYoteiEventIsAddedAndFoundAgain() throws {
    var sample = try SampleFeed(["DTSTART:20260303T180000Z"])
    let midnight = Date(timeIntervalSince1970: 1_783_382_400)  // 7 July 2026
    let event = YoteiEvent(
      id: "draft", title: "Fair", start: midnight, end: midnight.addingTimeInterval(2 * 86_400), isAllDay: true, data: 0)
    let result = try sample.feed.add(event, revision: SampleFeed.revision)
    let found = try #require(
      sample.feed.events(in: ICSFeed.years, timeZone: SampleFeed.zone).first { $0.id == result.id?.description })
    #expect(found.start == event.start && found.end == event.end && found.isAllDay && found.title == "Fair")
  }

  @Test func aFeedMadeOfEventsGivesThemBack() throws {
    let events = (0..<50).map { number in
      YoteiEvent(
        id: "/event \(number), of 50", title: "Nr \(number)", start: start.addingTimeInterval(Double(number) * 90_000),
        end: start.addingTimeInterval(Double(number) * 90_000 + 3600), isAllDay: false, data: 0)
    }
    let feed = try ICSFeed(events: events, name: "All", timeZone: SampleFeed.zone, revision: SampleFeed.revision)
    let found = feed.events(in: ICSFeed.years, timeZone: SampleFeed.zone)
    #expect(found.map(\.id) == events.map(\.id))
    #expect(found.map(\.dateInterval) == events.map(\.dateInterval))
    #expect(feed.lines.count { $0 == "BEGIN:VTIMEZONE" } == 1)
    #expect(feed.diagnostics.filter { $0.severity != .note } == [])
    #expect(try ICSFeed(events: events, name: "All", timeZone: SampleFeed.zone, revision: SampleFeed.revision).text == feed.text)
  }

  @Test func aTakenUIDIsRefused() throws {
    var sample = try SampleFeed(["DTSTART:20260303T180000Z"])
    var draft = ICSEventDraft(title: "Choir", start: start, end: start)
    draft.uid = "a@example.com"
    #expect(throws: ICSRescheduleError(.uidInUse("a@example.com"))) { try sample.feed.add(draft) }
    #expect(throws: ICSRescheduleError(.endBeforeStart)) {
      try sample.feed.add(ICSEventDraft(title: "", start: start, end: start.addingTimeInterval(-1)))
    }
  }
}
