import Foundation
import Testing

@testable import YoteiICS

/// Two threads make the same index as one, whatever the feed.
@Suite struct FeedIndexerHalvesTests {
  @Test(arguments: [
    calendar(event(1) + event(2) + event(3) + event(4)),
    // The calendar ends, and others follow.
    calendar(event(1) + event(2) + event(3)) + calendar(event(4)) + calendar(event(5)),
    calendar(event(1)) + calendar(event(2)) + calendar(event(3) + event(4) + event(5)),
    // No calendar, or a second one, is open where the second half begins.
    event(1) + event(2) + event(3) + event(4),
    event(1) + event(2) + calendar(event(3) + event(4)),
    "BEGIN:VCALENDAR\n" + calendar(event(1) + event(2) + event(3)),
    "BEGIN:VCALENDAR\nBEGIN:X-BOX\n" + event(1) + event(2) + event(3) + "END:X-BOX\nEND:VCALENDAR\n",
    // Ends are missing before, behind, and at the end of all.
    calendar("BEGIN:VEVENT\nUID:0\n" + event(1) + event(2) + event(3)),
    calendar(event(1) + event(2) + event(3) + "BEGIN:VEVENT\nUID:9\nBEGIN:VALARM\n"),
    "BEGIN:VCALENDAR\n" + event(1) + event(2) + event(3) + event(4),
    calendar(event(1) + event(2) + "END:VTODO\n" + event(3) + "END:VJOURNAL\nEND:VALARM\n" + event(4)),
    "\u{FEFF}" + calendar(event(1) + event(2) + event(3)),
    // A CR alone breaks a line of the first half, or of the second.
    calendar(event(1).replacingOccurrences(of: "\n", with: "\r") + event(2) + event(3) + event(4)),
    calendar(event(1) + event(2) + event(3) + event(4).replacingOccurrences(of: "\n", with: "\r")),
    // It stands behind a line that is longer than what is searched at a time.
    calendar(event(1)) + "X-LONG:" + String(repeating: "long ", count: 60_000) + "\rX:1",
    "text\n" + calendar(event(1) + event(2) + event(3)) + "text\n",
  ])
  func threadsMakeNoDifference(_ text: String) throws {
    let bytes = Data(text.utf8)
    let one = try FeedIndexer.run(bytes, nil, threads: 1, maximumDepth: 64)
    let two = try FeedIndexer.run(bytes, nil, threads: 2, maximumDepth: 64)
    #expect(one.shape == two.shape)
    #expect(one.breaks.hasLoneCR == two.breaks.hasLoneCR)
    #expect(one.findings.findings.map(Self.place) == two.findings.findings.map(Self.place))
  }

  @Test func depthIsLimitedInBothHalves() {
    let deep = String(repeating: "BEGIN:X-A\n", count: 70) + String(repeating: "END:X-A\n", count: 70)
    for text in [Self.calendar(deep + Self.event(1) + Self.event(2)), Self.calendar(Self.event(1) + Self.event(2) + deep)] {
      for threads in 1...2 {
        #expect(throws: ICSError.self) { try FeedIndexer.run(Data(text.utf8), nil, threads: threads, maximumDepth: 64) }
      }
    }
  }

  @Test func zonesAndFindingsOfManySeriesAreThoseOfOneThread() throws {
    let zones = ["Europe/Berlin", "America/New_York", "Nowhere/At_All", "Asia/Tokyo", "Also/Nowhere"]
    var events = ""
    for number in 0..<40_000 {
      let zone = zones[min(number / 9000, 4)]
      events += """
        BEGIN:VEVENT
        UID:\(number)
        DTSTART;TZID=\(zone):202603\(10 + number % 19)T100000
        SUMMARY:\(number)
        END:VEVENT

        """
    }
    var options = ICSParseOptions()
    let records = try [1, 2, 3].map { threads in
      options.maximumThreads = threads
      let feed = try ICSFeed(Self.calendar(events), options: options)
      let from = Date(timeIntervalSince1970: 1_772_323_200)
      let query = OccurrenceQuery(window: from..<from.addingTimeInterval(30 * 86_400), timeZone: .gmt, limit: 1000)
      var output: [UInt8] = []
      let diagnostics = feed.writeRecords(query, fields: OccurrenceField.allCases, source: "-") { output += $0 }
      return (output, diagnostics)
    }
    #expect(records[0].0.count > 1_000_000)
    #expect(records[0].0 == records[1].0 && records[0].0 == records[2].0)
    #expect(records[0].1.map(\.value) == zones)
    #expect(records[0].1 == records[1].1 && records[0].1 == records[2].1)
  }

  private static func place(_ finding: Finding) -> String {
    "\(finding.code) \(finding.offset ?? -1) \(finding.component ?? -1) \(finding.message)"
  }

  private static func calendar(_ lines: String) -> String { "BEGIN:VCALENDAR\nVERSION:2.0\n" + lines + "END:VCALENDAR\n" }

  private static func event(_ number: Int) -> String {
    let description = String(repeating: "long ", count: 20)
    return "BEGIN:VEVENT\nUID:\(number)\nDTSTART:20260327T100000Z\nDESCRIPTION:\(description)\nRRULE:FREQ=DAILY\nEND:VEVENT\n"
  }
}

extension FeedIndexer {
  /// All that the records say, but for the hashes, which are others in every index.
  fileprivate var shape: [[UInt32]] {
    records.map { record in
      let offsets = [record.start, record.bodyEnd, record.end, record.startLine, record.endLine, record.uidLine]
      return offsets + [record.subtreeEnd, record.parent, UInt32(record.traits.rawValue), record.uidHash == 0 ? 0 : 1]
    }
  }
}
