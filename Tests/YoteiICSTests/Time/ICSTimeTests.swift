import Libical
import Testing

@testable import YoteiICS

@Suite struct ICSTimeTests {
  /// The fast path and libical agree on every canonical form.
  @Test func theFastPathReadsWhatLibicalReads() throws {
    var generator = RandomRule(seed: 7)
    for _ in 0..<2000 {
      let civil = CivilTime(seconds: Int64.random(in: -60_000_000_000...250_000_000_000, using: &generator))
      for form in [ICSTime.Form.date, .local, .utc] {
        let text = ICSTime(civil, form).description
        let time = try #require(ICSTime(text))
        let read = try #require(LibicalTime(text))
        #expect(time.day == (read.year, read.month, read.day), "\(text)")
        #expect(form == .date || time.timeOfDay == (read.hour, read.minute, read.second), "\(text)")
        #expect((time.form == .utc, time.isDate) == (read.isUTC, read.isDate), "\(text)")
        #expect(time.description == text)
      }
    }
  }

  @Test(arguments: [
    "", "2026032", "20260230", "20261301", "20260327T250000", "20260327T100060Z0", "20260327 100000", "2026-03-27", "00000101",
  ])
  func whatIsNotCanonicalIsRefused(_ text: String) { #expect(ICSTime(text) == nil) }

  @Test(arguments: [
    ("2026-03-27T10:00:00", "20260327T100000"), ("2026-03-27", "20260327"), ("2026-03-27T10:00:00.123Z", "20260327T100000Z"),
    ("20260331T240000", "20260401T000000"), ("20260327T", "20260327"), ("20260327T1000", "20260327T100000"),
    ("20260327T100000+0200", "20260327T080000Z"), (" 20260327 ", "20260327"), ("20260630T235960Z", "20260630T235959Z"),
  ])
  func oddFormsAreReadAsTheyAreMeant(_ text: String, _ meaning: String) {
    #expect(ICSTime.reading(Array(text.utf8)).time?.description == meaning)
  }

  @Test(arguments: ["20260230T100000", "00000000", "-0010101", "spring", "20260327T990000", "20260012"])
  func impossibleTimesAreNotRolledOver(_ text: String) { #expect(ICSTime.reading(Array(text.utf8)).time == nil) }

  @Test(arguments: [
    ("P1W", 7, 0), ("P1DT2H", 1, 7200), ("-PT15M", 0, -900), ("PT0S", 0, 0), ("P0DT0H30M0S", 0, 1800), ("+P2D", 2, 0),
  ])
  func durationsHaveNominalDaysAndExactSeconds(_ text: String, _ days: Int, _ seconds: Int) {
    #expect(ICSDuration(text) == ICSDuration(days: days, seconds: seconds))
  }

  @Test(arguments: ["", "P", "PT", "P2M", "P1Y", "PT1H1H", "1H", "P99999999D", "PT5", "P1H"])
  func whatIsNoDurationIsRefused(_ text: String) { #expect(ICSDuration(text) == nil) }
}
