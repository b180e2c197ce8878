import Foundation
import Testing

@testable import YoteiICS

struct OccurrenceIDTests {
  @Test(arguments: ["a/b", "a b", "/", "20260105T090000/x", "", "é∕„", "a\tb", "https://example.com/x?y=1,2;3"])
  func anIDIsReadBackWhateverTheUIDHolds(uid: String) throws {
    for slot in [nil, ICSTime("20260105T090000Z"), ICSTime("20260105T090000"), ICSTime("20260105")] {
      let id = ICSOccurrence.ID(uid: uid, slot: slot)
      #expect(ICSOccurrence.ID(id.description) == id)
      #expect(try JSONDecoder().decode(ICSOccurrence.ID.self, from: JSONEncoder().encode(id)) == id)
    }
  }

  @Test(arguments: ["", "uid", "20260105T09/uid", "2026/uid", "x/y"])
  func whatIsNoIDIsNil(text: String) { #expect(ICSOccurrence.ID(text) == nil) }

  @Test func anEventThatDoesNotRecurHasNoSlot() throws {
    #expect(try FeedOccurrences(FeedOccurrences.event("DTSTART:20260105T090000Z")).ids == ["/a"])
  }

  @Test(arguments: [
    ("DTSTART:20260105T090000Z", "20260105T090000Z/a"),
    ("DTSTART;TZID=Europe/Berlin:20260105T090000", "20260105T090000/a"),
    ("DTSTART:20260105T090000", "20260105T090000/a"),
    ("DTSTART;VALUE=DATE:20260105", "20260105/a"),
  ])
  func slotsAreOnTheClockOfTheSeries(start: String, id: String) throws {
    #expect(try FeedOccurrences(FeedOccurrences.event(start, "RRULE:FREQ=DAILY"), zone: "Asia/Tokyo").ids.first == id)
  }

  @Test func aMovedInstanceKeepsItsID() throws {
    let series = FeedOccurrences.event("DTSTART:20260105T090000Z", "RRULE:FREQ=DAILY;COUNT=2")
    let moved = FeedOccurrences.event("RECURRENCE-ID:20260106T090000Z", "DTSTART:20260601T120000Z")
    let before = try FeedOccurrences(series)
    let after = try FeedOccurrences(series + moved)
    #expect(after.ids == before.ids)
    #expect(after.occurrences[1].recurrenceDate == before.occurrences[1].recurrenceDate)
    #expect(after.occurrences[1].isOverride)
  }

  @Test func anIDIsTheSameInEveryWindowAndForEveryObserver() throws {
    let lines = FeedOccurrences.event("DTSTART;TZID=Europe/Berlin:20260105T090000", "RRULE:FREQ=WEEKLY")
    let all = try FeedOccurrences(lines, zone: "Asia/Tokyo")
    let part = try FeedOccurrences(lines, from: "20260601", to: "20260701", zone: "America/New_York")
    #expect(!part.ids.isEmpty && Set(part.ids).isSubset(of: all.ids))
  }

  @Test func eventsWithoutUIDHaveIDsThatOutlastARefresh() throws {
    func lines(_ title: String, stamp: String) -> [String] {
      ["BEGIN:VEVENT", "DTSTAMP:" + stamp, "DTSTART:20260105T090000Z", "SUMMARY:" + title, "END:VEVENT"]
    }
    let first = try FeedOccurrences(lines("A", stamp: "20260101T000000Z") + lines("B", stamp: "20260101T000000Z"))
    let second = try FeedOccurrences(lines("B", stamp: "20260202T000000Z") + lines("A", stamp: "20260202T000000Z"))
    #expect(Set(first.ids).count == 2)
    #expect(Set(first.ids) == Set(second.ids))
  }

  @Test func copiesWithoutUIDHaveDifferentIDs() throws {
    let lines = ["BEGIN:VEVENT", "DTSTART:20260105T090000Z", "END:VEVENT"]
    #expect(Set(try FeedOccurrences(lines + lines).ids).count == 2)
  }

  @Test func aUIDIsTextWithItsEscapesAndFoldsRead() throws {
    #expect(try FeedOccurrences(FeedOccurrences.event("UID:a\\,b\r\n c", "DTSTART:20260105T090000Z")).ids == ["/a,bc"])
  }
}
