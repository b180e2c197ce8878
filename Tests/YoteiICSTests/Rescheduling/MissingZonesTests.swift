import Foundation
import Testing

@testable import YoteiICS

/// VTIMEZONEs that a change adds.
struct MissingZonesTests {
  @Test func aZoneThatTheNewLinesNameIsDefinedBeforeTheFirstComponent() throws {
    var sample = try SampleFeed(["DTSTART;TZID=Europe/Berlin:20260303T180000"], calendar: ["X-KEPT:1"])
    _ = try sample.move("", .to("20260707T180000"))
    let lines = sample.feed.lines
    #expect(lines.prefix(5) == ["BEGIN:VCALENDAR", "VERSION:2.0", "X-KEPT:1", "BEGIN:VTIMEZONE", "TZID:Europe/Berlin"])
    let definition = try #require(sample.feed.index.records.firstIndex { $0.kind == .timeZone })
    var faults: [ZoneFault] = []
    let table = try #require(ZoneDefinition(sample.feed.index, component: definition).table(faults: &faults))
    var clock = ZoneClock(ICSZone(identifier: "", ianaIdentifier: nil, table: table))
    #expect(clock.offset(at: 1_768_000_000) == 3600 && clock.offset(at: 1_784_000_000) == 7200)
    #expect(faults.isEmpty)
  }

  @Test func aDefinitionIsRightForOlderEventsOfTheCalendarToo() throws {
    var sample = try SampleFeed(
      ["DTSTART;TZID=Europe/Istanbul:20260303T180000", "SUMMARY:One"],
      ["DTSTART;TZID=Europe/Istanbul:20100715T180000", "SUMMARY:Two"])
    let years = Date(timeIntervalSince1970: 1_262_304_000)..<Date(timeIntervalSince1970: 1_798_761_600)
    let before = sample.feed.occurrences(in: years, timeZone: SampleFeed.zone).map(\.interval.start)
    _ = try sample.move("", .later(hours: 1))
    var after = sample.feed.occurrences(in: years, timeZone: SampleFeed.zone).map(\.interval.start)
    after = after.map { before.contains($0) ? $0 : $0.addingTimeInterval(-3600) }
    #expect(after == before)
  }

  @Test func whatIsDefinedIsLeftAlone() throws {
    let zone = [
      "BEGIN:VTIMEZONE", "TZID:Custom", "BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETFROM:+0130", "TZOFFSETTO:+0130",
      "END:STANDARD", "END:VTIMEZONE",
    ]
    var sample = try SampleFeed(["DTSTART;TZID=Custom:20260303T180000"], calendar: zone)
    #expect(
      try sample.move("", .later(hours: 1)) == ["-DTSTART;TZID=Custom:20260303T180000", "+DTSTART;TZID=Custom:20260303T190000"])
  }

  @Test func aNameThatNobodyKnowsGetsNoDefinition() throws {
    var sample = try SampleFeed(["DTSTART;TZID=Nowhere/City:20260303T180000"])
    #expect(
      try sample.move("", .later(hours: 1)) == [
        "-DTSTART;TZID=Nowhere/City:20260303T180000", "+DTSTART;TZID=Nowhere/City:20260303T190000",
      ])
  }

  @Test func aWindowsNameIsDefinedUnderThatName() throws {
    var sample = try SampleFeed(["DTSTART;TZID=W. Europe Standard Time:20260303T180000"])
    #expect(try sample.move("", .later(hours: 1)).contains("+TZID:W. Europe Standard Time"))
  }
}
