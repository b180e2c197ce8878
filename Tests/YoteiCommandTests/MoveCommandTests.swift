import Foundation
import Testing

@testable import YoteiCommand

struct MoveCommandTests {
  private let series = feed(
    "UID:a@example.com", "DTSTART:20260303T170000Z", "DTEND:20260303T180000Z", "RRULE:FREQ=WEEKLY;COUNT=4", "SUMMARY:Choir")

  private func move(_ words: String..., input: String? = nil) -> CommandRun {
    CommandRun(words: ["move", "-", "--now", "2026-11-30T12:00:00Z"] + words, input: Data((input ?? series).utf8))
  }

  @Test func theWholeFeedIsPrinted() {
    let run = move("--id", "20260310T170000Z/a@example.com", "--start", "2026-03-11T19:00")
    #expect(run.status == 0 && run.messages.isEmpty)
    #expect(run.output.contains("RECURRENCE-ID:20260310T170000Z\r\n") && run.output.contains("DTSTART:20260311T180000Z\r\n"))
    #expect(run.output.hasPrefix("BEGIN:VCALENDAR\r\n") && run.output.hasSuffix("END:VCALENDAR\r\n"))
  }

  @Test func aDiffHoldsTheChangedLines() {
    let run = move("--id", "a@example.com", "--by", "+1d", "--scope", "all", "--diff")
    #expect(
      run.output.replacing("\r\n", with: "\n") == """
        --- -
        +++ -
        @@ -2,10 +2,11 @@
         VERSION:2.0
         PRODID:-//example.com//tests//EN
         BEGIN:VEVENT
        -DTSTAMP:20260101T000000Z
        +DTSTAMP:20261130T120000Z
        +SEQUENCE:1
         UID:a@example.com
        -DTSTART:20260303T170000Z
        -DTEND:20260303T180000Z
        +DTSTART:20260304T170000Z
        +DTEND:20260304T180000Z
         RRULE:FREQ=WEEKLY;COUNT=4
         SUMMARY:Choir
         END:VEVENT

        """)
  }

  @Test func aSplitNamesTheNewSeries() {
    let run = move(
      "--id", "20260317T170000Z/a@example.com", "--by", "PT1H", "--scope", "future", "--uid", "b@example.com", "--format", "json",
      "--diff")
    #expect(run.output.contains("+UID:b@example.com"))
    #expect(
      run.messages == """
        {"id":"20260317T170000Z/a@example.com","newID":"20260317T180000Z/b@example.com","published":\
        [{"uid":"a@example.com","recurrenceID":null,"sequence":1},{"uid":"b@example.com","recurrenceID":null,"sequence":null}],"removed":[]}

        """)
  }

  @Test(arguments: [
    (["--duration", "90m"], "DTEND:20260310T183000Z"), (["--end", "2026-03-10T20:00"], "DTEND:20260310T190000Z"),
    (["--start", "2026-03-10T12:00", "--end", "+3h"], "DTEND:20260310T140000Z"), (["--by", "-1h30m"], "DTEND:20260310T163000Z"),
    (["--all-day"], "DTSTART;VALUE=DATE:20260310"),
  ])
  func lengthsAndDistances(words: [String], line: String) {
    let run = CommandRun(words: ["move", "-", "--id", "20260310T170000Z/a@example.com"] + words, input: Data(series.utf8))
    #expect(run.output.contains(line + "\r\n"))
  }

  @Test func aLocalTimeTogetherWithAZoneIsWrittenThere() {
    let berlin = feed("UID:a@example.com", "DTSTART;TZID=Europe/Berlin:20260303T180000")
    let there = move("--id", "a@example.com", "--start", "2026-03-04T12:00", "--tz", "America/New_York", input: berlin)
    #expect(there.output.contains("DTSTART;TZID=America/New_York:20260304T120000\r\n"))
    let instant = move("--id", "a@example.com", "--start", "2026-03-04T17:00Z", "--tz", "America/New_York", input: berlin)
    #expect(instant.output.contains("DTSTART;TZID=Europe/Berlin:20260304T180000\r\n"))
  }

  @Test func whatIsImpossibleEndsWithStatus8AndWritesNothing() {
    let unknown = move("--id", "b@example.com", "--by", "+1d")
    #expect(unknown.status == 8 && unknown.output.isEmpty)
    #expect(unknown.messages == "yotei: error: -: no occurrence has the id \"/b@example.com\"\n")
    #expect(move("--id", "a@example.com", "--by", "+1d").status == 8, "which of the series?")
  }

  @Test(arguments: [
    [], ["--by", "1d"], ["--id", "a"], ["--id", "a", "--by", "+1d", "--start", "now"], ["--id", "a", "--by", "soon"],
    ["--id", "a", "--by", "+1d", "--scope", "some"], ["--id", "a", "--by", "+1d", "--in-place"],
    ["--id", "a", "--all-day", "--timed"],
    ["--id", "a", "--end", "+1h", "--duration", "1h"], ["--id", "a", "--reply", "accepted"],
    ["--id", "a", "--by", "+1d", "--method", "cancel"],
    ["--id", "a", "--by", "+1d", "--format", "xml"],
  ])
  func aWrongCommandLineEndsWithStatus2(words: [String]) {
    let run = CommandRun(words: ["move", "-"] + words, input: Data(series.utf8))
    #expect(run.status == 2 && run.output.isEmpty && run.messages.contains("error: "))
  }

  @Test func messagesForAttendees() {
    let meeting = feed(
      "UID:a@example.com", "DTSTART:20260303T170000Z", "ORGANIZER:mailto:host@example.com", "ATTENDEE:mailto:jane@example.com")
    let request = move("--id", "a@example.com", "--by", "+1d", "--method", "request", input: meeting)
    #expect(request.output.contains("METHOD:REQUEST\r\n") && request.output.contains("DTSTART:20260304T170000Z\r\n"))
    let reply = move("--id", "a@example.com", "--reply", "tentative", "--as", "jane@example.com", input: meeting)
    #expect(
      reply.output.contains("METHOD:REPLY\r\n") && reply.output.contains("ATTENDEE;PARTSTAT=TENTATIVE:mailto:jane@example.com\r\n"))
    let cancel = CommandRun("delete", "-", "--id", "a@example.com", "--method", "cancel", input: meeting)
    #expect(cancel.output.contains("METHOD:CANCEL\r\n") && cancel.output.contains("STATUS:CANCELLED\r\n"))
    #expect(move("--id", "a@example.com", "--by", "+1d", "--method", "request").status == 8, "without attendees")
  }
}
