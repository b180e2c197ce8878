import Testing

@testable import YoteiICS

@Suite struct ICSTimeValueTests {
  @Test(arguments: [
    ("DTSTART:20260327T100000Z", "20260327T100000Z"),
    ("DTSTART:20260327T100000", "20260327T100000"),
    ("DTSTART;VALUE=DATE:20260327", "20260327"),
    ("DTSTART:20260327", "20260327"),
    ("DTSTART;VALUE=DATE:20260327T100000", "20260327"),
    ("DTSTART;TZID=Europe/Berlin;VALUE=DATE:20260327", "20260327"),
    ("DTSTART;TZID=\"Berlin, Bern\":20260327T100000", "20260327T100000 Berlin, Bern"),
    ("DTSTART;VALUE=DATE-TIME;TZID=Europe/Berlin:20260327T100000", "20260327T100000 Europe/Berlin"),
    ("DTSTART;TZID=Europe/Berlin:20260327T100000Z", "20260327T100000Z"),
    ("DTSTART;TZID=:20260327T100000", "20260327T100000"),
    ("dtstart;tzid=Europe/Ber\r\n lin:2026\r\n 0327t100000", "20260327T100000 Europe/Berlin"),
    ("DTSTART:2026-03-27T10:00:00Z", "20260327T100000Z"),
  ])
  func aTimeIsReadWithItsZone(_ line: String, _ time: String) throws {
    #expect(try ICSEvent(line).start?.description == time)
  }

  @Test(arguments: ["PT1H", " PT1H ", "pt1h", "+PT60M", "P\r\n T1H"]) func aDurationIsReadInAnyDress(_ text: String) throws {
    #expect(try ICSEvent("DURATION:" + text).duration == ICSDuration(seconds: 3600))
  }

  @Test func periodsAreToldFromTimes() throws {
    let event = try ICSEvent(
      "RDATE;VALUE=PERIOD;TZID=Europe/Berlin:20260101T090000/PT1H,20260102T090000/20260102T110000,x/PT1H,20260103T090000/",
      "RDATE:20260104T090000Z")
    let first = try #require(ICSTime("20260101T090000"))
    let second = try #require(ICSTime("20260102T090000"))
    let end = try #require(ICSTime("20260102T110000"))
    #expect(
      event.recurrencePeriods == [
        ICSPeriod(start: ICSZonedTime(first, zoneName: "Europe/Berlin"), end: .duration(ICSDuration(seconds: 3600))),
        ICSPeriod(start: ICSZonedTime(second, zoneName: "Europe/Berlin"), end: .time(end)),
      ])
    #expect(event.recurrenceDates.map(\.description) == ["20260104T090000Z"])
  }
}
