import Foundation
import Testing

@testable import YoteiICS

struct LineWriterTests {
  private func folded(_ line: String, _ writer: LineWriter = LineWriter()) -> [String] {
    String(decoding: writer.folded(Array(line.utf8)), as: UTF8.self).components(
      separatedBy: String(decoding: writer.lineBreak, as: UTF8.self))
  }

  @Test(arguments: [74, 75, 76, 149, 150, 400])
  func physicalLinesHaveAtMost75OctetsAndUnfoldToTheLine(length: Int) {
    let line = String((0..<length).map { Character(Unicode.Scalar(UInt8($0 % 26) + 97)) })
    let lines = folded(line)
    #expect(lines.allSatisfy { $0.utf8.count <= 75 })
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix(" ") })
    #expect(lines.enumerated().map { $0.offset == 0 ? $0.element : String($0.element.dropFirst()) }.joined() == line)
    #expect(lines.count == 1 + max(0, length - 2) / 74)
  }

  @Test(arguments: ["é", "漢", "🎻"], 0..<4)
  func noCharacterIsCut(character: String, offset: Int) {
    let line = String(repeating: "x", count: offset) + String(repeating: character, count: 120)
    let lines = folded(line)
    #expect(lines.allSatisfy { $0.utf8.count <= 75 && !$0.contains("\u{FFFD}") })
    #expect(lines.map { $0.hasPrefix(" ") ? String($0.dropFirst()) : $0 }.joined() == line)
  }

  @Test func bytesThatAreNotUTF8AreFoldedToo() {
    let line = [UInt8](repeating: 0xBF, count: 200)
    let written = LineWriter(lineBreak: [10]).folded(line)
    #expect(written.filter { $0 == 0xBF }.count == 200)
    #expect(written.split(separator: 10).allSatisfy { $0.count <= 75 })
  }

  @Test func onlyLinesThatAreTooLongAreFoldedAnew() {
    let long = "X:" + String(repeating: "y", count: 100)
    let lines = "SUMMARY:odd\r\n\tfold\r\n\(long)\r\nEND:VEVENT\r\n"
    let folded = String(decoding: LineWriter().folded(Array(long.utf8)), as: UTF8.self)
    #expect(String(decoding: LineWriter().refolded(Array(lines.utf8)), as: UTF8.self) == lines.replacing(long, with: folded))
  }

  @Test(arguments: [
    ("a;b,c\\d", "a\\;b\\,c\\\\d"), ("one\ntwo\r\nthree\rfour", "one\\ntwo\\nthree\\nfour"), ("tab\tbell\u{7}", "tab\tbell"),
    ("\"q\":", "\"q\":"),
  ])
  func textIsEscaped(text: String, written: String) {
    #expect(LineText.escaped(text) == written)
  }

  @Test(arguments: [
    (["plain"], "CN=plain"), (["Doe, Jane"], "CN=\"Doe, Jane\""), (["a\"b^c\nd"], "CN=a^'b^^c^nd"),
    (["mailto:x"], "CN=\"mailto:x\""),
    (["a", "b;c"], "CN=a,\"b;c\""),
  ])
  func parametersAreQuotedAndEncoded(values: [String], written: String) {
    #expect(ICSParameter(name: .commonName, values: values).description == written)
  }
}
