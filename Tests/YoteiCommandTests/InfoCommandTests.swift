import Foundation
import Testing

@Suite struct InfoCommandTests {
  @Test func aFeedIsSummedUp() {
    let path = fixture("outlook-exchange.ics")
    let run = CommandRun("info", path)
    #expect(
      run.output == """
        \(path)
          calendar    Calendar, by Microsoft Exchange Server 2010, METHOD:PUBLISH
          components  2 DAYLIGHT, 3 STANDARD, 1 VCALENDAR, 8 VEVENT, 3 VTIMEZONE
          properties  208
          events      8, of which 4 recur and 1 override an occurrence
          rule        every 3 months on the last day
          rule        every Tuesday until 30 June 2026 at 07:00 UTC
          rule        every second Wednesday of the month, 12 times
          rule        every weekday until 10 April 2026 at 03:30 UTC
          span        2026-01-06T09:00:00+01:00 to no end
          zone        W. Europe Standard Time is Europe/Berlin (VTIMEZONE)
          zone        Eastern Standard Time is America/New_York (VTIMEZONE)
          zone        Customized Time Zone (VTIMEZONE)
          encoding    UTF-8, CRLF

        """)
  }

  @Test func jsonHasEveryKey() throws {
    let run = CommandRun("info", fixture("lf-only.ics"), fixture("faults/hour-24.ics"), "--format", "json")
    #expect(run.lines.count == 2)
    let record = try #require(try JSONSerialization.jsonObject(with: Data(run.lines[0].utf8)) as? [String: Any])
    #expect(
      record.keys.sorted() == [
        "calendars", "components", "encoding", "events", "lineEnding", "overrides", "properties", "rules", "series",
        "source", "span", "zones",
      ])
  }

  @Test func manyRulesAreGivenWithoutTheirEnds() {
    let run = CommandRun("info", fixture("school-timetable.ics"))
    #expect(run.lines.filter { $0.hasPrefix("  rule ") } == ["  rule        every week (16)"])
  }

  @Test func jsonHasEveryRule() throws {
    let run = CommandRun("info", fixture("icloud-family.ics"), "--format", "json")
    #expect(
      run.output.contains(
        #""rules":[{"sentence":"every year","count":2},{"sentence":"every day, 4 times","count":1},{"sentence":"every week until"#))
  }

  @Test func aRepairedFeedIsChecked() {
    let repaired = CommandRun("convert", "--repair", fixture("faults/end-before-start.ics"), "-q").output
    #expect(CommandRun("check", "-", input: repaired).output == "1 file, 3 events, 0 errors, 0 warnings\n")
    #expect(CommandRun("convert", "--repair", "-t", "jcal", fixture("lf-only.ics")).status == 2)
  }
}
