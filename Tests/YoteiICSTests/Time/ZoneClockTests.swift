import Foundation
import Testing

@testable import YoteiICS

@Suite struct ZoneClockTests {
  private func civil(_ text: String) -> CivilTime { ICSTime(text)!.civil }

  @Test func readsATimeInASpringGapWithTheOffsetBeforeIt() {
    var clock = ZoneClock(named: "Europe/Berlin")
    #expect(clock.instant(of: civil("20260329T023000")) == civil("20260329T013000").seconds)
    #expect(clock.instant(of: civil("20260329T015959")) == civil("20260329T005959").seconds)
    #expect(clock.instant(of: civil("20260329T030000")) == civil("20260329T010000").seconds)
  }

  @Test func readsATimeInAnAutumnOverlapAsTheFirstOfTheTwo() {
    var clock = ZoneClock(named: "Europe/Berlin")
    #expect(clock.instant(of: civil("20261025T023000")) == civil("20261025T003000").seconds)
    #expect(clock.instant(of: civil("20261025T030000")) == civil("20261025T020000").seconds)
  }

  @Test(arguments: [
    "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Africa/Casablanca", "Asia/Tehran", "America/Sao_Paulo",
    "Pacific/Apia",
    "Asia/Kathmandu", "Europe/Dublin", "Africa/Monrovia", "America/St_Johns", "Asia/Gaza", "Antarctica/Troll", "Europe/Moscow",
  ])
  func agreesWithFoundationAtEveryHourOfChangingDays(_ name: String) {
    let zone = TimeZone(identifier: name)!
    var clock = ZoneClock(named: name)
    let weeks = stride(from: Int64(-20_000), to: 25_000, by: 7).map { $0 * 86_400 }
    let instants = weeks.flatMap { week in
      let isCalm = zone.offset(at: week) == zone.offset(at: week + 7 * 86_400) && week / 604_800 % 25 != 0
      return stride(from: week, to: week + 7 * 86_400, by: isCalm ? 86_400 : 1800)
    }
    #expect(clock.difference(at: instants, from: zone.offset) == nil)
  }

  @Test(arguments: [("Europe/Berlin", 2500), ("America/New_York", 9999), ("Australia/Sydney", 2101), ("Europe/Dublin", 1921)])
  func readsGapsAndOverlapsInYearsOutsideTheTable(_ name: String, _ year: Int) {
    let zone = TimeZone(identifier: name)!
    var clock = ZoneClock(named: name)
    let start = CivilTime(year: year, month: 1, day: 1)!.seconds
    var changes = 0
    for seconds in stride(from: start, to: start + 365 * 86_400, by: 1800) {
      let instant = clock.instant(of: CivilTime(seconds: seconds))
      let (old, new) = (zone.offset(at: instant - 43_200), zone.offset(at: instant + 43_200))
      guard old != new else { continue }
      changes += 1
      let isReadBefore = [old, new].first { seconds - Int64($0) == instant } == old
      let candidates = [old, new].filter { zone.offset(at: seconds - Int64($0)) == $0 }
      #expect(isReadBefore == (candidates != [new]))
    }
    #expect(changes > 40)
  }

  @Test(arguments: ["Europe/Berlin", "America/New_York", "Africa/Casablanca", "Australia/Lord_Howe", "Asia/Gaza", "Europe/Dublin"])
  func outsideTheTableAClockThatIsReadOnSaysWhatAFreshOneSays(_ name: String) {
    let fresh = ZoneClock(named: name)
    for years in [1915..<1919, 1967..<1971, 2098..<2102, 5000..<5001] {
      var (clock, back) = (fresh, fresh)
      let ends = [years.lowerBound, years.upperBound].map { CivilTime(year: $0, month: 1, day: 1)!.seconds }
      for seconds in stride(from: ends[0], to: ends[1], by: 5400) {
        var (alone, aloneBack) = (fresh, fresh)
        let instant = clock.instant(of: CivilTime(seconds: seconds))
        guard instant == alone.instant(of: CivilTime(seconds: seconds)), back.offset(at: instant) == aloneBack.offset(at: instant)
        else {
          Issue.record("\(CivilTime(seconds: seconds))")
          return
        }
      }
    }
  }
}
