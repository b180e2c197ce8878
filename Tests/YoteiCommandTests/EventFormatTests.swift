import Foundation
import Testing

@testable import YoteiCommand

@Suite struct EventFormatTests {
  private let weekly = feed(
    "UID:c1@example.com", "DTSTART:20260303T170000Z", "DTEND:20260303T183000Z", "SUMMARY:Choir", "RRULE:FREQ=WEEKLY;COUNT=3",
    "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT5M", "END:VALARM")
  private let fair = feed("UID:c2@example.com", "DTSTART;VALUE=DATE:20260303", "DTEND;VALUE=DATE:20260305", "SUMMARY:Fair")

  private func run(_ format: String, _ input: String, _ words: String...) -> CommandRun {
    CommandRun(
      words: ["events", "-", "--from", "2026-03-01", "--days", "31", "--format", format] + words, input: .init(input.utf8))
  }

  @Test func jsonIsOneArrayOfTheRecords() {
    let records = run("ndjson", weekly).lines
    #expect(run("json", weekly).output == "[\n" + records.joined(separator: ",\n") + "\n]\n")
    #expect(run("json", fair, "--to", "2026-03-02").output == "[]\n")
  }

  @Test func csvStatesThatAllDayEndsAreExclusive() {
    #expect(
      run("csv", fair, "--fields", "title,start,end,isAllDay").output
        == "title,start,end,isAllDay\r\nFair,2026-03-03,2026-03-05,true\r\n")
    #expect(
      run("csv", weekly, "--fields", "title,start,end,isAllDay").output.split(separator: "\r\n").dropFirst().first
        == "Choir,2026-03-03T18:00:00+01:00,2026-03-03T19:30:00+01:00,false")
  }

  @Test func theGuardIsAnOption() {
    let formulas = feed(
      "UID:1", "DTSTART:20260303T170000Z", "SUMMARY:=HYPERLINK(\"x\")", "LOCATION:+49 30", "DESCRIPTION:-5 degrees")
    func cells(_ words: String...) -> Substring? {
      let table = CommandRun(
        words: ["events", "-", "--from", "2026-03-01", "--format", "csv", "--fields", "title,location,description"] + words,
        input: .init(formulas.utf8))
      return table.output.split(separator: "\r\n").last
    }
    #expect(cells() == "\"=HYPERLINK(\"\"x\"\")\",+49 30,-5 degrees")
    #expect(cells("--formula-guard") == "\"'=HYPERLINK(\"\"x\"\")\",'+49 30,'-5 degrees")
  }

  @Test func expandedEventsHaveUIDsOfTheirOwnAndNoRules() {
    let calendar = run("ics", weekly).output
    #expect(
      calendar.matches(of: /UID:(.*)\r\n/).map { String($0.1) } == ["03", "10", "17"].map { "202603\($0)T170000Z-c1@example.com" })
    #expect(!calendar.contains("RRULE"))
    #expect(calendar.matches(of: /BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-PT5M\r\nEND:VALARM\r\n/).count == 3)
    #expect(run("csv", calendar, "--fields", "title,start,end").output == run("csv", weekly, "--fields", "title,start,end").output)
    #expect(CommandRun("check", "-", input: calendar).status == 0)
  }

  @Test func theLastDayOfAnAllDayEventIsNamedInOrgAndMarkdown() {
    #expect(run("org", fair).output.contains("\n<2026-03-03 Tue>--<2026-03-04 Wed>\n"))
    #expect(run("markdown", fair).output == "## 2026-03-03 Tue\n\n- until 2026-03-04 **Fair**\n")
  }

  private let hostile = feed(
    "UID:1", "DTSTART:20260303T170000Z", "SUMMARY:* TODO <b>x</b> | [a](javascript:b) `c` :tag:",
    "DESCRIPTION:* heading\\n#+BEGIN_SRC sh\\n:END:\\n<2026-03-04 Wed>\\n%%(evil)\\n# heading\\n- [ ] x\\n1. y\\n---\\n\u{1B}[31mred\u{202E}",
    "LOCATION:[[elisp:(evil)]]", "URL:javascript:alert(1)")

  @Test func textCanNotBecomeOrgSyntax() {
    let lines = run("org", hostile).output.split(separator: "\n").map(String.init)
    #expect(lines.count { $0.hasPrefix("*") } == 1)
    #expect(lines.count { $0.hasPrefix(":END:") } == 1)
    #expect(lines.count { $0.contains("<2026") } == 1)
    #expect(!lines.contains { $0.contains("[[") || $0.hasPrefix("#+") || $0.hasPrefix("%%") || $0.hasSuffix(":tag:") })
  }

  @Test func textCanNotBecomeMarkdownSyntax() {
    let lines = run("markdown", hostile).output.split(separator: "\n").map(String.init)
    #expect(lines.count { $0.hasPrefix("#") } == 1)
    #expect(lines.count { $0.hasPrefix("- ") } == 1)
    #expect(lines.allSatisfy { !$0.contains(/(^|[^\\])([<`|]|\]\()/) })
    #expect(lines.dropFirst(2).allSatisfy { $0.hasPrefix("  > ") && !$0.hasPrefix("  > #") && !$0.hasPrefix("  > -") })
  }

  @Test(arguments: ["markdown", "org"]) func agendasHoldNothingThatMovesACursor(_ format: String) {
    let scalars = run(format, hostile).output.unicodeScalars
    #expect(scalars.allSatisfy { ($0.value >= 0x20 || $0 == "\n") && !(0x202A...0x202E ~= $0.value) && $0.value != 0x7F })
  }

  @Test func onlySafeAddressesBecomeLinks() {
    let safe = feed("UID:1", "DTSTART:20260303T170000Z", "SUMMARY:x", "URL:https://example.com/a?b=c")
    #expect(run("markdown", safe).output.contains("[x](https://example.com/a?b=c)"))
    #expect(!run("markdown", safe.replacing("https:", with: "vbscript:")).output.contains("]("))
    #expect(!run("markdown", safe.replacing("/a", with: "/)[b](x")).output.contains("]("))
  }
}
