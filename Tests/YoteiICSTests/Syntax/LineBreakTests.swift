import Foundation
import Testing

@testable import YoteiICS

@Suite struct LineBreakTests {
  static let lines = ["BEGIN:VEVENT", "UID:1", "SUMMARY:Fold", " ed", "", "LOCATION:Here", "END:VEVENT"]

  @Test(arguments: ["\r\n", "\n", "\r", "\r\r\n"]) func `lines end as feeds end them`(lineBreak: String) throws {
    let component = try FeedIndex(lines: Self.lines, lineBreak: lineBreak).components[0]
    #expect(component.properties.map(\.text) == ["1", "Folded", "Here"])
    #expect(component.properties.map(\.line) == [2, 3, 6])
  }

  @Test func `a feed may mix its line breaks, and lack the last`() throws {
    let breaks = ["\r\n", "\n", "\r", "\r\r\n", "\r", "\r\n", ""]
    let text = zip(Self.lines, breaks).map(+).joined()
    let component = try FeedIndex(reading: Data(text.utf8), options: .lenient).components[0]
    #expect(component.properties.map(\.text) == ["1", "Folded", "Here"])
    #expect(component.properties.map(\.line) == [2, 3, 6])
  }

  @Test func `a byte order mark may stand before any line`() throws {
    let mark = "\u{FEFF}"
    let index = try FeedIndex(lines: [
      mark + "BEGIN:VCALENDAR", "BEGIN:VEVENT", "SUMMARY:One", "END:VEVENT", "END:VCALENDAR", mark + "BEGIN:VCALENDAR", mark + "BEGIN:VEVENT",
      mark + "SUMMARY:Two", mark + "END:VEVENT", "END:VCALENDAR",
    ])
    #expect(index.components.compactMap(ICSCalendar.init).flatMap(\.events).map(\.summary) == ["One", "Two"])
  }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian], ["", "\u{FEFF}"])
  func `UTF-16 is read as UTF-8`(encoding: String.Encoding, mark: String) throws {
    let data = try #require((mark + "BEGIN:VEVENT\r\nSUMMARY:Zürich 🦊\r\nEND:VEVENT\r\n").data(using: encoding))
    #expect(try FeedIndex(reading: data, options: .lenient).components[0][.summary]?.text == "Zürich 🦊")
  }
}
