import Libical
import Testing

@Suite struct LibicalOpinionTests {
  private func errors(_ lines: String...) -> [String] {
    let event = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:x", "BEGIN:VEVENT", "UID:1", "DTSTAMP:20260101T000000Z"]
    return LibicalOpinion.errors(in: (event + lines + ["END:VEVENT", "END:VCALENDAR"]).map { Array($0.utf8) })
  }

  @Test func aSoundEventHasNone() { #expect(errors("DTSTART:20260327T100000Z", "SUMMARY:Planning").isEmpty) }

  @Test func whatLibicalDropsIsSaid() {
    #expect(errors("DTSTART:tomorrow").contains { $0.contains("DTSTART") })
    #expect(errors("DTSTART:20260327T100000Z", "DTSTART:20260328T100000Z").contains { $0.contains("DTSTART") })
  }

  @Test func whatIsCutOrTooMuchIsNoReasonToStop() {
    #expect(LibicalOpinion.errors(in: [Array("BEGIN:VCALENDAR".utf8), Array("BEGIN:VEVENT".utf8)]).count < 10)
    #expect(LibicalOpinion.errors(in: []) == ["libical finds no component"])
    #expect(LibicalOpinion.errors(in: Array(repeating: [], count: LibicalOpinion.mostLines + 1)).isEmpty)
    #expect(errors("DTSTART:20260327T100000Z", "SUMMARY:" + String(repeating: "x", count: LibicalOpinion.longestLine)).isEmpty)
  }
}
