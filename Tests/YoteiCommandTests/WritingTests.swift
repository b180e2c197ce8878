import Foundation
import Testing

/// How calendars are written, each test after a fault that writers are known for.
@Suite struct WritingTests {
  private func converted(_ calendar: String, _ words: String...) -> String {
    CommandRun(words: ["convert", "-", "-q"] + words, input: Data(calendar.utf8)).output
  }

  private func starts(_ calendar: String) -> Int {
    CommandRun("events", "-", "--from", "2026-01-01", "--to", "2027-01-01", "--format", "ndjson", input: calendar).lines.count
  }

  private func event(_ lines: String...) -> String {
    (["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//example.com//tests//EN", "BEGIN:VEVENT", "UID:1", "DTSTAMP:20260101T000000Z"]
      + lines + ["END:VEVENT", "END:VCALENDAR", ""]).joined(separator: "\r\n")
  }

  // MARK: iCalendar

  @Test(arguments: [
    "Kvůli údržbě zůstane přístaviště zavřené a přívoz jezdí až od šesté hodiny večerní každý všední den",
    String(repeating: "x", count: 63) + "🎻🎻🎻", String(repeating: "👩‍🎤", count: 20),
  ])
  func linesAreFoldedByBytesAndNeverInsideACharacter(_ title: String) throws {
    let written = converted(event("DTSTART:20260303T170000Z", "SUMMARY:\(title)"), "--repair")
    let lines = Data(written.utf8).split(separator: 10)
    #expect(lines.allSatisfy { $0.count <= 76 && String(data: $0, encoding: .utf8) != nil })
    let unfolded = String(decoding: Array(written.utf8).split(separator: Array("\r\n ".utf8)).joined(), as: UTF8.self)
    #expect(unfolded.contains("\r\nSUMMARY:\(title)\r\n"))
  }

  @Test func everyLineEndsWithCRLF() {
    for written in [
      converted(event("DTSTART:20260303T170000Z").replacing("\r\n", with: "\n"), "--repair"),
      converted(converted(event("DTSTART:20260303T170000Z"), "-t", "jcal"), "-i", "jcal"),
    ] {
      #expect(written.hasSuffix("END:VCALENDAR\r\n") && written.hasPrefix("BEGIN:VCALENDAR\r\n"))
      #expect(!written.replacing("\r\n", with: "").contains { $0.isNewline })
    }
  }

