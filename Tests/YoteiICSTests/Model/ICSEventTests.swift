import Foundation
import Testing

@testable import YoteiICS

@Suite struct ICSEventTests {
  /// A property of an event as it stands in a feed, and what its typed reading gives.
  struct Reading: CustomTestStringConvertible, Sendable {
    var line: String
    var value: String
    var read: @Sendable (ICSEvent) -> String?
    var testDescription: String { line }

    init(_ line: String, _ value: String, _ read: @escaping @Sendable (ICSEvent) -> String?) {
      (self.line, self.value, self.read) = (line, value, read)
    }
  }

  /// The table of RFC 5545 3.6.1 in its order, then RFC 7986.
  static let properties = [
    Reading("DTSTAMP:20260301T120000Z", "20260301T120000Z") { $0.stamp?.description },
    Reading("UID:a\\,b@example.com", "a,b@example.com") { $0.uid },
    Reading("DTSTART;TZID=Europe/Berlin:20260327T100000", "20260327T100000 Europe/Berlin") { $0.start?.description },
    Reading("CLASS:private", "PRIVATE") { $0.classification.description },
    Reading("CREATED:20260101T000000Z", "20260101T000000Z") { $0.created?.description },
    Reading("DESCRIPTION:One\\ntwo", "One\ntwo") { $0.description },
    Reading("GEO:48.2082;-16.3738", "48.2082 -16.3738") { event in event.geo.map { "\($0.latitude) \($0.longitude)" } },
    Reading("LAST-MODIFIED:20260102T000000Z", "20260102T000000Z") { $0.lastModified?.description },
    Reading("LOCATION;ALTREP=\"https://example.com\":Room 1\\; 2nd floor", "Room 1; 2nd floor") { $0.location },
    Reading("ORGANIZER;CN=Jane:mailto:jane@example.com", "Jane jane@example.com") { event in
      event.organizer.map { "\($0.name ?? "") \($0.email ?? "")" }
    },
    Reading("PRIORITY:1", "1") { $0.priority?.description },
    Reading("SEQUENCE:3", "3") { $0.sequence.description },
    Reading("STATUS:Tentative", "TENTATIVE") { $0.status?.description },
    Reading("SUMMARY:Lunch", "Lunch") { $0.summary },
    Reading("TRANSP:TRANSPARENT", "TRANSPARENT") { $0.transparency.description },
    Reading("URL:https://example.com/a,b;c", "https://example.com/a,b;c") { $0.url?.absoluteString },
    Reading("RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20260327", "20260327 true") { event in
      event.recurrenceID.map { "\($0) \(event.overridesFuture)" }
    },
    Reading("RRULE:FREQ=DAILY;COUNT=2", "FREQ=DAILY;COUNT=2") { $0.recurrenceRules.first?.description },
    Reading("DTEND:20260327T110000Z", "20260327T110000Z") { $0.end?.description },
    Reading("DURATION:PT1H30M", "PT1H30M") { $0.duration?.description },
    Reading("ATTACH:https://example.com/a.pdf", "uri(https://example.com/a.pdf)") { event in
      event.attachments.first?.content.map { "\($0)" }
    },
    Reading("ATTENDEE;PARTSTAT=DECLINED:mailto:john@example.com", "mailto:john@example.com DECLINED") { event in
      event.attendees.first.map { "\($0.address) \($0.participationStatus)" }
    },
    Reading("CATEGORIES:Work, Fun\\, games,", "Work|Fun, games") { $0.categories.joined(separator: "|") },
    Reading("COMMENT:Really\\, yes", "Really, yes") { $0.comments.first },
    Reading("CONTACT:Jim Dolittle\\, 555", "Jim Dolittle, 555") { $0.contacts.first },
    Reading("EXDATE;TZID=Asia/Tokyo:20260101T090000,20260102T090000", "20260101T090000 Asia/Tokyo|20260102T090000 Asia/Tokyo") {
      event in
      event.exceptionDates.map(\.description).joined(separator: "|")
    },
    Reading("REQUEST-STATUS:3.1;Bad\\; value;DTSTART:96-Apr-01", "3.1 Bad; value DTSTART:96-Apr-01") { event in
      event.requestStatuses.first.map { "\($0.code) \($0.description) \($0.data ?? "")" }
    },
    Reading("RELATED-TO;RELTYPE=SIBLING:other@example.com", "SIBLING other@example.com") { event in
      event.relations.first.map { "\($0.kind) \($0.uid)" }
    },
    Reading("RESOURCES:Easel,Projector", "Easel|Projector") { $0.resources.joined(separator: "|") },
    Reading("RDATE;VALUE=DATE:20260101,20260201", "20260101|20260201") { event in
      event.recurrenceDates.map(\.description).joined(separator: "|")
    },
    Reading("COLOR:turquoise", "turquoise") { $0.color },
    Reading("IMAGE;VALUE=URI;DISPLAY=GRAPHIC,THUMBNAIL:https://example.com/a.png", "[GRAPHIC, THUMBNAIL]") { event in
      event.images.first.map { "\($0.displays)" }
    },
    Reading("CONFERENCE;VALUE=URI;FEATURE=AUDIO,VIDEO:tel:+49-30-1", "tel:+49-30-1 [AUDIO, VIDEO]") { event in
      event.conferences.first.map { "\($0.uri?.absoluteString ?? "") \($0.features)" }
    },
    Reading("EXRULE:FREQ=WEEKLY;BYDAY=MO", "FREQ=WEEKLY;BYDAY=MO") { $0.exceptionRules.first?.description },
  ]

