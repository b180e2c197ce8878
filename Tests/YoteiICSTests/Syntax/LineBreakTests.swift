import Foundation
import Testing

@testable import YoteiICS

@Suite struct LineBreakTests {
  static let lines = ["BEGIN:VEVENT", "UID:1", "SUMMARY:Fold", " ed", "", "LOCATION:Here", "END:VEVENT"]

  @Test(arguments: ["\r\n", "\n", "\r", "\r\r\n"]) func linesEndAsFeedsEndThem(lineBreak: String) throws {
    let component = try FeedIndex(lines: Self.lines, lineBreak: lineBreak).components[0]
    #expect(component.properties.map(\.text) == ["1", "Folded", "Here"])
    #expect(component.properties.map(\.line) == [2, 3, 6])
  }

  @Test func aFeedMayMixItsLineBreaksAndLackTheLast() throws {
    let breaks = ["\r\n", "\n", "\r", "\r\r\n", "\r", "\r\n", ""]
    let text = zip(Self.lines, breaks).map(+).joined()
    let component = try FeedIndex(reading: Data(text.utf8), options: .lenient).components[0]
    #expect(component.properties.map(\.text) == ["1", "Folded", "Here"])
    #expect(component.properties.map(\.line) == [2, 3, 6])
  }

  @Test func aByteOrderMarkMayStandBeforeAnyLine() throws {
    let mark = "\u{FEFF}"
    let index = try FeedIndex(lines: [
      mark + "BEGIN:VCALENDAR", "BEGIN:VEVENT", "SUMMARY:One", "END:VEVENT", "END:VCALENDAR", mark + "BEGIN:VCALENDAR",
      mark + "BEGIN:VEVENT",
      mark + "SUMMARY:Two", mark + "END:VEVENT", "END:VCALENDAR",
    ])
    #expect(index.components.compactMap(ICSCalendar.init).flatMap(\.events).map(\.summary) == ["One", "Two"])
  }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian], ["", "\u{FEFF}"])
  func utf16IsReadAsUTF8(encoding: String.Encoding, mark: String) throws {
    let data = try #require((mark + "BEGIN:VEVENT\r\nSUMMARY:Zürich 🦊\r\nEND:VEVENT\r\n").data(using: encoding))
    #expect(try FeedIndex(reading: data, options: .lenient).components[0][.summary]?.text == "Zürich 🦊")
  }

  @Test(.timeLimit(.minutes(1))) func aLineIsFoundWithoutALookAtAllThatFollows() {
    let bytes = Data("UID:1\r".utf8) + Data(count: 64_000_000)
    let breaks = LineBreaks(hasLoneCR: true)
    var end = 0
    for _ in 0..<100_000 { end += breaks.physicalLine(at: 0, in: bytes.span, limit: bytes.count).end }
    #expect(end == 500_000)
  }

  @Test(.timeLimit(.minutes(1))) func aTextOfManyRawLineBreaksIsReadInLinearTime() throws {
    let text = "BEGIN:VEVENT\rCOMMENT:a" + String(repeating: "\r", count: 200_000) + "b\rEND:VEVENT\r"
    let comments = try FeedIndex(reading: Data(text.utf8), options: .lenient).components[0].all(.comment).map(\.text)
    #expect(comments == ["a" + String(repeating: "\n", count: 200_000) + "b"])
  }
}