  @Test func textIsEscapedOnceAndOnlyWhereItMust() {
    let lines = ["SUMMARY:Salt\\, pepper\\; oil", "DESCRIPTION:one\\ntwo \\\\ three: \"four\"", "LOCATION:Mill\\, gate 2"]
    let calendar = event("DTSTART:20260303T170000Z", lines[0], lines[1], lines[2])
    for written in [converted(calendar, "--repair"), converted(converted(calendar, "-t", "jcal"), "-i", "jcal")] {
      for line in lines { #expect(written.contains("\r\n\(line)\r\n")) }
    }
  }

  @Test func escapingIsStableOverManyRounds() {
    let calendar = event("DTSTART:20260303T170000Z", "SUMMARY:a\\\\nb", "CATEGORIES:x\\,y,z")
    var round = calendar
    for _ in 0..<5 {
      for notation in ["jcal", "xcal", "json"] { round = converted(converted(round, "-t", notation), "-i", notation) }
    }
    #expect(round.contains("\r\nSUMMARY:a\\\\nb\r\n") && round.contains("\r\nCATEGORIES:x\\,y,z\r\n"))
    #expect(converted(calendar) == calendar)
  }

  @Test func addressesAreNotEscaped() {
    let lines = ["URL:https://example.com/?q=a,b;c", "X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-TITLE=Mill:geo:48.1,11.5"]
    let calendar = event("DTSTART:20260303T170000Z", lines[0], lines[1])
    for written in [converted(calendar, "--repair"), converted(converted(calendar, "-t", "jcal"), "-i", "jcal")] {
      let unfolded = written.replacing("\r\n ", with: "")
      #expect(unfolded.contains("\r\nURL:https://example.com/?q=a,b;c\r\n") && unfolded.contains("geo:48.1,11.5\r\n"))
    }
  }

  @Test func aLineBreakInATextMakesNoLine() {
    let jCal = """
      ["vcalendar",[],[["vevent",[["uid",{},"text","1"],["summary",{},"text","Choir\\r\\nEND:VEVENT\\r\\nBEGIN:VEVENT"],\
      ["location",{"x-note":"a\\nb"},"text","Mill"]],[]]]]
      """
    let written = converted(jCal, "-i", "jcal")
    #expect(written.split(separator: "\r\n").filter { $0 == "BEGIN:VEVENT" }.count == 1)
    #expect(written.contains("SUMMARY:Choir\\nEND:VEVENT\\nBEGIN:VEVENT\r\n") && written.contains("X-NOTE=a^nb:Mill\r\n"))
  }

  @Test func datesAreMarkedAsDates() {
    let calendar = event("DTSTART:20260303", "RRULE:FREQ=WEEKLY;COUNT=3", "EXDATE;TZID=Europe/Berlin;VALUE=DATE:20260310")
    let written = converted(calendar, "--repair")
    #expect(written.contains("\r\nDTSTART;VALUE=DATE:20260303\r\n") && written.contains("\r\nEXDATE;VALUE=DATE:20260310\r\n"))
  }

  @Test func untilIsInUTCBesideAZone() {
    let calendar = event("DTSTART;TZID=Europe/Berlin:20260303T180000", "RRULE:FREQ=WEEKLY;UNTIL=20260407T180000")
    let written = converted(calendar, "--repair")
    #expect(written.contains("\r\nRRULE:FREQ=WEEKLY;UNTIL=20260407T160000Z\r\n"))
    #expect(starts(written) == 6 && starts(calendar) == 6)
  }

  @Test func untilIsADateBesideADate() {
    let calendar = event("DTSTART;VALUE=DATE:20260303", "RRULE:FREQ=WEEKLY;UNTIL=20260317T230000Z")
    let written = converted(calendar, "--repair", "--tz", "UTC")
    #expect(written.contains("\r\nRRULE:FREQ=WEEKLY;UNTIL=20260317\r\n"))
    #expect(starts(written) == 3)
  }

  @Test func anExclusionHasTheFormOfTheStart() {
    let calendar = event("DTSTART:20260303T170000Z", "RRULE:FREQ=WEEKLY;COUNT=3", "EXDATE;TZID=Europe/Berlin:20260310T180000")
    let written = converted(calendar, "--repair")
    #expect(written.contains("\r\nEXDATE:20260310T170000Z\r\n"))
    #expect(starts(written) == 2)
  }

  @Test func nothingIsLeftOutWithANoteOfALibrary() {
    let calendar = event("DTSTART:20260303T170000Z", "LOCATION:", "DESCRIPTION:", "GEO:broken", "PRIORITY:high")
    for written in [
      converted(calendar), converted(calendar, "--repair"), converted(converted(calendar, "-t", "jcal"), "-i", "jcal"),
    ] {
      for line in ["LOCATION:\r\n", "DESCRIPTION:\r\n", "GEO:broken\r\n", "PRIORITY:high\r\n"] { #expect(written.contains(line)) }
      #expect(!written.contains("X-LIC-ERROR"))
    }
  }

  @Test func whatNobodyKnowsSurvives() {
    let lines = ["X-MILL;X-GATE=2;X-TAG=\"a;b\":wheat\\, rye", "IMAGE;VALUE=URI;DISPLAY=BADGE:https://example.com/mill.png"]
    let calendar = event("DTSTART:20260303T170000Z", lines[0], lines[1], "COLOR:tomato")
    for notation in ["jcal", "xcal", "json"] {
      let once = converted(converted(calendar, "-t", notation), "-i", notation)
      for line in lines + ["COLOR:tomato"] { #expect(once.replacing("\r\n ", with: "").contains("\r\n\(line)\r\n")) }
      #expect(converted(converted(once, "-t", notation), "-i", notation) == once)
    }
  }

  @Test func aMissingUIDIsTheSameInEveryRunAndDTSTAMPIsTheInputs() {
    let calendar = event("DTSTART:20260303T170000Z").replacing("UID:1\r\n", with: "")
    let (first, second) = (
      converted(calendar, "--repair", "--now", "2026-03-27"), converted(calendar, "--repair", "--now", "2026-04-01")
    )
    #expect(first == second)
    #expect(first.contains(/\r\nUID:[^\r]+\r\n/) && first.contains("\r\nDTSTAMP:20260101T000000Z\r\n"))
  }

  @Test func expandedEventsAreToldApart() {
    let calendar = event("DTSTART:20260303T170000Z", "RRULE:FREQ=WEEKLY;COUNT=3")
    let run = CommandRun("events", "-", "--from", "2026-03-01", "--to", "2026-04-01", "--format", "ics", input: calendar)
    let uids = run.output.split(separator: "\r\n").filter { $0.hasPrefix("UID:") }
    #expect(uids.count == 3 && Set(uids).count == 3)
    #expect(!run.output.contains("RRULE"))
  }

  // MARK: Other notations

  @Test func cellsThatAreFormulasAreGuardedWhereThatIsAskedFor() {
    let calendar = event("DTSTART:20260303T170000Z", "SUMMARY:=SUM(A1)", "LOCATION:+49 30 1234", "DESCRIPTION:-5 degrees")
    let plain = converted(calendar, "-t", "csv", "--fields", "title,location,description")
    let guarded = converted(calendar, "-t", "csv", "--fields", "title,location,description", "--formula-guard")
    #expect(plain == "title,location,description\r\n=SUM(A1),+49 30 1234,-5 degrees\r\n")
    #expect(guarded == "title,location,description\r\n'=SUM(A1),'+49 30 1234,'-5 degrees\r\n")
  }

  @Test func cellsHoldLineBreaksCommasAndQuotes() {
    let calendar = event("DTSTART:20260303T170000Z", "SUMMARY:Choir \"late\"\\, hall", "DESCRIPTION:first\\nsecond\\;third")
    #expect(
      converted(calendar, "-t", "csv", "--fields", "title,description")
        == "title,description\r\n\"Choir \"\"late\"\", hall\",\"first\nsecond;third\"\r\n")
  }

  @Test func allDayEventsAreMarkedAndTheirEndIsExclusive() {
    let fair = event("DTSTART;VALUE=DATE:20260303", "DTEND;VALUE=DATE:20260305")
    #expect(converted(fair, "-t", "csv", "--fields", "start,end,isAllDay").hasSuffix("\r\n2026-03-03,2026-03-05,true\r\n"))
    let choir = event("DTSTART:20260303T170000Z")
    #expect(converted(choir, "-t", "csv", "--fields", "start,end,isAllDay").hasSuffix("\r\n2026-03-03T17:00:00Z,,false\r\n"))
  }

  @Test(arguments: [
    ("DTSTART;TZID=Europe/Berlin:20260303T180000", #"["dtstart",{"tzid":"Europe/Berlin"},"date-time","2026-03-03T18:00:00"]"#),
    ("DURATION:PT1H30M", #"["duration",{},"duration","PT1H30M"]"#),
    ("SUMMARY;LANGUAGE=de:Chor", #"["summary",{"language":"de"},"text","Chor"]"#),
    ("CATEGORIES:Music,Evening\\, late", #"["categories",{},"text","Music","Evening, late"]"#),
    ("GEO:48.1;11.5", #"["geo",{},"float",[48.1,11.5]]"#),
    (
      "RRULE:FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20260407T160000Z",
      #"["rrule",{},"recur",{"freq":"WEEKLY","byday":["TU","TH"],"until":"2026-04-07T16:00:00Z"}]"#
    ),
    (
      "EXDATE;TZID=Europe/Berlin:20260310T180000,20260312T180000",
      #"["exdate",{"tzid":"Europe/Berlin"},"date-time","2026-03-10T18:00:00","2026-03-12T18:00:00"]"#
    ),
    ("TZOFFSETTO:+0100", #"["tzoffsetto",{},"utc-offset","+01:00"]"#),
    ("X-PLAIN:a\\,b", #"["x-plain",{},"unknown","a\\,b"]"#),
    ("X-NUM;VALUE=INTEGER:7", #"["x-num",{},"integer",7]"#),
    ("RDATE;VALUE=PERIOD:20260310T170000Z/PT2H", #"["rdate",{},"period",["2026-03-10T17:00:00Z","PT2H"]]"#),
    ("EXDATE;VALUE=DATE:20260311", #"["exdate",{},"date","2026-03-11"]"#),
  ])
  func jCalHasTheFormsOfRFC7265(_ line: String, _ expected: String) {
    #expect(converted(event(line), "-t", "jcal").contains(expected))
  }

  @Test func typesComeBackFromJCal() {
    let calendar = event("DTSTART:20260303T170000Z", "TRIGGER-NOTE:x", "X-D;VALUE=DATE:20260303", "X-MULTI;X-P=a,b:v")
    let back = converted(converted(calendar, "-t", "jcal"), "-i", "jcal")
    for line in ["TRIGGER-NOTE:x", "X-D;VALUE=DATE:20260303", "X-MULTI;X-P=a,b:v"] { #expect(back.contains("\r\n\(line)\r\n")) }
  }

  @Test(arguments: ["\u{7}", "\u{1B}[31m", "\u{202E}"]) func aTitleCantSteerATerminal(_ mark: String) {
    let calendar = event("DTSTART:20260303T170000Z", "SUMMARY:Choir\(mark)red")
    let words = ["events", "-", "--from", "2026-03-01", "--to", "2026-04-01", "--format"]
    let table = CommandRun(words: words + ["table"], input: Data(calendar.utf8), isTerminal: true)
    let record = CommandRun(words: words + ["ndjson"], input: Data(calendar.utf8))
    #expect(table.output.contains("Choir") && !table.output.contains(mark))
    #expect(record.output.contains(mark == "\u{202E}" ? "Choir\u{202E}red" : "Choir\\u00"))
  }
}
