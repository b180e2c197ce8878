import Foundation
import Testing

@testable import YoteiICS

@Suite struct ICSAttachmentTests {
  private func attachment(_ line: String) throws -> ICSAttachment { try #require(try ICSEvent(line).attachments.first) }

  @Test(arguments: ["aGVsbG8=", "aGVsbG8", "aGVs\r\n bG8=", " aGVs bG8= "]) func inlineDataIsDecoded(_ base64: String) throws {
    for parameters in [";ENCODING=BASE64;VALUE=BINARY", ";encoding=base64", ";VALUE=BINARY"] {
      #expect(try attachment("ATTACH\(parameters):\(base64)").content == .inline(Data("hello".utf8)))
    }
  }

  @Test(arguments: ["aGVs*G8=", "a", "aGVsbG8===x", "aGVsbG8=aGVsbG8="]) func badBase64IsNoContent(_ base64: String) throws {
    let attachment = try attachment("ATTACH;FMTTYPE=text/plain;ENCODING=BASE64;VALUE=BINARY:\(base64)")
    #expect(attachment.content == nil)
    #expect(attachment.mediaType == "text/plain")
    #expect(attachment.property.rawValue == base64)
  }

  @Test(arguments: ["FILENAME", "X-FILENAME", "X-APPLE-FILENAME"]) func whatIsSaidAboutADocumentIsRead(_ name: String) throws {
    let attachment = try attachment("ATTACH;FMTTYPE=application/pdf;SIZE=1024;\(name)=\"a;b.pdf\":https://example.com/a.pdf")
    #expect(attachment.content == URL(string: "https://example.com/a.pdf").map { .uri($0) })
    #expect(attachment.mediaType == "application/pdf")
    #expect(attachment.filename == "a;b.pdf")
    #expect(attachment.size == 1024)
  }

  @Test func anImageMayBeInline() throws {
    let image = try #require(
      try ICSEvent("IMAGE;VALUE=BINARY;ENCODING=BASE64;FMTTYPE=image/png;ALTREP=\"https://example.com\":iVBORw==").images.first)
    #expect(image.content == .inline(Data([0x89, 0x50, 0x4E, 0x47])))
    #expect(image.displays == [.badge])
    #expect(image.mediaType == "image/png")
    #expect(image.alternateRepresentation?.absoluteString == "https://example.com")
  }

  @Test func aConferenceSaysHowToJoin() throws {
    let conference = try #require(
      try ICSEvent("CONFERENCE;VALUE=URI;FEATURE=PHONE,MODERATOR;LABEL=\"Code: 123\";LANGUAGE=en:tel:+1-412-555-0123,,,654")
        .conferences.first)
    #expect(conference.uri?.absoluteString == "tel:+1-412-555-0123,,,654")
    #expect(conference.features == [.phone, .moderator])
    #expect(conference.label == "Code: 123")
    #expect(conference.language == "en")
  }
}
