import Foundation
import Testing

@testable import YoteiICS

/// Bytes that a change doesn't concern stay what they were, right or wrong.
struct UntouchedBytesTests {
  private let id = ICSOccurrence.ID(uid: "a")

  private func moved(_ text: String) throws -> String {
    var feed = try ICSFeed(text)
    try feed.reschedule(id, .later(hours: 1), scope: .thisOccurrence, timeZone: SampleFeed.zone, revision: SampleFeed.revision)
    return feed.text
  }

  @Test func letterCaseParametersFoldsAndOddLinesStay() throws {
    let text = """
      begin:vcalendar\r\nX-ODD;x=\"A;b\":1\r\nnot a line\r\nBEGIN:VEVENT\r\nuid:a\r\nSUMMARY:fold\r\n\ted\r\n here\r\n\
      dtstart;X-A=1;value=date-time:2026030\r\n 3T180000Z\r\nDTSTAMP:20260101T000000Z\r\nDESCRIPTION:\r\nEND:VEVENT\r\nend:vcalendar
      """
    let expected = text.replacing("2026030\r\n 3T180000Z", with: "20260303T190000Z")
      .replacing("DTSTAMP:20260101T000000Z\r\n", with: "DTSTAMP:20261130T120000Z\r\nSEQUENCE:1\r\n")
    #expect(try moved(text) == expected)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func theLineBreaksOfTheFeedAreUsed(lineBreak: String) throws {
    let lines = ["BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:a", "DTSTART:20260303T180000Z", "END:VEVENT", "END:VCALENDAR", ""]
    let expected = [
      "BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:a", "DTSTAMP:20261130T120000Z", "SEQUENCE:1", "DTSTART:20260303T190000Z",
      "END:VEVENT",
      "END:VCALENDAR", "",
    ]
    #expect(try moved(lines.joined(separator: lineBreak)) == expected.joined(separator: lineBreak))
  }

  @Test func aMissingLastBreakStaysMissing() throws {
    let text = "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTART:20260303T180000Z"
    #expect(
      try moved(text)
        == "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTAMP:20261130T120000Z\r\nSEQUENCE:1\r\nDTSTART:20260303T190000Z")
    var series = try ICSFeed(text + "\r\nRRULE:FREQ=DAILY")
    try series.reschedule(
      ICSOccurrence.ID(uid: "a", slot: ICSTime("20260305T180000Z")), .later(hours: 1), scope: .thisOccurrence,
      timeZone: SampleFeed.zone,
      revision: SampleFeed.revision)
    #expect(series.text.hasPrefix(text + "\r\nRRULE:FREQ=DAILY\r\nBEGIN:VEVENT\r\n") && series.text.hasSuffix("\r\nEND:VEVENT"))
  }

  @Test func bytesThatAreNotUTF8Stay() throws {
    var data = Data("BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:a\nSUMMARY:caf".utf8)
    data.append(0xE9)
    data += Data("\nDTSTART:20260303T180000Z\nRRULE:FREQ=DAILY\nEND:VEVENT\nEND:VCALENDAR\n".utf8)
    var feed = try ICSFeed(data)
    try feed.reschedule(
      ICSOccurrence.ID(uid: "a", slot: ICSTime("20260305T180000Z")), .later(hours: 1), scope: .thisOccurrence,
      timeZone: SampleFeed.zone,
      revision: SampleFeed.revision)
    #expect(feed.serialized().count { $0 == 0xE9 } == 2)
  }

  @Test func aLongLineIsFoldedAnewWhereItChanges() throws {
    let zone = "/" + String(repeating: "long", count: 30) + "/Europe/Berlin"
    let text = "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:a\nDTSTART;TZID=\(zone):20260303T180000\nEND:VEVENT\nEND:VCALENDAR\n"
    let new = try moved(text)
    #expect(new.split(separator: "\n").allSatisfy { $0.utf8.count <= 75 })
    #expect(new.replacing("\n ", with: "").contains("DTSTART;TZID=\(zone):20260303T190000"))
  }
}
