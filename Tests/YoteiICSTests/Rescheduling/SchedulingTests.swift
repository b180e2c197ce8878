import Foundation
import Testing

@testable import YoteiICS

/// Messages for attendees and organizers (RFC 5546).
struct SchedulingTests {
  private let meeting = [
    "DTSTART;TZID=Europe/Berlin:20260303T180000", "DTEND;TZID=Europe/Berlin:20260303T190000", "RRULE:FREQ=WEEKLY", "SEQUENCE:2",
    "SUMMARY:Meeting", "ORGANIZER:mailto:host@example.com", "ATTENDEE;RSVP=TRUE;CN=\"Doe, Jane\":mailto:Jane@example.com",
    "ATTENDEE:mailto:joe@example.com", "BEGIN:VALARM", "TRIGGER:-PT5M", "END:VALARM",
  ]

  @Test func aRequestHoldsTheChangedComponentsAlone() throws {
    var sample = try SampleFeed(meeting, calendar: ["X-WR-CALNAME:Private"])
    let id = try #require(ICSOccurrence.ID("20260310T180000/a@example.com"))
    let result = try sample.feed.reschedule(
      id, .later(days: 1), scope: .thisOccurrence, timeZone: SampleFeed.zone, revision: SampleFeed.revision)
    let lines = try sample.feed.message(.request, for: result.published).lines
    #expect(lines.prefix(4) == ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Yotei//Yotei ICS//EN", "METHOD:REQUEST"])
    #expect(lines.count { $0 == "BEGIN:VEVENT" } == 1 && lines.count { $0 == "BEGIN:VTIMEZONE" } == 1)
    for line in [
      "RECURRENCE-ID;TZID=Europe/Berlin:20260310T180000", "SEQUENCE:3", "DTSTAMP:20261130T120000Z",
      "ATTENDEE:mailto:joe@example.com",
    ] {
      #expect(lines.contains(line))
    }
    #expect(!lines.contains("X-WR-CALNAME:Private"))
  }

  @Test func publishingLeavesAttendeesOut() throws {
    let sample = try SampleFeed(meeting)
    let event = try #require(sample.feed.index.components[0].components.first)
    #expect(try sample.feed.message(.publish, for: [event]).lines.contains { $0.hasPrefix("ATTENDEE") } == false)
  }

  @Test func aRequestNeedsAnOrganizerAndAttendees() throws {
    let sample = try SampleFeed(["DTSTART:20260303T180000Z"])
    let event = try #require(sample.feed.index.components[0].components.first)
    #expect(throws: ICSRescheduleError(.missingProperty("ORGANIZER"))) { try sample.feed.message(.request, for: [event]) }
  }

  @Test func aReplyHoldsTheOneWhoAnswers() throws {
    let sample = try SampleFeed(meeting)
    let id = try #require(ICSOccurrence.ID("20260310T180000/a@example.com"))
    let reply = try sample.feed.reply(
      to: id, as: "jane@EXAMPLE.com", .accepted, timeZone: SampleFeed.zone, revision: SampleFeed.revision)
    #expect(
      reply.lines.drop { $0 != "BEGIN:VEVENT" } == [
        "BEGIN:VEVENT", "UID:a@example.com", "RECURRENCE-ID;TZID=Europe/Berlin:20260310T180000", "DTSTAMP:20261130T120000Z",
        "SEQUENCE:2",
        "SUMMARY:Meeting", "ORGANIZER:mailto:host@example.com",
        "ATTENDEE;CN=\"Doe, Jane\";PARTSTAT=ACCEPTED:mailto:Jane@example.com", "END:VEVENT", "END:VCALENDAR",
      ])
    let whole = try sample.feed.reply(
      to: id, as: "joe@example.com", .declined, scope: .allOccurrences, timeZone: SampleFeed.zone, revision: SampleFeed.revision)
    #expect(whole.lines.contains("ATTENDEE;PARTSTAT=DECLINED:mailto:joe@example.com"))
    #expect(!whole.lines.contains { $0.hasPrefix("RECURRENCE-ID") })
    #expect(throws: ICSRescheduleError(.missingProperty("ATTENDEE"))) {
      try sample.feed.reply(to: id, as: "nobody@example.com", .accepted, timeZone: SampleFeed.zone)
    }
  }
}
