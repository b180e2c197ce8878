import Foundation
import Testing

@testable import YoteiICS

@Suite struct VTimeZoneTextTests {
  @Test func writesTheTwoRulesOfAZone() {
    let lines = VTimeZoneText.vtimezone(for: TimeZone(identifier: "Europe/Berlin")!, covering: 2026...2027)
    #expect(
      lines.joined(separator: "\n") == """
        BEGIN:VTIMEZONE
        TZID:Europe/Berlin
        BEGIN:DAYLIGHT
        DTSTART:20250330T020000
        RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
        TZOFFSETFROM:+0100
        TZOFFSETTO:+0200
        END:DAYLIGHT
        BEGIN:STANDARD
        DTSTART:20251026T030000
        RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
        TZOFFSETFROM:+0200
        TZOFFSETTO:+0100
        END:STANDARD
        END:VTIMEZONE
        """)
  }

  @Test func writesOneObservanceForAZoneWithoutChanges() {
    let lines = VTimeZoneText.vtimezone(for: TimeZone(identifier: "Asia/Kolkata")!, covering: 2026...2026)
    #expect(
      lines.joined(separator: "\n") == """
        BEGIN:VTIMEZONE
        TZID:Asia/Kolkata
        BEGIN:STANDARD
        DTSTART:20250101T000000
        TZOFFSETFROM:+0530
        TZOFFSETTO:+0530
        END:STANDARD
        END:VTIMEZONE
        """)
  }

  @Test(arguments: [
    ("Europe/Berlin", 1975...2050), ("America/New_York", 1965...2010), ("America/New_York", 2026...2026),
    ("Australia/Lord_Howe", 1980...2040),
    ("Africa/Casablanca", 2010...2090), ("Asia/Jerusalem", 1985...2030), ("America/Santiago", 1970...2040),
    ("Asia/Gaza", 1990...2060),
    ("America/Sao_Paulo", 1985...2030), ("Pacific/Apia", 2008...2014), ("Asia/Tehran", 1975...2030), ("America/Nuuk", 2020...2030),
    ("Europe/Dublin", 1960...1975), ("Africa/Monrovia", 1971...1973), ("Asia/Kathmandu", 1980...1990),
    ("Europe/Moscow", 1980...2020),
    ("Africa/Cairo", 2005...2030), ("America/St_Johns", 1986...2012), ("Antarctica/Troll", 2000...2030),
    ("Asia/Pyongyang", 2014...2019),
    ("Europe/Berlin", 1940...1950), ("Europe/Berlin", 2180...2220), ("Pacific/Fiji", 2008...2030), ("America/Caracas", 1900...2020),
  ])
  func readsBackAsTheSameClock(_ name: String, _ years: ClosedRange<Int>) throws {
    let zone = TimeZone(identifier: name)!
    let lines = VTimeZoneText.vtimezone(for: zone, covering: years)
    var faults: [ZoneFault] = []
    let table = try #require(ZoneDefinition(lines: lines).table(faults: &faults))
    #expect(faults == [])
    var own = ZoneClock(ICSZone(identifier: name, ianaIdentifier: nil, table: table))
    let start = CivilTime(day: CivilDay(unchecked: years.lowerBound, 1, 1)).seconds
    let end = CivilTime(day: CivilDay(unchecked: years.upperBound + 1, 1, 1)).seconds
    let instants = Array(stride(from: start, to: end, by: 86_400)) + zone.changes(from: start, to: end).flatMap { [$0 - 1, $0] }
    #expect(own.difference(at: instants, from: zone.offset) == nil, "\(lines.joined(separator: "\n"))")
  }

  @Test func goesOnAfterTheLastYear() throws {
    let zone = TimeZone(identifier: "America/Santiago")!
    var faults: [ZoneFault] = []
    let table = ZoneDefinition(lines: VTimeZoneText.vtimezone(for: zone, covering: 2026...2026)).table(faults: &faults)
    var own = ZoneClock(ICSZone(identifier: "", ianaIdentifier: nil, table: try #require(table)))
    let instants = stride(from: CivilTime(year: 2026, month: 1, day: 1)!.seconds, to: 6_000_000_000, by: 21_600)
    #expect(own.difference(at: instants, from: zone.offset) == nil)
  }
}

extension TimeZone {
  fileprivate func changes(from start: Int64, to end: Int64) -> [Int64] {
    var changes: [Int64] = []
    var date = Date(timeIntervalSince1970: Double(start))
    while let next = nextDaylightSavingTimeTransition(after: date), next.timeIntervalSince1970 < Double(end) {
      changes.append(Int64(next.timeIntervalSince1970))
      date = next
    }
    return changes
  }
}
