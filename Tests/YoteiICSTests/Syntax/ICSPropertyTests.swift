import Foundation
import Testing

@testable import YoteiICS

@Suite struct ICSPropertyTests {
  @Test(arguments: [
    (#"plain"#, "plain", ["plain"]),
    (#"a\, b\; c\\d\ne\Nf"#, "a, b; c\\d\ne\nf", ["a, b; c\\d\ne\nf"]),
    (#"a,b\,c,,d"#, "a,b,c,,d", ["a", "b,c", "", "d"]),
    (#"back\\,slash"#, #"back\,slash"#, [#"back\"#, "slash"]),
    (#"\t stays, so does the last \"#, #"\t stays, so does the last \"#, [#"\t stays"#, #" so does the last \"#]),
    (#"colon\: and \"marks\""#, #"colon\: and \"marks\""#, [#"colon\: and \"marks\""#]),
    (
      #"\t and \: stay, so does the last \"#, #"\t and \: stay, so does the last \"#, [#"\t and \: stay"#, #" so does the last \"#]
    ),
    ("", "", [""]),
  ])
  func aTEXTValueIsUnescapedAndSplitAtCommas(raw: String, text: String, texts: [String]) throws {
    for line in ["CATEGORIES:", "CATEGORIES\r\n :", "CATEGORIES:\r\n "] {
      let property = try #require(try ICSEvent(line + raw)[.categories])
      #expect(property.rawValue == raw)
      #expect(property.text == text)
      #expect(property.texts == texts)
    }
  }

  @Test(arguments: 1..<30, ["\r\n ", "\n\t", "\r ", "\r\r\n "])
  func aFoldMayStandAnywhereAlsoInsideACharacterAndAnEscape(place: Int, fold: String) throws {
    var bytes = Array(#"SUMMARY;X-A="ü":Zürich 🦊\, \n\\"#.utf8)
    bytes.insert(contentsOf: fold.utf8, at: place)
    let feed = Data("BEGIN:VEVENT\r\n".utf8 + bytes + "\r\nEND:VEVENT\r\n".utf8)
    let property = try #require(try FeedIndex(reading: feed, options: .lenient).components[0][.summary])
    #expect(property.text == "Zürich 🦊, \n\\")
    #expect(property["X-A"]?.values == ["ü"])
  }

  @Test func bytesThatAreNotUTF8AreReadAsWindows1252TheOthersAsTheyAre() throws {
    let summary = Array("SUMMARY:gr".utf8) + [0xFC, 0xDF] + Array(" und Zürich ".utf8) + [0x80, 0x81]
    let feed = Data("BEGIN:VEVENT\n".utf8 + summary + "\nEND:VEVENT".utf8)
    let property = try #require(try FeedIndex(reading: feed, options: .lenient).components[0][.summary])
    #expect(property.text == "grüß und Zürich €\u{FFFD}")
  }

  @Test func aPropertyKnowsItsBytesAndItsLine() throws {
    let event = try ICSEvent("SUMMARY:Fol", " ded", "", "location;X=1:Here", "BEGIN:VALARM", "ACTION:AUDIO", "END:VALARM", "UID:1")
    #expect(
      event.component.properties.map { String(decoding: $0.verbatim, as: UTF8.self) } == [
        "SUMMARY:Fol\r\n ded\r\n", "location;X=1:Here\r\n", "UID:1\r\n",
      ])
    #expect(event.component.properties.map(\.line) == [3, 6, 10])
    #expect(event.component.line == 2)
    #expect(event.alarms.map(\.component.line) == [7])
  }

  @Test func propertiesAreEqualWhenTheySayTheSameWhereverTheyStand() throws {
    let event = try ICSEvent(
      "SUMMARY;X=1:Same", "Summary;x=\"1\":Sa", " me", "SUMMARY;X=2:Same", "SUMMARY;X=1:Other", "COMMENT;X=1:Same")
    let properties = event.component.properties
    #expect(properties[0] == properties[1])
    #expect(properties[0].hashValue == properties[1].hashValue)
    #expect(Set(properties).count == 4)
  }

  @Test func aPropertyOfAFeedThatWasCutOutOfOtherDataKeepsItsBytes() throws {
    let whole = Data("....BEGIN:VEVENT\nSUMMARY:Cut\nEND:VEVENT\n".utf8)
    let component = try FeedIndex(reading: whole[4...], options: .lenient).components[0]
    #expect(component[.summary]?.verbatim == Data("SUMMARY:Cut\n".utf8))
    #expect(component.verbatim == whole[4...])
  }
}
