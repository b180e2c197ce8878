import Foundation
import Testing

@testable import YoteiICS

@Suite struct JSCalendarTests {
  private func object(_ lines: String...) throws -> JSONValue {
    let text = try ICSFeed(event: ["UID:a", "DTSTAMP:20260101T000000Z"] + lines).written(as: JSCalendarFormat(holdsSeveral: false))
      .text
    var reader = JSONReader(Array(text.utf8), maximumDepth: 64)
    return try #require(try reader.document()["entries"]?.array?.first)
  }

  private func event(_ members: String) throws -> [String] {
    let text = #"{"@type":"Event","uid":"a","updated":"2026-01-01T00:00:00Z",\#(members)}"#
    let feed = try ICSFeed.read(text, from: JSCalendarReader(maximumDepth: 16))
    return feed.lines.filter { !$0.hasPrefix("TZ") && !$0.hasPrefix("UID") && !$0.contains("2026-01-01") }
  }

  @Test func aStartIsLocalWithItsZoneAndTheEndIsALength() throws {
    let timed = try object("DTSTART;TZID=Europe/Berlin:20260328T230000", "DTEND;TZID=Europe/Berlin:20260329T040000")
    #expect(timed["start"]?.string == "2026-03-28T23:00:00")
    #expect(timed["timeZone"]?.string == "Europe/Berlin")
    // The clocks go forward in between.
    #expect(timed["duration"]?.string == "PT4H")
    let day = try object("DTSTART;VALUE=DATE:20260328", "DTEND;VALUE=DATE:20260330")
    #expect(day["showWithoutTime"]?.isTrue == true)
    #expect(day["start"]?.string == "2026-03-28T00:00:00")
    #expect(day["duration"]?.string == "P2D")
    #expect(try object("DTSTART:20260328T230000")["timeZone"] == nil)
    #expect(try object("DTSTART:20260328T230000Z")["timeZone"]?.string == "Etc/UTC")
  }

  @Test func aRuleStandsInPartsAndItsEndIsLocal() throws {
    let rule = try object("DTSTART;TZID=Europe/Berlin:20260303T180000", "RRULE:FREQ=MONTHLY;BYDAY=-1FR;UNTIL=20260407T160000Z")[
      "recurrenceRules"]
    #expect(
      rule.map { String(decoding: $0.bytes, as: UTF8.self) }
        == #"[{"@type":"RecurrenceRule","frequency":"monthly","byDay":[{"@type":"NDay","day":"fr","nthOfPeriod":-1}],"until":"2026-04-07T18:00:00"}]"#
    )
  }

  @Test func overridesArePatches() throws {
    let lines = [
      "BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:a", "DTSTAMP:20260101T000000Z", "DTSTART:20260303T100000Z", "RRULE:FREQ=DAILY",
      "SUMMARY:x",
      "LOCATION:y", "EXDATE:20260305T100000Z", "END:VEVENT", "BEGIN:VEVENT", "UID:a", "DTSTAMP:20260101T000000Z",
      "RECURRENCE-ID:20260304T100000Z", "DTSTART:20260304T120000Z", "SUMMARY:x", "END:VEVENT", "END:VCALENDAR", "",
    ]
    let text = try ICSFeed(lines.joined(separator: "\r\n")).written(as: JSCalendarFormat(holdsSeveral: false)).text
    #expect(text.contains(#""2026-03-05T10:00:00":{"excluded":true}"#))
    #expect(text.contains(#""2026-03-04T10:00:00":{"start":"2026-03-04T12:00:00","locations":null}"#))
    let back = try ICSFeed.read(text, from: JSCalendarReader(maximumDepth: 64))
    let window = Date(timeIntervalSince1970: 1_772_496_000)..<Date(timeIntervalSince1970: 1_772_841_600)
    #expect(
      back.occurrences(in: window, timeZone: .gmt).map(\.id.description) == [
        "20260303T100000Z/a", "20260304T100000Z/a", "20260306T100000Z/a",
      ])
  }

  @Test func whatHasNoNameThereIsKept() throws {
    let line = "X-ROOM;X-A=b:c\\,d"
    let feed = try ICSFeed(event: ["UID:a", "DTSTAMP:20260101T000000Z", "SUMMARY;LANGUAGE=de:Chor", line])
    let text = feed.written(as: JSCalendarFormat(holdsSeveral: false)).text
    let back = try ICSFeed.read(text, from: JSCalendarReader(maximumDepth: 64))
    #expect(back.lines.contains(line))
    #expect(back.lines.contains("SUMMARY;LANGUAGE=de:Chor"))
    let edited = try ICSFeed.read(
      text.replacing(#""title":"Chor""#, with: #""title":"Choir""#), from: JSCalendarReader(maximumDepth: 64))
    #expect(edited.lines.contains("SUMMARY:Choir"))
  }

  @Test(arguments: [
    (
      #""start":"2026-03-28T00:00:00","showWithoutTime":true,"duration":"P2D""#,
      ["DTSTART;VALUE=DATE:20260328", "DTEND;VALUE=DATE:20260330"]
    ),
    (
      #""start":"2026-03-28T10:00:00","timeZone":"Etc/UTC","duration":"PT30M""#,
      ["DTSTART:20260328T100000Z", "DTEND:20260328T103000Z"]
    ),
    (#""keywords":{"a,b":true,"c":true},"privacy":"secret""#, ["CLASS:CONFIDENTIAL", "CATEGORIES:a\\,b,c"]),
    (
      #""participants":{"1":{"@type":"Participant","name":"Doe, Jane","email":"jane@example.com","roles":{"attendee":true,"optional":true}}}"#,
      ["ATTENDEE;CN=\"Doe, Jane\";ROLE=OPT-PARTICIPANT:mailto:jane@example.com"]
    ),
    (#""title":"a\r\nEND:VEVENT""#, ["SUMMARY:a\\nEND:VEVENT"]),
    (
      #""alerts":{"1":{"@type":"Alert","trigger":{"@type":"OffsetTrigger","offset":"-PT10M"}}}"#,
      ["BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT10M", "END:VALARM"]
    ),
  ]) func anObjectIsRead(_ members: String, _ expected: [String]) throws {
    let lines = try event(members)
    for line in expected { #expect(lines.contains(line), "\(lines)") }
  }

  @Test func zonesWithoutAnIANANameAreReported() throws {
    let losses = try ICSFeed(event: ["UID:a", "DTSTART;TZID=Office:20260303T100000"]).written(
      as: JSCalendarFormat(holdsSeveral: false)
    ).losses
    #expect(losses.map(\.value) == ["Office"])
  }
}
