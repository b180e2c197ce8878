import Foundation
import Testing

@testable import YoteiICS

@Suite struct ZoneClockTests {
  static let berlin = ICSZone(TimeZone(identifier: "Europe/Berlin")!)

  private func civil(_ text: String) -> CivilTime { ICSTime(text)!.civil }

  @Test func readsATimeInASpringGapWithTheOffsetBeforeIt() {
    var clock = ZoneClock(Self.berlin)
    #expect(clock.instant(of: civil("20260329T023000")) == civil("20260329T013000").seconds)
    #expect(clock.instant(of: civil("20260329T015959")) == civil("20260329T005959").seconds)
    #expect(clock.instant(of: civil("20260329T030000")) == civil("20260329T010000").seconds)
  }

  @Test func readsATimeInAnAutumnOverlapAsTheFirstOfTheTwo() {
    var clock = ZoneClock(Self.berlin)
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
    var clock = ZoneClock(ICSZone(zone))
    for start in stride(from: Int64(-20_000), to: 25_000, by: 7) {
      let week = start * 86_400
      let isCalm = zone.offset(week) == zone.offset(week + 7 * 86_400) && start % 5 != 0
      for instant in stride(from: week, to: week + 7 * 86_400, by: isCalm ? 86_400 : 1800) {
        guard clock.offset(at: instant) == zone.offset(instant) else {
          Issue.record("\(name) at \(instant): \(clock.offset(at: instant)), not \(zone.offset(instant))")
          return
        }
      }
    }
  }
}

extension TimeZone {
  fileprivate func offset(_ instant: Int64) -> Int { secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant))) }
}
