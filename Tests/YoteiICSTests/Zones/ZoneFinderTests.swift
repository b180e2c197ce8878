import Foundation
import Testing

@testable import YoteiICS

@Suite struct ZoneFinderTests {
  private func found(_ tzid: String, _ definition: ZoneDefinition? = nil) -> ResolvedZone? {
    var resolver = ZoneResolver(definitions: definition.map { [$0] } ?? [])
    return resolver.zone(named: tzid)
  }

  @Test(arguments: [
    ("Europe/Berlin", "Europe/Berlin"), ("europe/berlin", "Europe/Berlin"), ("AMERICA/PORT-AU-PRINCE", "America/Port-au-Prince"),
    ("US/Eastern", "US/Eastern"), ("Asia/Calcutta", "Asia/Calcutta"), ("Etc/GMT-3", "Etc/GMT-3"), ("EST", "EST"), ("CET", "CET"),
    ("EST5EDT", "EST5EDT"), ("/Europe/Vienna", "Europe/Vienna"), ("\"Asia/Tokyo\"", "Asia/Tokyo"), (" Asia/Tokyo ", "Asia/Tokyo"),
    ("/freeassociation.sourceforge.net/Tzfile/Europe/Berlin", "Europe/Berlin"),
    ("/softwarestudio.org/Olson_20011030_5/America/Argentina/Ushuaia", "America/Argentina/Ushuaia"),
    ("/mozilla.org/20070129_1/America/New_York", "America/New_York"), ("posix/Europe/Vaduz", "Europe/Vaduz"),
  ])
  func findsIANANames(_ tzid: String, _ name: String) {
    let found = self.found(tzid)
    #expect(found?.zone.ianaIdentifier == name)
    #expect(found?.finder == .iana)
    #expect(found?.warning == .isUndefined)
  }

  @Test(arguments: [
    "UTC", "utc", "Z", "Zulu", "Etc/UTC", "tzone://Microsoft/Utc", "/citadel.org/20190914_1/UTC", "Coordinated Universal Time",
    "(UTC) Coordinated Universal Time", "UTC+00:00",
  ])
  func knowsUTCByAllItsNames(_ tzid: String) {
    #expect(found(tzid)?.zone == .utc)
    #expect(found(tzid)?.warning == nil)
  }

  @Test(arguments: [
    ("W. Europe Standard Time", "Europe/Berlin"), ("w. europe standard time", "Europe/Berlin"), ("W. Europe", "Europe/Berlin"),
    ("Eastern", "America/New_York"), ("Pacific Daylight Time", "America/Los_Angeles"), ("GMT Standard Time", "Europe/London"),
    ("Greenwich Standard Time", "Atlantic/Reykjavik"), ("India Standard Time", "Asia/Kolkata"),
    ("Mexico Standard Time", "America/Mexico_City"),
  ])
  func findsWindowsNames(_ tzid: String, _ name: String) {
    #expect(found(tzid)?.zone.ianaIdentifier == name)
    #expect(found(tzid)?.finder == .windows)
  }

  @Test(arguments: [
    ("(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna", "Europe/Berlin"),
    ("(UTC+01:00) Amsterdam\\, Berlin\\, Bern\\, Rome", "Europe/Berlin"),
    ("(GMT-05.00) Eastern Time (US & Canada)", "America/New_York"), ("(GMT-05:00) Eastern Time (US & Canada)", "America/New_York"),
    ("(GMT) Greenwich Mean Time : Dublin, Edinburgh, Lisbon, London", "Europe/London"),
    ("Canberra, Melbourne, Sydney", "Australia/Sydney"), ("Kuala Lumpur, Singapore", "Asia/Singapore"),
    ("(GMT+01.00) Amsterdam / Berlin / Bern / Rome / Stockholm / Vienna", "Europe/Berlin"),
    ("(UTC-03:00) Brasília", "America/Sao_Paulo"),
  ])
  func findsNamesThatOutlookShows(_ tzid: String, _ name: String) {
    #expect(found(tzid)?.zone.ianaIdentifier == name)
    #expect(found(tzid)?.finder == .outlook)
  }

  @Test(arguments: [
    ("GMT+0500", 18_000), ("UTC-03:30", -12_600), ("+02:00", 7200), ("-0800", -28_800), ("GMT-3", -10_800),
    ("(GMT-03:00)", -10_800),
    ("UTC+11", 39_600), ("UTC-05.00", -18_000), ("(UTC+06:00) Nowhere, Atlantis", 21_600), ("+00:53:28", 3208),
  ])
  func readsOffsetsInNamesAsAheadOfUTC(_ tzid: String, _ offset: Int) throws {
    let found = try #require(self.found(tzid))
    var clock = ZoneClock(found.zone)
    #expect(clock.offset(at: 0) == offset)
    #expect(found.finder == .offset)
  }

  @Test func namesWholeHoursByTheirIANAName() {
    #expect(found("GMT+0500")?.zone.ianaIdentifier == "Etc/GMT-5")
    #expect(found("UTC-03:30")?.zone.ianaIdentifier == nil)
    #expect(found("UTC-03:30")?.zone.identifier == "-03:30")
  }

  @Test func fallsBackToTheLocationAndTheNumberInAnUnusableDefinition() {
    let located = ZoneDefinition(tzid: "1", location: "Europe/Oslo", observances: [])
    #expect(found("1", located)?.zone.ianaIdentifier == "Europe/Oslo")
    #expect(found("1", located)?.finder == .location)
    #expect(found("1", located)?.warning == .isUnusable)
    let numbered = ZoneDefinition(tzid: "Büro", microsoftZone: 4, observances: [])
    #expect(found("Büro", numbered)?.zone.ianaIdentifier == "Europe/Berlin")
    #expect(found("Büro", numbered)?.finder == .microsoftNumber)
  }

  @Test(arguments: [
    "", " ", "Clay Shed Time", "Nowhere/Atlantis", "../../../../etc/passwd",
    "/freeassociation.sourceforge.net/../../../../etc/passwd",
    "Europe/../Europe/Berlin", "/etc/localtime", "localtime", "PST", "BST", "%s%n", "GMT+99", "UTC+1e3", "+",
    "tzone://Microsoft/Custom",
    "GMT-05.00/-04.00", String(repeating: "Z", count: 300),
  ])
  func leavesOthersUnknown(_ tzid: String) {
    #expect(found(tzid) == nil)
  }

  @Test func everyNameThatFoundationHasIsFound() {
    for name in TimeZone.knownTimeZoneIdentifiers where name != "GMT" { #expect(found(name)?.zone.ianaIdentifier == name) }
    let upper = TimeZone.knownTimeZoneIdentifiers.filter { IANAZoneNames.spelling(of: $0.uppercased()) == $0 }
    #expect(upper.count > 400)
  }

  @Test func everyNameInTheTablesIsKnownToFoundation() {
    let names =
      Set(WindowsZoneNames.byLowercasedName.values).union(OutlookZoneNames.byLowercasedName.values)
      .union(OutlookZoneNames.retired.values).union(MicrosoftZoneNumbers.byNumber.values)
    for name in names { #expect(found(name)?.zone.ianaIdentifier == name) }
  }
}
