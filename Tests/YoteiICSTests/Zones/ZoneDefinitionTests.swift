import Foundation
import Testing

@testable import YoteiICS

@Suite struct ZoneDefinitionTests {
  private func clock(_ text: String) throws -> ZoneClock { ZoneClock(try #require(ZoneDefinition(text).resolved).zone) }

  private func resolved(_ text: String) -> ResolvedZone? { ZoneDefinition(text).resolved }

  private func instant(_ utc: String) -> Int64 { ICSTime(utc)!.civil.seconds }

  @Test(arguments: ["16010101", "00010101", "19700101", "20000601"])
  func startsRulesAtAnOnsetThatIsNotOnThem(_ start: String) throws {
    var own = try clock(ZoneDefinition.halves("Büro", from: start))
    let hours = stride(from: instant("20010101T000000Z"), to: instant("20370101T000000Z"), by: 3600)
    #expect(own.difference(at: hours, from: TimeZone(identifier: "Europe/Berlin")!.offset) == nil)
  }

  @Test func countsAStartThatIsALateOnsetOfItsRule() throws {
    var own = try clock(ZoneDefinition.halves("Büro", from: "19700331"))
    #expect(own.offset(at: instant("19700331T000000Z")) == 3600)
    #expect(own.offset(at: instant("19700701T000000Z")) == 7200)
  }

  @Test func readsTheDatesOfAnObservanceThatAllegedlyStartsAfterThem() throws {
    var own = try clock(
      """
      TZID:US-Fictitious
      BEGIN:STANDARD
      DTSTART:19971026T020000
      RDATE:19971026T020000
      TZOFFSETFROM:-0400
      TZOFFSETTO:-0500
      END:STANDARD
      BEGIN:DAYLIGHT
      DTSTART:19971026T020000
      RDATE:19970406T020000
      TZOFFSETFROM:-0500
      TZOFFSETTO:-0400
      END:DAYLIGHT
      """)
    #expect(own.offset(at: instant("19970406T070000Z")) == -14_400)
    #expect(own.offset(at: instant("19971026T060000Z")) == -18_000)
  }

  @Test(arguments: [2100, 2101, 2400, 2500, 9999])
  func repeatsYearlyRulesAfterTheTablesEnd(_ year: Int) throws {
    var own = try clock(ZoneDefinition.halves("Büro", from: "16010101", standard: "BYMONTH=11;BYDAY=1MO"))
    for day in 0..<365 {
      let civil = CivilTime(day: CivilDay(unchecked: year, 1, 1) + day, secondOfDay: 43_200)
      let march = CivilDay(unchecked: year, 3, 31)
      let november = CivilDay(unchecked: year, 11, 1)
      let isDaylight = march + -march.weekday <= civil.day && civil.day < november + (8 - november.weekday) % 7
      #expect(own.instant(of: civil) == civil.seconds - (isDaylight ? 7200 : 3600))
      #expect(own.civil(at: own.instant(of: civil)) == civil)
    }
  }

  @Test func readsGapsAndOverlapsAfterTheTablesEnd() throws {
    var own = try clock(ZoneDefinition.halves("Büro", from: "16010101"))
    #expect(own.instant(of: ICSTime("24000326T023000")!.civil) == instant("24000326T013000Z"))
    #expect(own.instant(of: ICSTime("24001029T023000")!.civil) == instant("24001029T003000Z"))
  }

  @Test func readsTimesBeforeTheFirstOnsetWithTheOffsetBeforeIt() throws {
    var own = try clock(
      """
      TZID:Clay Shed
      BEGIN:DAYLIGHT
      DTSTART:20260308T020000
      TZOFFSETFROM:-0500
      TZOFFSETTO:-0400
      RDATE:20260308T020000
      END:DAYLIGHT
      """)
    #expect(own.offset(at: instant("19000101T000000Z")) == -18_000)
    #expect(own.offset(at: instant("20260308T065959Z")) == -18_000)
    #expect(own.offset(at: instant("20260308T070000Z")) == -14_400)
    #expect(own.offset(at: instant("99990101T000000Z")) == -14_400)
  }

  @Test func readsOffsetsWithSeconds() throws {
    var own = try clock(
      """
      TZID:Clay Shed
      BEGIN:STANDARD
      DTSTART:18930401T000000
      TZOFFSETFROM:+005328
      TZOFFSETTO:+0100
      RDATE:18930401T000000
      END:STANDARD
      """)
    #expect(own.offset(at: instant("18930331T230631Z")) == 3208)
    #expect(own.offset(at: instant("18930331T230632Z")) == 3600)
    #expect(own.instant(of: ICSTime("18930401T000500")!.civil) == instant("18930331T231132Z"))
  }

  @Test(arguments: ["20060402T070000Z", "20060402T020000", "20060402"])
  func countsTheOnsetAtUntilInEachOfItsForms(_ until: String) throws {
    var own = try clock(
      """
      TZID:Clay Shed
      BEGIN:DAYLIGHT
      DTSTART:20000402T020000
      TZOFFSETFROM:-0500
      TZOFFSETTO:-0400
      RRULE:FREQ=YEARLY;UNTIL=\(until);BYMONTH=4;BYDAY=1SU
      END:DAYLIGHT
      BEGIN:STANDARD
      DTSTART:20001029T020000
      TZOFFSETFROM:-0400
      TZOFFSETTO:-0500
      RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU;
      RRULE:
      END:STANDARD
      """)
    #expect(own.offset(at: instant("20060701T000000Z")) == -14_400)
    #expect(own.offset(at: instant("20070701T000000Z")) == -18_000)
  }

  @Test func readsMonthlyRulesWithIntervalsAndCounts() throws {
    var own = try clock(
      """
      TZID:Tide
      BEGIN:DAYLIGHT
      DTSTART:20200301T000000
      TZOFFSETFROM:+0000
      TZOFFSETTO:+0100
      RRULE:FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=1
      END:DAYLIGHT
      BEGIN:STANDARD
      DTSTART:20200901T000000
      TZOFFSETFROM:+0100
      TZOFFSETTO:+0000
      RRULE:FREQ=YEARLY;INTERVAL=2;COUNT=2
      END:STANDARD
      """)
    #expect(own.offset(at: instant("20200801T000000Z")) == 3600)
    #expect(own.offset(at: instant("20201001T000000Z")) == 0)
    #expect(own.offset(at: instant("20211001T000000Z")) == 3600)
    #expect(own.offset(at: instant("20221001T000000Z")) == 0)
    #expect(own.offset(at: instant("99990101T000000Z")) == 3600)
  }

  @Test(arguments: ["FREQ=SECONDLY", "FREQ=DAILY", "FREQ=MOONLY", "RSCALE=CHINESE;FREQ=YEARLY"])
  func countsOnlyTheStartOfAnObservanceWithAnotherRule(_ rule: String) throws {
    let found = try #require(
      resolved(
        "TZID:Clay Shed\nBEGIN:STANDARD\nDTSTART:20200101T000000\nTZOFFSETFROM:+0100\nTZOFFSETTO:+0200\nRRULE:\(rule)\nEND:STANDARD"
      ))
    #expect(found.zone.table.instants == [instant("20191231T230000Z")])
    #expect(found.warning == .hasBadRule(rule))
  }

  @Test func countsTheStartOfARuleWithoutOnsets() throws {
    let rule = "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30"
    let found = try #require(
      resolved(
        "TZID:Clay Shed\nBEGIN:STANDARD\nDTSTART:20200101T000000\nTZOFFSETFROM:+0100\nTZOFFSETTO:+0200\nRRULE:\(rule)\nEND:STANDARD"
      ))
    #expect(found.zone.table.instants == [instant("20191231T230000Z")])
  }

