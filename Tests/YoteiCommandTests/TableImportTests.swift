import Foundation
import Testing

@testable import YoteiCommand

@Suite struct TableImportTests {
  private func events(_ table: String, _ words: String...) -> [String] {
    let calendar = CommandRun(words: ["convert", "-", "-i", "csv"] + words, input: .init(table.utf8))
    return CommandRun(
      "events", "-", "--from", "2026-03-01", "--days", "60", "--fields", "title,start,end,isAllDay,location", input: calendar.output
    ).lines
  }

  @Test func googlesColumnsAreRead() {
    let table = """
      Subject,Start Date,Start Time,End Date,End Time,All Day Event,Description,Location,Private
      "Choir, late",3/27/2026,10:00 PM,03/28/2026,12:15 AM,False,"a
      b",Pier 3,True
      Fair,03/28/2026,,03/29/2026,,True,,,False
      """
    #expect(
      events(table, "--dialect", "google") == [
        #"{"title":"Choir, late","start":"2026-03-27T22:00:00+01:00","end":"2026-03-28T00:15:00+01:00","isAllDay":false,"location":"Pier 3"}"#,
        #"{"title":"Fair","start":"2026-03-28","end":"2026-03-30","isAllDay":true,"location":null}"#,
      ])
  }

  @Test func outlooksAllDayEndIsTheNextMidnight() {
    let table = """
      Subject,Start Date,Start Time,End Date,End Time,All day event
      Fair,3/28/2026,12:00:00 AM,3/30/2026,12:00:00 AM,True
      """
    #expect(
      events(table, "--dialect", "outlook") == [
        #"{"title":"Fair","start":"2026-03-28","end":"2026-03-30","isAllDay":true,"location":null}"#
      ])
  }

  @Test func otherColumnsAreMapped() {
    let table = "Betreff;Beginn;Ende;Preis\nProbe;2026-03-27 10:00;2026-03-27 11:30;5\n"
    let words = ["convert", "-", "-i", "csv", "--columns", "Betreff=title,Beginn=start,Ende=end", "--tz", "Europe/Berlin"]
    let run = CommandRun(words: words, input: .init(table.utf8))
    #expect(run.output.contains("\r\nDTSTART;TZID=Europe/Berlin:20260327T100000\r\n"))
    #expect(run.output.contains("BEGIN:VTIMEZONE\r\nTZID:Europe/Berlin\r\n"))
    #expect(run.messages.contains("the column \"Preis\" is not known"))
  }

  @Test(arguments: ["google", "outlook"]) func whatADialectWritesItReads(_ dialect: String) {
    let window = ["--from", "2026-03-01", "--days", "60"]
    let path = fixture("google-team.ics")
    let table = CommandRun(words: ["events", "-q", path, "--format", "csv", "--dialect", dialect] + window, input: .init())
    let calendar = CommandRun("convert", "-", "-i", "csv", "--dialect", dialect, input: table.output)
    let fields = ["--fields", "title,start,end,isAllDay"]
    let back = CommandRun(words: ["events", "-q", "-"] + window + fields, input: .init(calendar.output.utf8))
    let first = CommandRun(words: ["events", "-q", path] + window + fields, input: .init())
    #expect(first.lines.count > 10)
    #expect(back.lines.sorted() == first.lines.sorted())
  }

  @Test func equalRowsAreEventsOfTheirOwn() {
    let row = "x,2026-03-27T10:00:00Z\n"
    let run = CommandRun("convert", "-", "-i", "csv", input: "title,start\n" + row + row)
    #expect(Set(run.output.matches(of: /UID:(.*)\r\n/).map { String($0.1) }).count == 2)
  }
}
