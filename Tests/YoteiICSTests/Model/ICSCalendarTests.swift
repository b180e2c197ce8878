import Foundation
import Testing

@testable import YoteiICS

@Suite struct ICSCalendarTests {
  @Test func everyPropertyOfACalendarIsRead() throws {
    let calendar = try ICSCalendar(
      "VERSION:2.0", "PRODID:-//Example//Feed 1.0//EN", "CALSCALE:gregorian", "METHOD:publish", "UID:feed",
      "LAST-MODIFIED:20260301T000000Z",
      "NAME:Team\\, west", "DESCRIPTION:What we do", "COLOR:teal", "CATEGORIES:work,team", "IMAGE:https://example.com/logo.png",
      "URL:https://example.com/team", "SOURCE;VALUE=URI:https://example.com/team.ics", "REFRESH-INTERVAL;VALUE=DURATION:P1W",
      "X-WR-TIMEZONE:Europe/Berlin")
    #expect(calendar.version == "2.0")
    #expect(calendar.productID == "-//Example//Feed 1.0//EN")
    #expect(calendar.scale == "GREGORIAN")
    #expect(calendar.method == .publish)
    #expect(calendar.uid == "feed")
    #expect(calendar.lastModified?.description == "20260301T000000Z")
    #expect(calendar.name == "Team, west")
    #expect(calendar.description == "What we do")
    #expect(calendar.color == "teal")
    #expect(calendar.categories == ["work", "team"])
    #expect(calendar.images.count == 1)
    #expect(calendar.url?.absoluteString == "https://example.com/team")
    #expect(calendar.source?.absoluteString == "https://example.com/team.ics")
    #expect(calendar.refreshInterval == ICSDuration(days: 7))
    #expect(calendar.timeZoneName == "Europe/Berlin")
  }

  @Test func whatFeedsWroteBeforeRFC7986IsReadInItsPlace() throws {
    let calendar = try ICSCalendar(
      "X-WR-CALNAME:Old name", "X-WR-CALDESC:Old words", "X-APPLE-CALENDAR-COLOR:#1BADF8", "X-PUBLISHED-TTL:PT1H")
    #expect(calendar.name == "Old name")
    #expect(calendar.description == "Old words")
    #expect(calendar.color == "#1BADF8")
    #expect(calendar.refreshInterval == ICSDuration(seconds: 3600))
    #expect(try ICSCalendar("X-WR-CALNAME:Old name", "NAME:New name").name == "New name")
  }

  @Test func componentsAreListedByTheirKind() throws {
    let calendar = try ICSCalendar(
      "BEGIN:VTIMEZONE", "TZID:A", "END:VTIMEZONE", "BEGIN:VEVENT", "UID:1", "END:VEVENT", "BEGIN:VTODO", "UID:2", "END:VTODO",
      "BEGIN:VEVENT",
      "UID:3", "END:VEVENT", "BEGIN:VJOURNAL", "UID:4", "END:VJOURNAL", "BEGIN:VFREEBUSY", "UID:5", "END:VFREEBUSY",
      "BEGIN:X-EVENT", "UID:6",
      "END:X-EVENT")
    #expect(calendar.events.map(\.uid) == ["1", "3"])
    #expect(calendar.todos.map(\.uid) == ["2"])
    #expect(calendar.journals.map(\.uid) == ["4"])
    #expect(calendar.freeBusys.map(\.uid) == ["5"])
    #expect(calendar.timeZones.map { $0[.timeZoneID]?.text } == ["A"])
    #expect(calendar.component.components.count == 7)
  }

  @Test func aToDoHasWhatOnlyToDosHave() throws {
    let todo = try #require(
      ICSTodo(
        try ICSComponent(
          "VTODO",
          ["DUE;TZID=Europe/Berlin:20260401T120000", "COMPLETED:20260331T100000Z", "PERCENT-COMPLETE:100", "STATUS:COMPLETED"])))
    #expect(todo.due?.description == "20260401T120000 Europe/Berlin")
    #expect(todo.completed?.description == "20260331T100000Z")
    #expect(todo.percentComplete == 100)
    #expect(todo.status == .completed)
    #expect(ICSTodo(try ICSComponent("VTODO", ["PERCENT-COMPLETE:101"]))?.percentComplete == nil)
  }

  @Test func aJournalEntryMayHaveSeveralDescriptions() throws {
    let journal = try #require(ICSJournal(try ICSComponent("VJOURNAL", ["DESCRIPTION:One", "STATUS:DRAFT", "DESCRIPTION:Two"])))
    #expect(journal.descriptions == ["One", "Two"])
    #expect(journal.status == .draft)
  }

  @Test func busyTimesAreReadWithTheirKind() throws {
    let lines = [
      "FREEBUSY;FBTYPE=BUSY-TENTATIVE:20260327T100000Z/PT1H,20260327T120000Z/20260327T130000Z", "FREEBUSY:20260328T100000Z/PT2H",
    ]
    let freeBusy = try #require(ICSFreeBusy(try ICSComponent("VFREEBUSY", lines)))
    #expect(freeBusy.times.map(\.kind) == [.tentative, .tentative, .busy])
    #expect(freeBusy.times.map(\.period.start.description) == ["20260327T100000Z", "20260327T120000Z", "20260328T100000Z"])
  }
}
