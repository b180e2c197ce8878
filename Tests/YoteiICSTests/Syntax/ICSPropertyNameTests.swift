import Testing

@testable import YoteiICS

extension ICSPropertyName { fileprivate static let room: Self = "X-EXAMPLE-ROOM" }

@Suite struct ICSPropertyNameTests {
  @Test func namesAreEqualInAnyLetterCaseAndKeptAsTheyAreWritten() {
    #expect(ICSPropertyName("Dtstart") == .dtstart)
    #expect(ICSPropertyName("Last-Modified") == .lastModified)
    #expect(Set<ICSPropertyName>(["dtstart", .dtstart, "DTSTART"]).count == 1)
    #expect(ICSPropertyName("Dtstart").rawName == "Dtstart")
    #expect(ICSPropertyName("Dtstart").canonicalName == "DTSTART")
  }

  @Test(arguments: [("X-WR-CALNAME", "X-WR-CALDESC"), ("RECURRENCE-ID", "RECURRENCE-IF"), ("DUE", "DUES"), ("É", "é")])
  func namesOfWhichOnlyTheEndDiffersAreDifferent(names: (String, String)) {
    #expect(ICSPropertyName(names.0) != ICSPropertyName(names.1))
  }

  @Test func propertiesAreFoundByNamesThatOnlyAUserKnows() throws {
    let event = try ICSEvent("X-EXAMPLE-ROAD:one", "x-example-room:two", "X-EXAMPLE-ROOM:three", "ROOM:four")
    #expect(event[.room]?.rawValue == "two")
    #expect(event.component.all(.room).map(\.rawValue) == ["two", "three"])
    #expect(event["Room"]?.rawValue == "four")
    #expect(event["X-EXAMPLE-RO"] == nil)
  }

  @Test func namesOfMoreThan64LettersAreToldApart() throws {
    let start = "X-" + String(repeating: "A", count: 70)
    let event = try ICSEvent(start + "B:one", start + "C;X=1:two")
    #expect(event[ICSPropertyName(start + "c")]?.rawValue == "two")
    #expect(event[ICSPropertyName(start + "D")] == nil)
  }

  @Test func aNameIsFoundOverAFold() throws {
    let event = try ICSEvent("LAST-MOD", " IFIED:20260301T120000Z", "SUM", "\tMARY:Folded")
    #expect(event[.lastModified]?.rawValue == "20260301T120000Z")
    #expect(event.summary == "Folded")
  }
}
