import Foundation
import Testing

@testable import YoteiCommand

@Suite struct EventsCommandTests {
  private let weekly = feed(
    "UID:a/b c@example.com", "DTSTART;TZID=Europe/Berlin:20260323T140000", "DTEND;TZID=Europe/Berlin:20260323T150000",
    "RRULE:FREQ=WEEKLY", "SUMMARY:Plan\\, then \"do\"", "LOCATION:Pier 3")

  @Test func aRecordHasEveryKeyInTheDocumentedOrder() {
    let run = CommandRun("events", "-", "--from", "2026-03-30", "--days", "1", input: weekly)
    #expect(
      run.output == """
        {"id":"20260330T140000/a/b c@example.com","uid":"a/b c@example.com","recurrenceID":"20260330T140000",\
        "recurrenceStart":"2026-03-30T12:00:00Z","title":"Plan, then \\"do\\"","start":"2026-03-30T14:00:00+02:00",\
        "end":"2026-03-30T15:00:00+02:00","isAllDay":false,"timeZone":"Europe/Berlin","status":null,"location":"Pier 3",\
        "description":null,"url":null,"organizer":null,"attendees":[],"categories":[],"isOverride":false,"source":"-"}

        """)
    #expect(run.status == 0)
  }

  @Test func fieldsChooseAndOrderTheKeys() {
    let run = CommandRun(
      "events", "-", "--from", "2026-03-30", "--days", "1", "--fields", "start,uid", "--tz", "UTC", input: weekly)
    #expect(run.output == #"{"start":"2026-03-30T12:00:00Z","uid":"a/b c@example.com"}"# + "\n")
  }

  @Test(arguments: [
    (["--from", "2026-03-30T14:59", "--to", "2026-03-30T15:00"], 1), (["--from", "2026-03-30T15:00", "--to", "2026-03-31"], 0),
    (["--from", "2026-03-30", "--to", "2026-03-30T14:00"], 0), (["--from", "2026-W14", "--to", "+2w"], 2), ([], 4),
  ])
  func theWindowIsHalfOpenAndOverlapDecides(_ window: [String], _ count: Int) {
    let run = CommandRun(words: ["events", "-"] + window, input: .init(weekly.utf8))
    #expect(run.lines.count == count)
  }

  @Test func cancelledOccurrencesAreLeftOutUnlessAskedFor() {
    let cancelled = feed("UID:a@example.com", "DTSTART:20260330T100000Z", "STATUS:CANCELLED")
    #expect(CommandRun("events", "-", "--from", "2026-03-30", input: cancelled).output.isEmpty)
    #expect(CommandRun("events", "-", "--from", "2026-03-30", "--cancelled", input: cancelled).lines.count == 1)
  }

  @Test func theTableGroupsDaysAndAlignsColumns() {
    let run = CommandRun(
      "events", fixture("google-team.ics"), "--from", "2026-03-26", "--to", "2026-04-01", "--format", "table")
    #expect(
      run.output == """
        Thursday, 26 March 2026
          day 1 of 2   Offsite                            Old customs house, Quay 7

        Friday, 27 March 2026
          day 2 of 2   Offsite                            Old customs house, Quay 7
          14:00–15:00  Monthly review                     every last Friday of the month
          17:30–18:30  Interview: backend; second round   tentative

        Tuesday, 31 March 2026
          10:00–10:15  Standup (moved: trains on Monday)  Room Pier 3

        """)
  }

  @Test func controlCharactersNeverReachATerminal() {
    let run = CommandRun(
      "events", "-", "--from", "2026-03-30", "--format", "table",
      input: feed("UID:a@example.com", "DTSTART:20260330T100000Z", "SUMMARY:red \u{1B}[31m bell \u{07} \u{202E}turned"))
    #expect(
      run.output.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && !(0x7F..<0xA0 ~= $0.value) && $0 != "\u{202E}" })
    #expect(run.output.contains("red"))
  }

  @Test func tooManyOccurrencesAreCutAndReported() {
    let run = CommandRun(
      "events", "-", "--from", "2026-03-30", "--max-occurrences", "10",
      input: feed("UID:a@example.com", "DTSTART:20260330T100000Z", "RRULE:FREQ=SECONDLY"))
    #expect(run.lines.count == 10)
    #expect(run.status == 6)
    #expect(run.messages.contains("[too-many-occurrences]"))
  }

  @Test(arguments: [
    ("not-a-calendar-login.html", 4 as Int32, "HTML page"), ("empty.ics", 4, "empty"),
    ("picture.png", 4, "binary"), ("not-a-calendar.json", 4, "JSON"),
    ("not-a-calendar.vcf", 4, "vCard"),
    ("missing.ics", 3, "missing.ics"),
  ])
  func whatIsNoCalendarGetsOneClearLine(_ name: String, _ status: Int32, _ words: String) {
    let run = CommandRun("events", fixture("faults/" + name))
    #expect(run.status == status)
    #expect(run.output.isEmpty)
    #expect(run.messages.contains(words))
    #expect(run.messages.split(separator: "\n").count == 1)
  }

  @Test func oneBadInputDoesNotStopTheOthers() {
    let run = CommandRun("events", fixture("faults/empty.ics"), fixture("google-team.ics"), "--from", "2026-03-23", "--days", "7")
    #expect(run.status == 4)
    #expect(run.lines.count == 4)
  }

  @Test func otherComponentsAreListedWhenAskedFor() {
    let input = [
      "BEGIN:VCALENDAR", "BEGIN:VTODO", "UID:t", "DUE:20260328T090000Z", "END:VTODO", "BEGIN:VJOURNAL", "UID:j",
      "DTSTART;VALUE=DATE:20260328", "END:VJOURNAL", "BEGIN:VFREEBUSY", "UID:f",
      "FREEBUSY;FBTYPE=BUSY-TENTATIVE:20260328T100000Z/PT1H",
      "END:VFREEBUSY", "BEGIN:VEVENT", "UID:e", "DTSTART:20260328T080000Z", "END:VEVENT", "END:VCALENDAR", "",
    ].joined(separator: "\r\n")
    func ids(_ kind: String) -> [String] {
      CommandRun("events", "-", "--component", kind, "--fields", "id,status", input: input).lines
    }
    #expect(ids("vevent") == [#"{"id":"/e","status":null}"#])
    #expect(ids("vtodo") == [#"{"id":"/t","status":null}"#])
    #expect(ids("vjournal") == [#"{"id":"/j","status":null}"#])
    #expect(ids("vfreebusy") == [#"{"id":"20260328T100000Z/f","status":"busy-tentative"}"#])
    #expect(ids("all").count == 4)
    #expect(CommandRun("events", "-", "--component", "valarm", input: input).status == 2)
  }

  @Test func busyTimesAreMerged() {
    let run = CommandRun("events", "-", "--busy", "--from", "2026-03-30", "--days", "1", input: weekly)
    #expect(
      run.output == """
        {"start":"2026-03-30T14:00:00+02:00","end":"2026-03-30T15:00:00+02:00","status":"busy","source":"-"}

        """)
    #expect(
      CommandRun("events", "-", "--busy", "--format", "json", "--from", "2027-01-01", "--days", "1", input: weekly).output == "[]\n"
    )
    #expect(CommandRun("events", "-", "--busy", "--format", "csv", input: weekly).status == 2)
  }

  @Test func alarmsAreListedByTheTimeAtWhichTheyGoOff() {
    let input = feed(
      "UID:a", "DTSTART;VALUE=DATE:20260330", "SUMMARY:Day", "BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:Soon", "TRIGGER:-PT12H",
      "END:VALARM")
    let run = CommandRun("events", "-", "--alarms", "--from", "2026-03-29", "--days", "1", input: input)
    #expect(
      run.output == """
        {"time":"2026-03-29T12:00:00+02:00","action":"display","description":"Soon","id":"/a","uid":"a","title":"Day",\
        "start":"2026-03-30","end":"2026-03-31","source":"-"}

        """)
    #expect(CommandRun("events", "-", "--alarms", "--from", "2026-03-30", "--days", "1", input: input).output.isEmpty)
  }
}
