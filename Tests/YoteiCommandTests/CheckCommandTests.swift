import Foundation
import Testing

@Suite struct CheckCommandTests {
  private let faulty = feed("UID:1@example.com", "DTSTART:2026-03-27 10h", "SUMMARY:Planning")

  @Test func aFaultIsPrintedAsACompilerPrintsIt() {
    let run = CommandRun("check", "-", input: faulty)
    #expect(
      run.output == """
        -:7:9: error: DTSTART is not a date-time: "2026-03-27 10h" [invalid-date-time] (RFC 5545 §3.3.5)
          DTSTART:2026-03-27 10h
                  ^ the property has no effect
        1 file, 1 event, 1 error, 0 warnings

        """)
    #expect(run.status == 1)
    #expect(run.messages.isEmpty)
  }

  @Test func jsonHasEveryKey() throws {
    let run = CommandRun("check", "-", "--format", "json", input: faulty)
    let record = try #require(try JSONSerialization.jsonObject(with: Data(run.lines[0].utf8)) as? [String: Any])
    #expect(
      record.keys.sorted() == [
        "action", "code", "column", "component", "line", "message", "property", "ref", "severity", "source", "uid", "value",
      ])
    #expect(record["uid"] as? String == "1@example.com" && record["component"] as? String == "VEVENT")
  }

  @Test func warningsAreErrorsWhereStrict() {
    let text = feed("UID:1@example.com", "DTSTART:20260327T100000Z", "DTEND:20260327T100000Z")
    #expect(CommandRun("check", "-", input: text).status == 0)
    let strict = CommandRun("check", "-", "--strict", input: text)
    #expect(strict.status == 1)
    #expect(strict.output.contains("error: the end is the start") && strict.output.hasSuffix("1 event, 1 error, 0 warnings\n"))
  }

  @Test func notesAreSaidWhenAskedFor() {
    let text = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nEND:VCALENDAR\r\n"
    #expect(CommandRun("check", "-", input: text).output == "1 file, 0 events, 0 errors, 0 warnings\n")
    #expect(CommandRun("check", "-", "-v", input: text).output.contains("[no-components]"))
    #expect(CommandRun("check", "-", input: text).status == 0)
  }

  @Test func aFloodIsCutAndCounted() {
    let events = (1...120).map { "BEGIN:VEVENT\r\nUID:\($0)\r\nDTSTAMP:20260101T000000Z\r\nDTSTART:99\r\nEND:VEVENT\r\n" }.joined()
    let run = CommandRun("check", "-", input: "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n\(events)END:VCALENDAR\r\n")
    #expect(run.lines.count { $0.contains("error:") } == 10)
    #expect(run.output.contains("-: 110 more errors are not listed [invalid-date-time]\n"))
    #expect(run.output.hasSuffix("1 file, 120 events, 120 errors, 0 warnings\n"))
  }

  @Test func aCodeIsExplained() {
    let run = CommandRun("check", "--explain", "end-is-start")
    #expect(
      run.output == """
        end-is-start: warning: the end is the start (RFC 5545 §3.8.2.2)
            DTSTART;VALUE=DATE:20260327
            DTEND;VALUE=DATE:20260327
          What yotei does: shown without length, or for one day.
          What to do: leave DTEND out; it is exclusive, so one day ends on the next.

        """)
    #expect(CommandRun("check", "--explain", "all").output.contains("\nunknown-zone: "))
    let wrong = CommandRun("check", "--explain", "end-is-strat")
    #expect(wrong.status == 2 && wrong.messages.contains("did you mean end-is-start?"))
  }

  @Test func libicalIsAskedOnRequest() {
    let text = feed("UID:1@example.com", "DTSTART:20260327T100000Z", "LOCATION:", "DTSTART:20260328T100000Z")
    #expect(!CommandRun("check", "-", input: text).output.contains("[libical]"))
    #expect(CommandRun("check", "-", "--libical", input: text).output.contains("[libical]"))
  }

  @Test(arguments: ["not-a-calendar-login.html", "not-a-calendar.json", "not-a-calendar.vcf", "picture.png", "empty.ics"])
  func whatIsNoCalendarHasAStatusOfItsOwn(_ name: String) {
    let run = CommandRun("check", fixture("faults/\(name)"))
    #expect(run.status == 4)
    #expect(run.messages.hasPrefix("\(fixture("faults/\(name)")): error: not a calendar: "))
    #expect(run.messages.count { $0 == "\n" } == 1)
  }

  @Test func theFaultsOfOneInputDontStopTheOthers() {
    let run = CommandRun("check", fixture("faults/empty.ics"), fixture("faults/hour-24.ics"))
    #expect(run.status == 4)
    #expect(run.output.contains("[odd-date-time]") && run.output.hasSuffix("1 file, 3 events, 0 errors, 1 warning\n"))
  }

  @Test func whatAFeedHoldsDoesNothingToATerminal() {
    let run = CommandRun("check", "-", input: feed("UID:\u{1B}[2J", "DTSTART:\u{7}\u{9B}31m", "SUMMARY:\u{202E}x"))
    #expect(!run.output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || 0x7F..<0xA0 ~= $0.value || $0.value == 0x202E })
  }

  @Test func theCaretStandsUnderAFaultFarIntoALongLine() throws {
    let run = CommandRun(
      "check", "-", input: feed("UID:1", "DTSTART:20260327T100000Z", "DESCRIPTION:" + String(repeating: "ü", count: 9_000) + #"\q"#)
    )
    let lines = run.lines
    let message = try #require(lines.firstIndex { $0.contains("[invalid-escape]") })
    let place = try #require(Array(lines[message + 2]).firstIndex(of: "^"))
    #expect(lines[message + 1].count < 110)
    #expect(Array(lines[message + 1])[place] == "\\")
  }
}
