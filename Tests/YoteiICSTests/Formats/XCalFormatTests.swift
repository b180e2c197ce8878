import Foundation
import Testing

@testable import YoteiICS

@Suite struct XCalFormatTests {
  private func element(_ line: String) throws -> String {
    let text = try ICSFeed(event: [line]).written(as: XCalFormat()).text
    let rows = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    let start = try #require(rows.lastIndex(of: "<properties>"))
    let end = try #require(rows[start...].firstIndex(of: "</properties>"))
    return rows[(start + 1)..<end].joined()
  }

  /// The examples of RFC 6321 3.4 to 3.6.
  @Test(arguments: [
    (
      "DTSTART;TZID=Europe/Berlin:20260303T180000",
      "<dtstart><parameters><tzid><text>Europe/Berlin</text></tzid></parameters><date-time>2026-03-03T18:00:00</date-time></dtstart>"
    ),
    ("GEO:48.1;11.5", "<geo><latitude>48.1</latitude><longitude>11.5</longitude></geo>"),
    (
      "REQUEST-STATUS:2.0;Success",
      "<request-status><code>2.0</code><description>Success</description></request-status>"
    ),
    ("RRULE:FREQ=WEEKLY;BYDAY=TU,TH", "<rrule><recur><freq>WEEKLY</freq><byday>TU</byday><byday>TH</byday></recur></rrule>"),
    (
      "RDATE;VALUE=PERIOD:20260310T170000Z/PT2H",
      "<rdate><period><start>2026-03-10T17:00:00Z</start><duration>PT2H</duration></period></rdate>"
    ),
    ("SUMMARY:a < b & c > d", "<summary><text>a &lt; b &amp; c &gt; d</text></summary>"),
    ("X-A:b", "<x-a><unknown>b</unknown></x-a>"),
    (
      "X-LOTUS-CHILD_UID;X.Y=z:b",
      "<x-lotus-child_uid><parameters><x.y><unknown>z</unknown></x.y></parameters><unknown>b</unknown></x-lotus-child_uid>"
    ),
  ]) func aPropertyIsWrittenInItsForm(_ line: String, _ expected: String) throws {
    #expect(try element(line) == expected)
  }

  @Test func controlCharactersAreLeftOutAndReported() throws {
    let (text, losses) = try ICSFeed(event: ["SUMMARY:a\u{7}b"]).written(as: XCalFormat())
    #expect(text.contains("<text>ab</text>"))
    #expect(losses.map(\.code) == [.notCarried])
    #expect(losses.first?.line == 5)
  }

  @Test func namesThatXMLLacksAreReported() throws {
    let (text, losses) = try ICSFeed(event: ["2ND:x", "SUMMARY:y"]).written(as: XCalFormat())
    #expect(!text.contains("2nd"))
    #expect(text.contains("<text>y</text>"))
    #expect(losses.map(\.property) == ["2ND"])
  }

  @Test func prefixesAndForeignElementsAreUnderstood() throws {
    let text = """
      <?xml version="1.0"?>
      <c:icalendar xmlns:c="urn:ietf:params:xml:ns:icalendar-2.0" xmlns:o="urn:other"><c:vcalendar><c:properties>
      <c:version><c:text><![CDATA[2.0 & more]]></c:text></c:version><o:extra>x</o:extra></c:properties></c:vcalendar></c:icalendar>
      """
    let feed = try ICSFeed.read(text, from: XCalReader(maximumDepth: 8))
    #expect(feed.text == "BEGIN:VCALENDAR\r\nVERSION:2.0 & more\r\nEND:VCALENDAR\r\n")
  }

  static let head = "<icalendar xmlns=\"urn:ietf:params:xml:ns:icalendar-2.0\">"

  @Test(arguments: [
    ("<html></html>", "the root of xCal is"),
    (head + "<vcalendar><x/></vcalendar></icalendar>", "holds <properties> and <components>"),
    (head + "<vcalendar><properties><x/></properties></vcalendar></icalendar>", "the property has no value"),
    (head + "<vcalendar>", "not well-formed"),
    ("<!DOCTYPE a [<!ENTITY b \"c\">]>" + head + "&b;</icalendar>", "document type declaration"),
    (head + String(repeating: "<a>", count: 99), "nested more than 24 deep"),
    (
      head
        + "<vcalendar><properties><rdate><date>2026-01-01</date><date-time>x</date-time></rdate></properties></vcalendar></icalendar>",
      "of one type"
    ),
  ]) func badInputIsAnsweredWithAReason(_ text: String, _ expected: String) {
    let error = #expect(throws: ICSFormatError.self) { try XCalReader(maximumDepth: 8).read(Array(text.utf8)) }
    #expect(error?.message.contains(expected) == true)
  }

  @Test func aFaultHasItsPlace() {
    let text = Self.head + "\n<vcalendar>\n  <properties>\n    <x/></properties></vcalendar></icalendar>"
    let error = #expect(throws: ICSFormatError.self) { try XCalReader(maximumDepth: 8).read(Array(text.utf8)) }
    #expect(error?.line == 4)
  }
}
