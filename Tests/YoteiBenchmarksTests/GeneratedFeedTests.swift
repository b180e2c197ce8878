import Foundation
import Testing
import YoteiICS

@testable import YoteiBenchmarks

struct GeneratedFeedTests {
  private func feeds() throws -> [Data] {
    [
      GeneratedFeed.flat(50), GeneratedFeed.old(50), GeneratedFeed.league(50), GeneratedFeed.zoned(200),
      try GeneratedFeed.recurring(100),
    ]
  }

  @Test func areTheSameEachTime() throws {
    #expect(try feeds() == feeds())
    #expect(Set(try feeds()).count == 5)
  }

  /// But for zones that nothing is in, and today's daylight time in years that had another.
  @Test func areWithoutFault() throws {
    for data in try feeds() {
      let codes = Set(try ICSFeed(data).diagnostics.map(\.code.rawValue))
      #expect(codes.subtracting(["unused-zone", "zone-contradicts-name"]) == [])
      #expect(data.split(separator: 10).allSatisfy { $0.count <= 76 && $0.last == 13 })
    }
  }

  @Test func recurringFeedsHaveExceptionsAndOverrides() throws {
    let text = String(decoding: try GeneratedFeed.recurring(100), as: UTF8.self)
    let lines = text.split(whereSeparator: \.isNewline)
    let written = lines.count { $0.hasPrefix("RECURRENCE-ID") }
    #expect(lines.count { $0 == "BEGIN:VEVENT" } == 100 + written)
    #expect(lines.contains { $0.hasPrefix("EXDATE") })
    let window = WallTime(year: 2022).date..<WallTime(year: 2027).date
    let overrides = try ICSFeed(text).occurrences(in: window, timeZone: .gmt).count(where: \.isOverride)
    #expect(overrides > 10)
    #expect(overrides <= written)
  }

  @Test func aFeedOfOneSeriesGivesItsRule() throws {
    let rule = SeriesRule(text: "FREQ=DAILY;COUNT=3", start: WallTime(year: 2026, month: 2, day: 28))
    let feed = try ICSFeed(GeneratedFeed.series(rule, .zone("Europe/Berlin")))
    let starts = feed.occurrences(in: .distantPast ..< .distantFuture, timeZone: .gmt).map { $0.recurrenceID?.description }
    #expect(starts == ["20260228T000000", "20260301T000000", "20260302T000000"])
  }

  @Test func zonesAreDefinedAsTheyAre() throws {
    let berlin = try #require(ZoneLines.vtimezone("Europe/Berlin"))
    #expect(berlin.contains("RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU"))
    #expect(berlin.contains("DTSTART:19641025T030000"))
    #expect(ZoneLines.vtimezone("Asia/Kolkata")?.contains("TZOFFSETTO:+0530") == true)
    #expect(ZoneLines.vtimezone("Africa/Casablanca") == nil)
    #expect(Set(ZoneLines.names(100)).count == 100)
  }
}
