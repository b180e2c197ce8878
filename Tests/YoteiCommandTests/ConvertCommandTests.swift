import Foundation
import Testing

@testable import YoteiCommand

@Suite struct ConvertCommandTests {
  private let event = feed(
    "UID:a@example.com", "DTSTART;TZID=Europe/Berlin:20260330T140000", "DTEND;TZID=Europe/Berlin:20260330T150000",
    "RRULE:FREQ=WEEKLY;COUNT=3", "SUMMARY:Choir \"late\"\\, hall", "DESCRIPTION:first\\nsecond\\;third", "CATEGORIES:x\\,y,z",
    "ATTENDEE;CN=Jane;PARTSTAT=ACCEPTED:mailto:jane@example.com", "EXDATE;TZID=Europe/Berlin:20260406T140000")

  @Test func icsToICSIsTheInput() {
    let odd = "BEGIN:VCALENDAR\nBEGIN:VEVENT\r\nUID:1\nSUMMARY:a, b\r\nDTSTART:20260327\nEND:VEVENT\nEND:VCALENDAR"
    #expect(CommandRun("convert", "-", input: odd).output == odd)
  }

  @Test(arguments: ["jcal", "xcal", "json"]) func thereAndBackSaysTheSame(_ format: String) {
    let there = CommandRun("convert", "-", "-t", format, input: event)
    #expect(there.status == 0)
    let back = CommandRun("convert", "-", "-i", format, input: there.output)
    let added = back.output.replacing(/BEGIN:VTIMEZONE[\s\S]*END:VTIMEZONE\r\n/, with: "")
    #expect(added == event)
  }

  @Test func aRecordHasEveryKeyInTheDocumentedOrder() {
    let run = CommandRun("convert", "-", "-t", "ndjson", input: event)
    #expect(run.lines.count == 2)
    #expect(
      run.lines.last?.hasPrefix(
        """
        {"component":"VEVENT","uid":"a@example.com","recurrenceID":null,"sequence":null,"title":"Choir \\"late\\", hall",\
        "start":"2026-03-30T14:00:00","end":"2026-03-30T15:00:00","duration":null,"isAllDay":false,"timeZone":"Europe/Berlin",\
        "rule":"FREQ=WEEKLY;COUNT=3","recurrenceDates":[],"exceptionDates":["2026-04-06T14:00:00"],"status":null,"location":null,\
        "description":"first\\nsecond;third","url":null,"organizer":null,"attendees":[{"name":"Jane","email":"jane@example.com",\
        "status":"accepted","role":"req-participant"}],"categories":["x,y","z"],"classification":null,"priority":null,\
        "transparency":null,"percentComplete":null,"stamp":"2026-01-01T00:00:00Z","created":null,"lastModified":null,\
        "calendar":null,"source":"-","properties":[["dtstamp",{},"date-time","2026-01-01T00:00:00Z"],
        """) == true)
  }

  @Test func anEditedRecordSaysWhatItsKeysSay() {
    let record = CommandRun("convert", "-", "-t", "ndjson", input: event).output
      .replacing(#""title":"Choir \"late\", hall""#, with: #""title":"Rehearsal""#)
      .replacing(#""start":"2026-03-30T14:00:00""#, with: #""start":"2026-03-30T13:30:00""#)
      .replacing(#""categories":["x,y","z"]"#, with: #""categories":[]"#)
    let back = CommandRun("convert", "-", "-i", "json", input: record).output
    #expect(back.contains("\r\nSUMMARY:Rehearsal\r\n"))
    #expect(back.contains("\r\nDTSTART;TZID=Europe/Berlin:20260330T133000\r\n"))
    #expect(!back.contains("CATEGORIES"))
    #expect(back.contains("\r\nATTENDEE;CN=Jane;PARTSTAT=ACCEPTED:mailto:jane@example.com\r\n"))
  }

  @Test func aRecordByHandBecomesAWholeEvent() {
    let record = #"{"title":"Lunch","start":"2026-03-27","location":"Pier 3"}"#
    let back = CommandRun("convert", "-", "-i", "json", input: record)
    let again = CommandRun("convert", "-", "-i", "json", input: record)
    #expect(back.output == again.output)
    #expect(back.output.contains("\r\nDTSTART;VALUE=DATE:20260327\r\n"))
    #expect(back.output.contains(/\r\nUID:made-[0-9a-f]+\r\n/))
    #expect(CommandRun("check", "-", input: back.output).status == 0)
  }

  @Test func csvHasARowForEachComponentWithItsRuleAsText() {
    let run = CommandRun(
      "convert", "-", "-t", "csv", "--fields", "title,start,end,isAllDay,rule,description,categories", input: event)
    #expect(
      run.output == """
        title,start,end,isAllDay,rule,description,categories\r
        "Choir ""late"", hall",2026-03-30T14:00:00,2026-03-30T15:00:00,false,FREQ=WEEKLY;COUNT=3,"first
        second;third","x,y; z"\r

        """)
  }

  @Test func anImporterTableSaysThatItHasNoRecurrence() {
    let run = CommandRun("convert", "-", "-t", "csv", "--dialect", "google", input: event)
    #expect(run.output.hasSuffix("03/30/2026,2:00 PM,03/30/2026,3:00 PM,False,\"first\nsecond;third\",,False\r\n"))
    #expect(run.messages.contains("[not-carried]"))
  }

  @Test func severalInputsAreOneDocument() throws {
    let paths = [fixture("google-team.ics"), fixture("lf-only.ics")]
    let jCal = CommandRun(words: ["convert", "-q", "-t", "jcal"] + paths, input: Data())
    let calendars = try JSONSerialization.jsonObject(with: Data(jCal.output.utf8)) as? [[Any]]
    #expect(calendars?.map { $0.first as? String } == ["vcalendar", "vcalendar"])
    let list = Data(paths.map { $0 + "\0" }.joined().utf8)
    #expect(CommandRun(words: ["convert", "-q", "-t", "jcal", "--files0-from", "-"], input: list).output == jCal.output)
  }

  @Test(arguments: [
    ("jcal", "[1]", "-:1:1: error: a component is an array of its name, its properties and its components"),
    ("xcal", "<a>", "-:1:1: error: the XML is not well-formed"),
    ("json", "[\n{\"start\":\"soon\"}]", "-:2:10: error: \"start\" can't be read"),
    ("csv", "title\nx\n", "-:1:1: error: no column says when an event starts"),
    ("csv", "title,startDate\nx,03/27/2026\n", "-:2:1: error: not a date; write 2026-03-27"),
  ]) func badInputIsAnsweredWithPlaceAndReason(_ format: String, _ text: String, _ expected: String) {
    let run = CommandRun("convert", "-", "-i", format, input: text)
    #expect(run.status == 4)
    #expect(run.output.isEmpty)
    #expect(run.messages.hasPrefix(expected), "\(run.messages)")
  }

  @Test func anUnreadableInputLeavesNoEmptyShell() {
    for format in ["jcal", "xcal", "json", "csv"] {
      #expect(CommandRun("convert", "-", "-t", format, input: "<html>").output.isEmpty)
    }
  }
}
