import Testing

@testable import YoteiICS

@Suite struct ZoneTableTests {
  @Test func leavesOutAChangeThatTheNextUndoesAtOnce() {
    let table = ZoneTable(firstOffset: 0, changes: [(100, 72_000), (101, 0), (102, -72_000), (102, 3600), (900_000, 7200)])
    #expect(table.instants == [100, 102, 900_000])
    #expect(table.offsets == [0, 72_000, 3600, 7200])
  }

  @Test func listsTheGapsOfSpringChangesOnly() {
    let table = ZoneTable(firstOffset: 3600, changes: [(1_000_000, 7200), (2_000_000, 3600), (3_000_000, 3600), (4_000_000, 5400)])
    #expect(
      table.gaps == [
        CivilTime(seconds: 1_003_600)..<CivilTime(seconds: 1_007_200),
        CivilTime(seconds: 4_003_600)..<CivilTime(seconds: 4_005_400),
      ])
  }

  @Test func answersForTimesAtTheEdgesOfNumbers() {
    var clock = ZoneClock(ICSZone(identifier: "", ianaIdentifier: nil, table: ZoneTable(firstOffset: 3600, changes: [(0, 7200)])))
    #expect(clock.offset(at: .min) == 3600)
    #expect(clock.offset(at: .max - 1) == 7200)
    #expect(clock.instant(of: CivilTime(year: 1, month: 1, day: 1)!) == CivilTime(year: 1, month: 1, day: 1)!.seconds - 3600)
    #expect(
      clock.instant(of: CivilTime(year: 9999, month: 12, day: 31)!) == CivilTime(year: 9999, month: 12, day: 31)!.seconds - 7200)
  }

  @Test(arguments: [-86_399, -18_000, 0, 18_000, 86_399])
  func civilTimesAndInstantsAgreeAcrossTheTablesEnd(_ offset: Int) throws {
    let definition = ZoneDefinition(
      tzid: "New Year",
      observances: [
        Observance(
          isDaylight: true, start: CivilTime(year: 2000, month: 12, day: 31, hour: 23), offsetFrom: offset, offsetTo: 0,
          rules: ["FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=31"], dates: []),
        Observance(
          isDaylight: false, start: CivilTime(year: 2000, month: 6, day: 30), offsetFrom: 0, offsetTo: offset,
          rules: ["FREQ=YEARLY;BYMONTH=6;BYMONTHDAY=30"], dates: []),
      ])
    var faults: [ZoneFault] = []
    var clock = ZoneClock(ICSZone(identifier: "", ianaIdentifier: nil, table: try #require(definition.table(faults: &faults))))
    let end = CivilTime(year: 2100, month: 1, day: 1)!.seconds
    let halfHours = Array(stride(from: end - 4 * 86_400, to: end + 4 * 86_400, by: 1800))
    for seconds in halfHours + Array(stride(from: end, to: end + 400 * 86_400, by: 86_400)) {
      let civil = CivilTime(seconds: seconds)
      let moved: Int64 = clock.civil(at: clock.instant(of: civil)) - civil
      #expect(moved == 0 || moved == abs(Int64(offset)))
    }
  }
}
