import Testing

@testable import YoteiICS

@Suite struct RawLineBreakTests {
  @Test(arguments: ["\r\n", "\n", "\r"]) func aTextThatRawLineBreaksCutInPiecesIsOneTextAgain(lineBreak: String) throws {
    let lines = ["DESCRIPTION;X=1:Bring:", "- boots, ", "", "and a torch: it is dark", "LOCATION:Old mill", "UID:1"]
    let component = try ICSComponent("VEVENT", lines, lineBreak: lineBreak)
    #expect(component[.description]?.text == "Bring:\n- boots, \n\nand a torch: it is dark")
    #expect(component[.description]?.rawValue == #"Bring:\n- boots, \n\nand a torch: it is dark"#)
    #expect(component[.description]?.texts == ["Bring:\n- boots", " \n\nand a torch: it is dark"])
    #expect(component[.location]?.text == "Old mill")
    #expect(component.properties.map(\.name) == [.description, .location, .uid])
    #expect(component.properties.map(\.line) == [3, 7, 8])
  }

  @Test(arguments: [
    "no colon at all", "two words: and a colon", "https://example.com/a:b", "Phone: 123", "ünï:code", ":", "1. a;b",
    "X-ray results: fine", "see_also:x",
  ])
  func whatIsNoPropertyBelongsToTheTextBeforeIt(piece: String) throws {
    for name in ["SUMMARY", "DESCRIPTION", "LOCATION", "COMMENT", "CONTACT", "X-ALT-DESC"] {
      let component = try ICSComponent("VEVENT", [name + ":Text", piece, "UID:1"])
      #expect(component[ICSPropertyName(name)]?.text == "Text\n" + piece)
      #expect(component.properties.count == 2)
      #expect(component[.uid]?.rawValue == "1")
    }
  }

  @Test(arguments: [
    "URL:https://example.com", "url://example.com", "X-Phone:123", "X-My_Phone.1:2", "CATEGORY_COLOR:2", "Location: Here",
    "NEWPROPERTY:1",
    "NEW-PROPERTY;X=1:1",
  ])
  func whatIsAPropertyStaysOne(line: String) throws {
    let component = try ICSComponent("VEVENT", ["SUMMARY:Text", line])
    #expect(component[.summary]?.text == "Text")
    #expect(component.properties.count == 2)
  }

  @Test func inAFeedWithoutCapitalsAnUnknownNameIsAName() throws {
    let component = try ICSComponent("vevent", ["summary:Text", "phone:123"])
    #expect(component["PHONE"]?.text == "123")
  }

  @Test func aLineWithoutAColonAfterAValueThatIsNoTextIsLeftOutNotJoined() throws {
    let component = try ICSComponent(
      "VEVENT", ["UID:1", "SUMMARY", "DTSTART:20260327T100000Z", "stray words", "END:VTODO", "SUMMARY:Text"])
    #expect(component[.uid]?.rawValue == "1")
    #expect(component[.dtstart]?.rawValue == "20260327T100000Z")
    #expect(component[.summary]?.text == "Text")
    #expect(component.properties.count == 3)
  }

  @Test func aTextIsNotJoinedOverAComponent() throws {
    let component = try ICSComponent("VEVENT", ["SUMMARY:Text", "BEGIN:VALARM", "END:VALARM", "stray words"])
    #expect(component[.summary]?.text == "Text")
  }

  @Test func aBackslashBeforeARawLineBreakStaysABackslash() throws {
    #expect(try ICSEvent("DESCRIPTION:one\\", "nine").description == "one\\\nnine")
  }
}