  @Test func reportsOffsetsOfADayAndMoreObservancesThanAllowed() throws {
    let definition = ZoneDefinition(
      tzid: "Clay Shed",
      observances: (0..<2000).map { index in
        Observance(
          isDaylight: false, start: CivilTime(day: CivilDay(unchecked: 1990, 1, 1) + index), offsetFrom: 0,
          offsetTo: index == 0 ? 86_400 : index, rules: ["FREQ=MONTHLY;BYMONTHDAY=1,2,3,4,5,6,7,8,9,10,11,12,13"], dates: [])
      })
    var resolver = ZoneResolver(definitions: [definition])
    let answer = resolver.zone(named: "Clay Shed")
    let found = try #require(answer)
    #expect(found.faults == [.hasTooManyObservances(2000), .hasBadOffset(86_400), .hasTooManyChanges])
    #expect(found.zone.table.instants.count <= ZoneDefinition.changeLimit)
  }

  @Test func reportsAnObservanceWithoutAStartAndKeepsTheOther() throws {
    let found = try #require(
      resolved(
        "TZID:Clay Shed\nBEGIN:DAYLIGHT\nTZOFFSETTO:+0200\nEND:DAYLIGHT\nBEGIN:STANDARD\nDTSTART:19700101T000000\nTZOFFSETTO:+0100")
    )
    #expect(found.faults == [.hasIncompleteObservance])
    #expect(found.zone.table.offsets == [7200, 3600])
  }
}
