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
        "calendars", "components", "encoding", "events", "lineEnding", "overrides", "properties", "series", "source", "span",
        "zones",
      ])
  }

  @Test func aRepairedFeedIsChecked() {
    let repaired = CommandRun("convert", "--repair", fixture("faults/end-before-start.ics"), "-q").output
    #expect(CommandRun("check", "-", input: repaired).output == "1 file, 3 events, 0 errors, 0 warnings\n")
    #expect(CommandRun("convert", "--repair", "-t", "jcal", fixture("lf-only.ics")).status == 2)
  }
}
