import Foundation
import Testing

@testable import YoteiICS

@Suite struct ICSComponentTests {
  @Test func componentsInsideComponentsKeepTheirLinesToThemselves() throws {
    let index = try FeedIndex(lines: [
      "BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:1", "BEGIN:VALARM", "UID:2", "BEGIN:X-INNER", "UID:3", "END:X-INNER", "X-A:b",
      "END:VALARM",
      "SUMMARY:Outer", "BEGIN:valarm", "UID:4", "END:valarm", "END:VEVENT", "BEGIN:VTODO", "UID:5", "END:VTODO", "NAME:After",
      "END:VCALENDAR",
    ])
    let calendar = index.components[0]
    #expect(calendar.components.map(\.name) == ["VEVENT", "VTODO"])
    #expect(calendar[.uid] == nil)
    #expect(calendar[.name]?.text == "After")
    let event = calendar.components[0]
    #expect(event.properties.map(\.rawValue) == ["1", "Outer"])
    #expect(event.components(named: "valarm").map { $0[.uid]?.rawValue } == ["2", "4"])
    #expect(event.components[0].properties.map(\.rawValue) == ["2", "b"])
    #expect(event.components[0].components[0][.uid]?.rawValue == "3")
    #expect(event.components[0].components(named: "VALARM").isEmpty)
  }

  @Test func aFeedMayHoldSeveralCalendarsAndComponentsOutsideOfAny() throws {
    let index = try FeedIndex(lines: [
      "BEGIN:VCALENDAR", "NAME:One", "END:VCALENDAR", "BEGIN:VEVENT", "UID:1", "END:VEVENT", "BEGIN:VCALENDAR", "NAME:Two",
      "END:VCALENDAR",
    ])
    #expect(index.components.map(\.name) == ["VCALENDAR", "VEVENT", "VCALENDAR"])
    #expect(index.components.compactMap(ICSCalendar.init).map(\.name) == ["One", "Two"])
  }

  @Test(arguments: [
    ["BEGIN:VEVENT", "UID:1", "BEGIN:VEVENT", "UID:2", "END:VEVENT"],
    ["BEGIN:VEVENT", "UID:1", "END:VTODO", "END:VEVENT", "BEGIN:VEVENT", "UID:2"],
    ["BEGIN:VEVENT", "UID:1", "BEGIN:VALARM", "ACTION:AUDIO", "END:VEVENT", "BEGIN:VEVENT", "UID:2", "END:VEVENT"],
    ["BEGIN:VEVENT", "UID:1", "BEGIN:VALARM", "ACTION:AUDIO", "BEGIN:VEVENT", "UID:2", "END:VEVENT"],
  ])
  func eventsAreFoundWhereAnENDIsMissingOrClosesNothing(lines: [String]) throws {
    let calendar = try #require(ICSCalendar(try FeedIndex(lines: ["BEGIN:VCALENDAR"] + lines).components[0]))
    #expect(calendar.events.map(\.uid) == ["1", "2"])
    #expect(calendar.events.flatMap(\.component.properties).count == 2)
  }

  @Test func theBytesOfAComponentAreThoseBetweenBEGINAndEND() throws {
    let text = "begin:vcalendar\nBEGIN:VEVENT\r\nUID:1\rEND:VEVENT\r\r\nEND:VCALENDAR"
    let calendar = try FeedIndex(reading: Data(text.utf8), options: .lenient).components[0]
    #expect(String(decoding: calendar.verbatim, as: UTF8.self) == text)
    #expect(String(decoding: calendar.components[0].verbatim, as: UTF8.self) == "BEGIN:VEVENT\r\nUID:1\rEND:VEVENT\r\r\n")
    #expect(calendar.name == "VCALENDAR")
  }

  @Test func componentsAreEqualWhenTheirBytesAre() throws {
    let event = ["BEGIN:VEVENT", "UID:1", "END:VEVENT"]
    let index = try FeedIndex(lines: event + event + ["BEGIN:VEVENT", "UID:2", "END:VEVENT"])
    #expect(index.components[0] == index.components[1])
    #expect(Set(index.components).count == 2)
  }
}
