import Foundation
import Testing

@testable import YoteiICS

@Suite struct NotationRoundTripTests {
  static let fixtures: [String] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../Fixtures")
      .standardized
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".ics") }.sorted().map { folder.appendingPathComponent($0).path }
  }()

  @Test func thereAreFixtures() { #expect(Self.fixtures.count >= 10) }

  @Test(arguments: fixtures) func jCalKeepsWhatEveryPropertySays(_ path: String) throws {
    let feed = try ICSFeed(contentsOf: URL(fileURLWithPath: path))
    let back = try ICSFeed.read(feed.written(as: JCalFormat(holdsSeveral: false)).text, from: JCalReader(maximumDepth: 64))
    #expect(back.meaning == feed.meaning)
  }

  @Test(arguments: fixtures) func xCalKeepsWhatEveryPropertySays(_ path: String) throws {
    let feed = try ICSFeed(contentsOf: URL(fileURLWithPath: path))
    let back = try ICSFeed.read(feed.written(as: XCalFormat()).text, from: XCalReader(maximumDepth: 64))
    // XML has no numbers, so values are compared as the lines that they make.
    #expect(back.meaning.map(\.lines) == feed.meaning.map(\.lines))
  }

  @Test(arguments: fixtures) func recordsKeepWhatEveryPropertySays(_ path: String) throws {
    let feed = try ICSFeed(contentsOf: URL(fileURLWithPath: path))
    for format in [ComponentArray(fields: nil), ComponentRecords(fields: nil)] as [any FeedFormat] {
      let reading = try RecordReader(maximumDepth: 64).read(Array(feed.written(as: format).text.utf8))
      let back = try ICSFeed(Data(reading.contentLines))
      #expect(back.meaning == feed.meaning)
    }
  }

  /// What no registry knows, what has a type of its own, and what is broken.
  @Test(arguments: [
    "X-PLAIN:a\\,b;c", "X-D;VALUE=DATE:20260303", "X-MULTI;X-P=a,b;X-Q=\"c:d\":v", "X-TYPED;VALUE=X-OWN:20260303",
    "X-NONE;X-FLAG:v",
    "GEO:broken", "PRIORITY:high", "DTSTART:2026-03-27 10:00", "DTSTART:20260327T250000", "RRULE:FREQ=DAILY;FREQ=WEEKLY",
    "EXDATE:20260101,20260102T100000", "DURATION:soon", "TRIGGER:20260327T100000Z", "RDATE;VALUE=PERIOD:20260101T000000Z/PT1H",
    "RDATE:20260101T000000Z/20260101T010000Z", "REQUEST-STATUS:2.8;Success\\; mostly;DTSTART:x", "GEO:48.10;-16.30",
    "CATEGORIES:a\\,b,c,", "SUMMARY;LANGUAGE=de:\\\\n is no line break",
    "ATTENDEE;CN=\"Doe, Jane\";X-A=^^^':mailto:jane@example.com",
    "ATTACH;VALUE=BINARY;ENCODING=BASE64:AAEC", "ATTACH:data:text/plain\\,x", "URL:https://example.com/?q=a,b;c", "X-EMPTY:",
    "X-LOTUS-CHILD_UID;X.Y=z:b",
    "RRULE:FREQ=MONTHLY;BYDAY=+2TU,-1SU;BYMONTH=3;WKST=SU;UNTIL=20261231T225959Z", "TZOFFSETFROM:-023015",
  ]) func oddLinesComeBackAsTheyWere(_ line: String) throws {
    let feed = try ICSFeed(event: [line])
    let jCal = try ICSFeed.read(feed.written(as: JCalFormat(holdsSeveral: false)).text, from: JCalReader(maximumDepth: 64))
    let xCal = try ICSFeed.read(feed.written(as: XCalFormat()).text, from: XCalReader(maximumDepth: 64))
    for back in [jCal, xCal] {
      let written = try #require(back.text.split(separator: "\r\n").dropFirst(4).first)
      let expected = line.replacing("TRIGGER:", with: "TRIGGER;VALUE=DATE-TIME:").replacing("RDATE:2", with: "RDATE;VALUE=PERIOD:2")
        .replacing("+2TU", with: back.text.contains("+2TU") ? "+2TU" : "2TU")
      #expect(written == expected)
    }
  }
}

extension ComponentDraft {
  fileprivate var lines: [String] { ["BEGIN:" + name] + properties.map(\.line) + components.flatMap(\.lines) + ["END:" + name] }
}
