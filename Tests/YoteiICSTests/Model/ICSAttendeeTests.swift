import Foundation
import Testing

@testable import YoteiICS

@Suite struct ICSAttendeeTests {
  private func attendee(_ line: String) throws -> ICSAttendee { try #require(try ICSEvent(line).attendees.first) }

  @Test func everyParameterOfAnAttendeeIsRead() throws {
    let attendee = try attendee(
      #"ATTENDEE;CN="Doe, Jane ^'JD^'";CUTYPE=ROOM;ROLE=OPT-PARTICIPANT;PARTSTAT=Delegated;RSVP=true;LANGUAGE=de;"#
        + #"MEMBER="mailto:team@example.com","mailto:all@example.com";DELEGATED-TO="mailto:a@example.com";DELEGATED-FROM="mailto:b@example.com";"#
        + #"SENT-BY="mailto:c@example.com";DIR="https://example.com/jane";EMAIL=jd@example.com;X-NUM-GUESTS=2:mailto:jane@example.com"#
    )
    #expect(attendee.address == "mailto:jane@example.com")
    #expect(attendee.name == "Doe, Jane \"JD\"")
    #expect(attendee.kind == .room)
    #expect(attendee.role == .optional)
    #expect(attendee.participationStatus == .delegated)
    #expect(attendee.rsvp)
    #expect(attendee.language == "de")
    #expect(attendee.groups == ["mailto:team@example.com", "mailto:all@example.com"])
    #expect(attendee.delegatedTo == ["mailto:a@example.com"])
    #expect(attendee.delegatedFrom == ["mailto:b@example.com"])
    #expect(attendee.sentBy == "mailto:c@example.com")
    #expect(attendee.directory?.absoluteString == "https://example.com/jane")
    #expect(attendee.email == "jd@example.com")
    #expect(attendee.property["X-NUM-GUESTS"]?.value == "2")
  }

  @Test func anAttendeeWithoutParametersHasTheDefaultsOfTheRFC() throws {
    let attendee = try attendee("ATTENDEE:mailto:jane@example.com")
    #expect(attendee.name == nil)
    #expect(attendee.kind == .individual)
    #expect(attendee.role == .required)
    #expect(attendee.participationStatus == .needsAction)
    #expect(!attendee.rsvp)
    #expect(attendee.groups.isEmpty && attendee.delegatedTo.isEmpty && attendee.delegatedFrom.isEmpty)
  }

  @Test(arguments: [
    ("mailto:jane@example.com", "jane@example.com"), ("MAILTO:jane@example.com", "jane@example.com"),
    (" mailto:jane%2Bx@example.com?subject=a ", "jane+x@example.com"), ("jane@example.com", "jane@example.com"), ("mailto:", nil),
    ("invalid:nomail", nil), ("urn:uuid:1@2", nil), ("", nil), ("mailto:100%@example.com", "100%@example.com"),
  ])
  func anAddressOfMailIsFoundInWhatFeedsWrite(_ address: String, _ email: String?) throws {
    #expect(try attendee("ATTENDEE:" + address).email == email)
  }
}
