import Foundation
import Testing

@testable import YoteiICS

@Suite struct KnownZoneTests {
  private func clock(_ text: String) throws -> ZoneClock { ZoneClock(try #require(ZoneDefinition(text).resolved).zone) }

  private func resolved(_ text: String) -> ResolvedZone? { ZoneDefinition(text).resolved }

  private func instant(_ utc: String) -> Int64 { ICSTime(utc)!.civil.seconds }

  @Test func completesAShortDefinitionOfAKnownZoneFromThatZone() throws {
    let text = ZoneDefinition.halves("Europe/Amsterdam", from: "20260101")
    var own = try clock(text)
    #expect(own.offset(at: instant("20240715T000000Z")) == 7200)
    let days = stride(from: instant("19300101T000000Z"), to: instant("20260101T000000Z"), by: 86_400)
    #expect(own.difference(at: days, from: TimeZone(identifier: "Europe/Amsterdam")!.offset) == nil)
    #expect(resolved(text)?.finder == .definition)
    #expect(resolved(text)?.faults == [])
  }

  @Test(arguments: ["Europe/London", "GMT Standard Time", "/mozilla.org/20070129_1/Europe/London"])
  func takesTheZoneThatAStubNames(_ tzid: String) throws {
    let both = """
      TZID:\(tzid)
      BEGIN:STANDARD
      DTSTART:16010101T000000
      TZOFFSETFROM:+0100
      TZOFFSETTO:+0100
      END:STANDARD
      BEGIN:DAYLIGHT
      DTSTART:16010101T000000
      TZOFFSETFROM:+0100
      TZOFFSETTO:+0100
      END:DAYLIGHT
      """
    let one = """
      TZID:\(tzid)
      BEGIN:DAYLIGHT
      DTSTART:16010101T010000
      TZOFFSETFROM:+0000
      TZOFFSETTO:+0100
      RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
      END:DAYLIGHT
      """
    for text in [both, one] {
      let found = try #require(resolved(text))
      var clock = ZoneClock(found.zone)
      #expect(clock.offset(at: instant("20260114T100000Z")) == 0)
      #expect(clock.offset(at: instant("20260714T100000Z")) == 3600)
      #expect(found.warning == .isStub)
      #expect(found.zone.ianaIdentifier == "Europe/London")
    }
  }

  @Test(arguments: ["Asia/Tokyo", "Tokyo Standard Time", "Clay Shed"])
  func keepsASingleObservanceOfAZoneThatDoesNotChange(_ tzid: String) throws {
    let found = try #require(
      resolved(
        """
        TZID:\(tzid)
        BEGIN:STANDARD
        DTSTART:19700101T000000
        TZOFFSETFROM:+0900
        TZOFFSETTO:+0900
        END:STANDARD
        """))
    var clock = ZoneClock(found.zone)
    #expect(clock.offset(at: 0) == 32_400)
    #expect(found.finder == .definition)
    #expect(found.faults == [])
    #expect(found.zone.ianaIdentifier == (tzid == "Clay Shed" ? nil : "Asia/Tokyo"))
  }

  @Test func prefersADefinitionToTheZoneWhoseNameItBears() throws {
    let text = ZoneDefinition.halves("America/New_York", from: "19700101")
    var own = try clock(text)
    #expect(own.offset(at: instant("20260714T100000Z")) == 7200)
    #expect(resolved(text)?.zone.ianaIdentifier == "America/New_York")
  }

  @Test func takesTheZoneOfThatNameWhereNoObservanceIsUsable() throws {
    let found = try #require(
      resolved(
        "TZID:Europe/Berlin\nBEGIN:STANDARD\nEND:STANDARD\nBEGIN:DAYLIGHT\nDTSTART:19700329T020000\nRRULE:\nRDATE:\nEND:DAYLIGHT"))
    #expect(found.zone == ICSZone(TimeZone(identifier: "Europe/Berlin")!))
    #expect(found.warning == .isUnusable)
  }

  @Test func theFirstOfTwoDefinitionsWithOneNameCounts() throws {
    func fixed(_ hours: Int) -> ZoneDefinition {
      ZoneDefinition(
        "TZID:Clay Shed\nBEGIN:STANDARD\nDTSTART:19700101T000000\nTZOFFSETFROM:+0\(hours)00\nTZOFFSETTO:+0\(hours)00\nEND:STANDARD")
    }
    var resolver = ZoneResolver(definitions: [fixed(3), fixed(4)])
    #expect(resolver.zone(named: "\"CLAY Shed\"")?.zone.table.offsets == [10_800])
  }
}
