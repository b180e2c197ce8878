import Foundation
import Testing

@testable import YoteiICS

@Suite struct ICSParameterTests {
  struct Head: CustomTestStringConvertible {
    var text: String
    var parameters: [ICSParameter]
    var testDescription: String { text }

    init(_ text: String, _ parameters: (ICSParameterName, [String])...) {
      self.text = text
      self.parameters = parameters.map { ICSParameter(name: $0.0, values: $0.1) }
    }
  }

  static let heads = [
    Head(""),
    Head(";CN=Jane Doe", ("CN", ["Jane Doe"])),
    Head(";cn=Jane;Role=CHAIR", ("CN", ["Jane"]), ("ROLE", ["CHAIR"])),
    Head(#";CN="Doe, Jane; the second: here""#, ("CN", ["Doe, Jane; the second: here"])),
    Head(#";CN="""#, ("CN", [""])),
    Head(";CN=", ("CN", [""])),
    Head(";CN=;ROLE=CHAIR", ("CN", [""]), ("ROLE", ["CHAIR"])),
    Head(#";MEMBER="mailto:a@example.com","mailto:b@example.com""#, ("MEMBER", ["mailto:a@example.com", "mailto:b@example.com"])),
    Head(";FEATURE=AUDIO,VIDEO,", ("FEATURE", ["AUDIO", "VIDEO", ""])),
    Head(";QUOTED-PRINTABLE;X=1", ("QUOTED-PRINTABLE", []), ("X", ["1"])),
    Head(";X-A=b=c", ("X-A", ["b=c"])),
    Head("; CN=Jane", ("CN", ["Jane"])),
    // RFC 6868
    Head(";CN=J^'Jay^' O^^2^nHara", ("CN", ["J\"Jay\" O^2\nHara"])),
    Head(#";CN="^'x^', y""#, ("CN", ["\"x\", y"])),
    Head(";CN=^ a^x b^", ("CN", ["^ a^x b^"])),
    // Marks that RFC 5545 doesn't allow where they stand
    Head(#";CN=5" disk;ROLE=CHAIR"#, ("CN", [#"5" disk"#]), ("ROLE", ["CHAIR"])),
    Head(#";CN=Jane "JD" Doe;ROLE=CHAIR"#, ("CN", [#"Jane "JD" Doe"#]), ("ROLE", ["CHAIR"])),
    Head(#";CN="Jane "JD" Doe";ROLE=CHAIR"#, ("CN", [#"Jane "JD" Doe"#]), ("ROLE", ["CHAIR"])),
    Head(#";CN="Doe, Jane" ;ROLE=CHAIR"#, ("CN", ["Doe, Jane"]), ("ROLE", ["CHAIR"])),
  ]

  @Test(arguments: heads) func parametersAreToldApartUnquotedAndDecoded(head: Head) throws {
    let property = try #require(try ICSEvent("ATTENDEE\(head.text):mailto:jane@example.com")[.attendee])
    #expect(property.parameters == head.parameters)
    #expect(property.rawValue == "mailto:jane@example.com")
    for parameter in head.parameters { #expect(property[parameter.name] == parameter) }
  }

  @Test func aQuotationMarkThatIsNeverClosedHidesNeitherTheOtherParametersNorTheValue() throws {
    let property = try #require(try ICSEvent(#"ORGANIZER;CN="Jane;ROLE=CHAIR:mailto:jane@example.com"#)[.organizer])
    #expect(property.parameters.map(\.values) == [["Jane"], ["CHAIR"]])
    #expect(property.rawValue == "mailto:jane@example.com")
  }

  @Test func aCommaThatShouldHaveBeenQuotedStaysInTheValue() throws {
    let property = try #require(try ICSEvent("ORGANIZER;CN=Doe, Jane:mailto:jane@example.com")[.organizer])
    #expect(property[.commonName]?.value == "Doe, Jane")
  }

  @Test func ofTwoParametersWithOneNameTheFirstIsFound() throws {
    let property = try #require(try ICSEvent("SUMMARY;X-A=1,2;X-B=0;X-A=3:Twice")[.summary])
    #expect(property["X-A"]?.values == ["1", "2"])
    #expect(property.parameters.map(\.values) == [["1", "2"], ["0"], ["3"]])
  }

  @Test func foldsAndLetterCaseMatterInNoPartOfAParameter() throws {
    let property = try #require(
      try ICSEvent("ATTENDEE;Deleg", " ated-To=\"mailto:a@exam", " ple.com\":mailto:b@example.com")[.attendee])
    #expect(property[.delegatedTo]?.values == ["mailto:a@example.com"])
    #expect(property[.delegatedFrom] == nil)
  }

  @Test func aValueThatIsNotUTF8IsReadAsWindows1252() throws {
    let bytes = Array("BEGIN:VEVENT\nORGANIZER;CN=J".utf8) + [0xFC] + Array("rgen:mailto:j@example.com\nEND:VEVENT\n".utf8)
    let component = try FeedIndex(reading: .init(bytes), options: .lenient).components[0]
    #expect(component[.organizer]?[.commonName]?.value == "Jürgen")
  }

  @Test(.timeLimit(.minutes(1))) func aLineOfManyOpenMarksIsReadInLinearTime() throws {
    let property = try #require(
      try ICSEvent("ATTENDEE;X=" + String(repeating: "\"a,", count: 50_000) + ":mailto:a@example.com")[.attendee])
    #expect(property.parameters.first?.values.count == 50_001)
  }
}
