import Foundation
import Testing

@testable import YoteiICS

@Suite struct JCalFormatTests {
  /// The examples of RFC 7265 3.4 to 3.6, and what implementations are known to disagree on.
  @Test func whatHasNoNameIsReportedAndTheRestCanBeReadBack() throws {
    let (text, losses) = try ICSFeed(event: [":x", "SUMMARY;a\tb=c:y", "BEGIN:", "END:"]).written(
      as: JCalFormat(holdsSeveral: false))
    #expect(losses.map(\.code) == [.notCarried, .notCarried, .notCarried])
    #expect(try ICSFeed.read(text, from: JCalReader(maximumDepth: 64)).text.contains("\r\nSUMMARY:y\r\n"))
  }

  @Test(arguments: [
    ("DTSTART;TZID=Europe/Berlin:20260303T180000", #"["dtstart",{"tzid":"Europe/Berlin"},"date-time","2026-03-03T18:00:00"]"#),
    ("DTSTART;VALUE=DATE:20260303", #"["dtstart",{},"date","2026-03-03"]"#),
    ("DTSTART:20260303", #"["dtstart",{},"date","2026-03-03"]"#), ("DURATION:PT1H30M", #"["duration",{},"duration","PT1H30M"]"#),
    ("CATEGORIES:Music,Evening\\, late", #"["categories",{},"text","Music","Evening, late"]"#),
    ("GEO:48.1;11.5", #"["geo",{},"float",[48.1,11.5]]"#), ("SEQUENCE:3", #"["sequence",{},"integer",3]"#),
    (
      "REQUEST-STATUS:2.0;Success;ATTENDEE:mailto:a@example.com",
      #"["request-status",{},"text",["2.0","Success","ATTENDEE:mailto:a@example.com"]]"#
    ),
    (
      "RRULE:FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20260407T160000Z",
      #"["rrule",{},"recur",{"freq":"WEEKLY","byday":["TU","TH"],"until":"2026-04-07T16:00:00Z"}]"#
    ),
    ("RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU", #"["rrule",{},"recur",{"freq":"YEARLY","bymonth":3,"byday":"-1SU"}]"#),
    (
      "EXDATE;TZID=Europe/Berlin:20260310T180000,20260312T180000",
      #"["exdate",{"tzid":"Europe/Berlin"},"date-time","2026-03-10T18:00:00","2026-03-12T18:00:00"]"#
    ),
    (
      "FREEBUSY;FBTYPE=BUSY:20260310T170000Z/PT2H,20260311T170000Z/20260311T180000Z",
      #"["freebusy",{"fbtype":"BUSY"},"period",["2026-03-10T17:00:00Z","PT2H"],["2026-03-11T17:00:00Z","2026-03-11T18:00:00Z"]]"#
    ),
    ("TZOFFSETTO:+0100", #"["tzoffsetto",{},"utc-offset","+01:00"]"#), ("X-PLAIN:a\\,b", #"["x-plain",{},"unknown","a\\,b"]"#),
    ("X-NUM;VALUE=INTEGER:7", #"["x-num",{},"integer",7]"#), ("X-FLAG;VALUE=BOOLEAN:TRUE", #"["x-flag",{},"boolean",true]"#),
    (
      "ATTENDEE;MEMBER=\"mailto:a@x\",\"mailto:b@x\":mailto:c@x",
      #"["attendee",{"member":["mailto:a@x","mailto:b@x"]},"cal-address","mailto:c@x"]"#
    ),
    ("summary:Hi", #"["summary",{},"text","Hi"]"#), ("URL:https://example.com/a,b", #"["url",{},"uri","https://example.com/a,b"]"#),
  ]) func aPropertyIsWrittenInItsForm(_ line: String, _ expected: String) throws {
    let text = try ICSFeed(event: [line]).written(as: JCalFormat(holdsSeveral: false)).text
    #expect(text == #"["vcalendar",[["version",{},"text","2.0"],["prodid",{},"text","x"]],[["vevent",["# + expected + "],[]]]]\n")
  }

  @Test func severalCalendarsAreAnArray() throws {
    let feed = try ICSFeed("BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\nBEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n")
    let text = feed.written(as: JCalFormat(holdsSeveral: false)).text
    #expect(text == "[[\"vcalendar\",[],[]],\n[\"vcalendar\",[],[]]]\n")
    #expect(try ICSFeed.read(text, from: JCalReader(maximumDepth: 8)).text == feed.text)
  }

  @Test func lineBreaksInTextsAndParametersMakeNoLines() throws {
    let text = #"""
      ["vcalendar",[],[["vevent",[
        ["summary",{},"text","Choir\r\nEND:VEVENT\r\nBEGIN:VEVENT"],["location",{"x-note":"a\nb"},"text","Mill"],
        ["x-raw",{},"unknown","a\nATTENDEE:b\u0000"],["dtstart",{},"date","2026\nEND:VEVENT"],
        ["rrule",{},"recur",{"freq":"DAILY\r\nX:1"}]
      ],[]]]]
      """#
    let feed = try ICSFeed.read(text, from: JCalReader(maximumDepth: 8))
    #expect(
      feed.text == """
        BEGIN:VCALENDAR\r
        BEGIN:VEVENT\r
        SUMMARY:Choir\\nEND:VEVENT\\nBEGIN:VEVENT\r
        LOCATION;X-NOTE=a^nb:Mill\r
        X-RAW:a\\nATTENDEE:b\r
        DTSTART;VALUE=DATE:2026\\nEND:VEVENT\r
        RRULE:FREQ=DAILY\\nX:1\r
        END:VEVENT\r
        END:VCALENDAR\r

        """)
  }

  @Test(arguments: [
    ("", "1:1: the document ends where a value is expected"),
    ("{}", "1:1: jCal is an array that begins with the name of a component"),
    ("[\"vcalendar\",[],[]", "1:19: a comma or ] is expected"),
    ("[\"vcalendar\",[],[]] x", "1:21: nothing may follow the document"),
    (
      "[\"vcalendar\",\n [[\"version\",{},\"text\"]],[]]",
      "2:3: a property is an array of its name, an object of parameters, a type and values"
    ),
    ("[\"vcalendar\",[[\"end\",{},\"text\",\"VCALENDAR\"]],[]]", "1:16: not the name of a property"),
    ("[\"vcalendar\",[[\"a:b\",{},\"text\",\"\"]],[]]", "1:16: not the name of a property"),
    ("[\"vcalendar\",[[\"a\",{},\"text\",null]],[]]", "1:30: a value is missing"),
    ("[\"vcalendar\",[[\"a\",{\"b\":{}},\"text\",\"\"]],[]]", "1:25: the value of a parameter is a text or a list of texts"),
    ("[\"vcalendar\",[],[[\"v\\u0000\",[],[]]]]", "1:19: not the name of a component"),
    ("[\"\u{1}\"]", "1:3: a control character must be escaped"),
    ("[01]", "1:2: a value is expected"), ("[\"\\x\"]", "1:3: no such escape"),
    (String(repeating: "[", count: 100), "1:25: values are nested more than 24 deep"),
  ]) func badInputIsAnsweredWithPlaceAndReason(_ text: String, _ expected: String) throws {
    let error = #expect(throws: ICSFormatError.self) { try JCalReader(maximumDepth: 8).read(Array(text.utf8)) }
    #expect(error.map { "\($0.line):\($0.column): \($0.message)" } == expected)
  }
}
