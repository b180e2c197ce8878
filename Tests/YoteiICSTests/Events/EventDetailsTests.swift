import Foundation
import Testing

@testable import YoteiICS

struct EventDetailsTests {
  @Test(arguments: 700..<720) func eventsOfASeriesSayWhatEachOccurrenceSays(seed: UInt64) throws {
    var random = RandomFeed(seed: seed)
    let lines = ["BEGIN:VCALENDAR"] + random.components().flatMap { $0 } + ["END:VCALENDAR"]
    let feed = try ICSFeed(lines.joined(separator: "\r\n"))
    let window = FeedOccurrences.instant("19900101")..<FeedOccurrences.instant("20320101")
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    let events = feed.events(in: window, timeZone: berlin)
    #expect(events.prefix(3000) == feed.events(in: window, timeZone: berlin, data: ICSEventDetails.init).prefix(3000))
    #expect(!events.isEmpty)
  }

  @Test func anOverrideSaysItsOwn() throws {
    let feed = try ICSFeed(
      """
      BEGIN:VCALENDAR
      BEGIN:VEVENT
      UID:a
      DTSTART:20260105T090000Z
      RRULE:FREQ=DAILY;COUNT=3
      SUMMARY:Standup
      LOCATION:Pier 3
      END:VEVENT
      BEGIN:VEVENT
      UID:a
      RECURRENCE-ID:20260106T090000Z
      DTSTART:20260106T100000Z
      SUMMARY:Late standup
      END:VEVENT
      END:VCALENDAR

      """)
    let events = feed.events(in: FeedOccurrences.instant("20260101")..<FeedOccurrences.instant("20260201"), timeZone: .gmt)
    #expect(events.map(\.title) == ["Standup", "Late standup", "Standup"])
    #expect(events.map(\.data.location) == ["Pier 3", nil, "Pier 3"])
  }
}