  @Test(arguments: properties) func everyPropertyOfAnEventHasATypedReading(_ property: Reading) throws {
    #expect(property.read(try ICSEvent(property.line)) == property.value)
    let event = try ICSEvent("X-BEFORE:1", property.line.replacing(/^[A-Z-]+/) { $0.output.lowercased() }, "X-AFTER:1")
    #expect(property.read(event) == property.value)
  }

  @Test func anEventWithoutPropertiesHasDefaultsAndNothingElse() throws {
    let event = try ICSEvent()
    for property in Self.properties {
      let value = property.read(event)
      #expect(["", "0", "PUBLIC", "OPAQUE", nil].contains(value), "\(property)")
    }
    #expect(!event.overridesFuture)
    #expect(event.alarms.isEmpty)
  }

  @Test(arguments: [
    "DTSTART:", "DTSTART:20260230T100000", "DTSTART:soon", "DTEND:2026", "DTSTAMP:x", "DURATION:1 hour", "DURATION:PT", "GEO:48.2",
    "GEO:91;0",
    "GEO:0;181", "GEO:a;b", "GEO:nan;0", "PRIORITY:high", "PRIORITY:10", "PRIORITY:-1", "SEQUENCE:-1", "SEQUENCE:1.5", "STATUS:",
    "STATUS: ",
    "URL:", "RECURRENCE-ID:x", "RRULE:FREQ=SOMETIMES", "RRULE:", "EXDATE;TZID=Europe/Berlin:", "EXDATE:,x,",
    "RDATE:20260101T000000Z/x",
    "REQUEST-STATUS:well", "CATEGORIES:", "ATTACH;ENCODING=BASE64;VALUE=BINARY:?", "ATTACH:", "CLASS:", "TRANSP:", "IMAGE:",
    "CONFERENCE:",
    "SEQUENCE:99999999999999999999",
  ])
  func aValueThatCannotBeReadIsNoValue(_ line: String) throws {
    let event = try ICSEvent(line)
    #expect(event.component.properties.count == 1)
    let nothing: Set<String?> = ["", "0", "PUBLIC", "OPAQUE", "[BADGE]", " []", nil]
    for property in Self.properties where line.hasPrefix(property.line.prefix { $0.isUppercase || $0 == "-" }) {
      #expect(nothing.contains(property.read(event)))
    }
  }

  @Test func ofSeveralPropertiesTheFirstIsReadAndListsAreReadWhole() throws {
    let event = try ICSEvent(
      "SUMMARY:One", "SUMMARY:Two", "CATEGORIES:a,b", "CATEGORIES:c", "COMMENT:x", "COMMENT:y", "EXDATE:20260101",
      "EXDATE:20260102,20260103",
      "RRULE:FREQ=DAILY", "RRULE:FREQ=SOMETIMES", "RRULE:FREQ=WEEKLY")
    #expect(event.summary == "One")
    #expect(event.categories == ["a", "b", "c"])
    #expect(event.comments == ["x", "y"])
    #expect(event.exceptionDates.map(\.description) == ["20260101", "20260102", "20260103"])
    #expect(event.recurrenceRules.map(\.frequency) == [.daily, .weekly])
  }

  @Test func anUnknownStatusIsKept() throws {
    let status = try #require(try ICSEvent("STATUS:x-Postponed").status)
    #expect(status == "X-POSTPONED")
    #expect(status != .confirmed)
  }

  @Test func onlyAVEVENTIsAnEvent() throws {
    let todo = try ICSComponent("VTODO", ["UID:1"])
    #expect(ICSEvent(todo) == nil)
    #expect(ICSTodo(todo)?.uid == "1")
    #expect(ICSJournal(todo) == nil)
    #expect(ICSAlarm(todo) == nil)
    #expect(ICSCalendar(todo) == nil)
  }
}
