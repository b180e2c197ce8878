import Foundation
import Testing

@testable import YoteiICS

@Suite struct FeedEncodingTests {
  private static let text = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nSUMMARY:Café 🌉\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"

  private func summary(_ data: Data) throws -> String? {
    let index = try ICSFeed(data).index
    return try #require(ICSCalendar(ICSComponent(index: index, position: 0))?.events.first).summary
  }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian], [[], [0xFEFF]] as [[UInt16]])
  func utf16IsReadWithAndWithoutAMark(_ encoding: String.Encoding, _ mark: [UInt16]) throws {
    let text = String(decoding: mark, as: UTF16.self) + Self.text
    let data = try #require(text.data(using: encoding))
    #expect(try summary(data) == "Café 🌉")
    #expect(try ICSFeed(data).diagnostics.contains { $0.code == .utf16 && $0.line == nil })
  }

  @Test(arguments: [String.Encoding.utf32LittleEndian, .utf32BigEndian]) func utf32IsRefused(_ encoding: String.Encoding) throws {
    let data = try #require(Self.text.data(using: encoding))
    let error = #expect(throws: ICSError.self) { try ICSFeed(data) }
    #expect(error?.description.contains("UTF-32") == true)
  }

  @Test func aByteThatIsNoUTF8IsReadAsWindows1252AndKept() throws {
    let data = Data(Self.text.utf8).replacing(Data("é".utf8), with: Data([0xE9]))
    #expect(try summary(data) == "Café 🌉")
    let found = try #require(try ICSFeed(data).diagnostics.first { $0.code == .invalidUTF8 })
    #expect((found.line, found.column, found.component) == (4, 12, "VEVENT"))
    #expect(try ICSFeed(data).serialized() == data)
  }

  @Test func aCharacterThatAFoldCutsIsSound() throws {
    let data = Data(Self.text.utf8).replacing(Data([0xC3, 0xA9]), with: Data([0xC3, 13, 10, 32, 0xA9]))
    #expect(try summary(data) == "Café 🌉")
    #expect(try !ICSFeed(data).diagnostics.contains { $0.code == .invalidUTF8 })
  }

  /// `gzip -9` of a calendar with one event.
  private static let compressed =
    "H4sIAAAAAAACA0WNzQqAIBCE7wv7KrEaFHizXEIoE9089CQ9fmF/cxrmG2YGnnwwZbQzB2cTQuGU/RqMbgghptV5Zw6E4e5x4SAI2xUqBCdZ7BKNJt2RIiVUtT8kyU1a3Yt6yXX"
    + "zzVT/X58P+FfLjAAAAA=="

  @Test func gzipIsInflated() throws {
    let data = try #require(Data(base64Encoded: Self.compressed))
    let feed = try ICSFeed(data)
    #expect(feed.count(of: .event) == 1)
    #expect(feed.serialized().starts(with: Data("BEGIN:VCALENDAR".utf8)))
    #expect(feed.diagnostics.map(\.code) == [.compressed])
    #expect(try ICSFeed(data + data).count(of: .calendar) == 2)
  }

  @Test func gzipThatIsCutIsReadAsFarAsItGoes() throws {
    let data = try #require(Data(base64Encoded: Self.compressed))
    #expect(try ICSFeed(data.prefix(data.count - 20)).diagnostics.contains { $0.code == .missingEnd })
    #expect(throws: ICSError.self) { try ICSFeed(data.prefix(24)) }
  }

  @Test func aGzipBombIsRefused() throws {
    let data = try #require(Data(base64Encoded: Self.compressed))
    var options = ICSParseOptions.lenient
    options.maximumInflation = 1
    let error = #expect(throws: ICSError.self) { try ICSFeed(data, options: options) }
    guard case .limit = try #require(error).reason else {
      Issue.record("another reason: \(String(describing: error))")
      return
    }
  }
}
