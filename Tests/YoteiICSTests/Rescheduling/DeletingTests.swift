import Foundation
import Testing

@testable import YoteiICS

struct DeletingTests {
  private func delete(
    _ id: String, _ scope: ICSRescheduleScope = .thisOccurrence, cancelling: Bool = false, from sample: inout SampleFeed
  ) throws -> [String] {
    try sample.changes { feed in
      try feed.delete(
        try #require(ICSOccurrence.ID(id + "/a@example.com")), scope: scope, cancelling: cancelling, timeZone: SampleFeed.zone,
        revision: SampleFeed.revision)
    }
  }

  @Test(arguments: [
    ("DTSTART:20260303T180000Z", "20260310T180000Z", "+EXDATE:20260310T180000Z"),
    ("DTSTART;VALUE=DATE:20260303", "20260310", "+EXDATE;VALUE=DATE:20260310"),
    ("DTSTART:20260303T180000", "20260310T180000", "+EXDATE:20260310T180000"),
  ])
  func anOccurrenceIsExcludedInTheFormOfDTSTART(start: String, slot: String, line: String) throws {
    var sample = try SampleFeed([start, "RRULE:FREQ=WEEKLY"])
    #expect(try delete(slot, from: &sample) == [line])
  }

  @Test func anOverrideGoesAlongWithItsSlot() throws {
    var sample = try SampleFeed(
      ["DTSTART:20260303T180000Z", "RRULE:FREQ=WEEKLY"], ["RECURRENCE-ID:20260310T180000Z", "DTSTART:20260311T180000Z"])
    let changes = try delete("20260310T180000Z", from: &sample)
    #expect(changes.contains("+EXDATE:20260310T180000Z") && changes.contains("-RECURRENCE-ID:20260310T180000Z"))
  }

  @Test func thisAndFutureEndsTheRule() throws {
    var sample = try SampleFeed(["DTSTART:20260303T180000Z", "RRULE:FREQ=WEEKLY;COUNT=9"])
    #expect(
      try delete("20260317T180000Z", .thisAndFuture, from: &sample) == [
        "-RRULE:FREQ=WEEKLY;COUNT=9", "+RRULE:FREQ=WEEKLY;UNTIL=20260317T175959Z",
      ])
  }

  @Test func theLastOccurrenceTakesTheSeriesWithIt() throws {
    var sample = try SampleFeed(["DTSTART:20260303T180000Z", "RRULE:FREQ=WEEKLY;COUNT=2", "EXDATE:20260303T180000Z"])
    _ = try delete("20260310T180000Z", from: &sample)
    #expect(sample.feed.lines == ["BEGIN:VCALENDAR", "VERSION:2.0", "END:VCALENDAR"])
  }

  @Test func cancellingKeepsTheOccurrenceAndSaysSo() throws {
    var sample = try SampleFeed(["DTSTART:20260303T180000Z", "RRULE:FREQ=WEEKLY", "SUMMARY:Choir", "STATUS:CONFIRMED"])
    let changes = try delete("20260310T180000Z", cancelling: true, from: &sample)
    #expect(changes.contains("+STATUS:CANCELLED") && changes.contains("+RECURRENCE-ID:20260310T180000Z"))
    #expect(changes.contains("+DTSTART:20260310T180000Z"))
    #expect(sample.feed.lines.contains("SEQUENCE:1"))

    var whole = try SampleFeed(["DTSTART:20260303T180000Z", "RRULE:FREQ=WEEKLY", "STATUS:CONFIRMED"])
    #expect(
      try delete("20260310T180000Z", .allOccurrences, cancelling: true, from: &whole) == ["-STATUS:CONFIRMED", "+STATUS:CANCELLED"])
  }
}
