import Foundation
import Testing
import YoteiEvents

struct GroupedByDayTests {
  /// Events of many lengths around the ends of the days that are not 24 hours long, and of one that is.
  private static func events(near starts: [Date]) -> [YoteiEvent<String>] {
    let uneven = starts.indices.dropFirst(4).dropLast(4).filter { starts[$0 + 1].timeIntervalSince(starts[$0]) != 86_400 }
    return (uneven + [20]).flatMap { index in
      [-90_000, -3_600, -1, 0, 1, 3_600, 80_000, 86_400].flatMap { offset in
        [0, 1, 3_600, 86_400, 200_000].map { length in
          let start = starts[index] + TimeInterval(offset)
          let id = "\(index) \(offset) \(length)"
          return YoteiEvent(id: id, title: "", start: start, end: start + TimeInterval(length), isAllDay: false, data: "")
        }
      }
    }
  }

  @Test(arguments: CalendarInZone.all)
  func timedEventsAreListedUnderEveryDayTheyTouchAndNoOther(_ place: CalendarInZone) throws {
    let starts = try place.civilDayStarts
    let events = Self.events(near: starts)
    let days = try events.groupedByDay(in: place.calendar)
    var listed: [Date: Set<String>] = [:]
    for (day, next) in zip(starts, starts.dropFirst()) {
      let touching = events.filter { event in
        event.start == event.end ? day <= event.start && event.start < next : event.start < next && event.end > day
      }
      if !touching.isEmpty { listed[day] = Set(touching.map(\.id)) }
    }
    #expect(days.mapValues { Set($0.map(\.id)) } == listed)
    #expect(days.values.allSatisfy { Set($0.map(\.id)).count == $0.count })
  }

  @Test(arguments: CalendarInZone.all)
  func allDayEventsAreListedUnderTheirDatesAndNoOther(_ place: CalendarInZone) throws {
    let civil = try Calendar(in: place.zone)
    let utc = try Calendar(in: "UTC")
    let newYear = try Date(utc: "\(place.year)-01-01T00:00:00Z")
    let missingDate = try Date(utc: "2011-12-30T00:00:00Z")
    let dates = stride(from: newYear, to: newYear + 365 * 86_400, by: 86_400).filter { $0 != missingDate }
    let events = dates.map { YoteiEvent.allDay(id: "\($0)", from: $0, days: 1) }
    let days = try events.groupedByDay(in: place.calendar)
    #expect(days.count == dates.count)
    for (day, listed) in days {
      let event = try #require(listed.first)
      #expect(listed.count == 1)
      #expect(civil.dateComponents([.month, .day], from: day) == utc.dateComponents([.month, .day], from: event.start))
      #expect(day == civil.startOfDay(for: day))
    }
  }

  @Test(arguments: CalendarInZone.all)
  func anAllDayEventOfAYearIsListedOnceADay(_ place: CalendarInZone) throws {
    let calendar = try place.calendar
    let event = try YoteiEvent.allDay(from: Date(utc: "\(place.year)-01-01T00:00:00Z"), days: 365)
    let days = [event].groupedByDay(in: calendar)
    let displayed = YoteiDaysSequence(interval: event.displayableDateInterval(in: calendar), calendar: calendar)
    #expect(days.keys.sorted() == Array(displayed))
    #expect(days.values.allSatisfy { $0 == [event] })
  }

  @Test func allDayEventsComeFirstThenStartEndAndIDDecide() throws {
    let date = try Date(utc: "2026-03-27T00:00:00Z")
    let expected = [
      YoteiEvent.allDay(id: "conference", from: date - 86_400, days: 3),
      YoteiEvent.allDay(id: "birthday", from: date, days: 1),
      try YoteiEvent.timed(id: "night shift", "2026-03-26T21:00:00Z", "2026-03-27T05:00:00Z"),
      try YoteiEvent.timed(id: "c", "2026-03-27T08:00:00Z", "2026-03-27T08:15:00Z"),
      try YoteiEvent.timed(id: "a", "2026-03-27T08:00:00Z", "2026-03-27T09:00:00Z"),
      try YoteiEvent.timed(id: "b", "2026-03-27T08:00:00Z", "2026-03-27T09:00:00Z"),
    ]
    let calendar = try Calendar(in: "Europe/Berlin")
    for rotation in expected.indices {
      let events = Array(expected[rotation...].reversed() + expected[..<rotation])
      #expect(try events.groupedByDay(in: calendar)[Date(utc: "2026-03-26T23:00:00Z")] == expected)
    }
  }

  @Test func anEventThatEndsBeforeItStartsIsListedOnce() throws {
    let event = try YoteiEvent.timed("2026-03-27T10:00:00Z", "2026-03-20T10:00:00Z")
    let days = try [event].groupedByDay(in: Calendar(in: "UTC"))
    #expect(try days == [Date(utc: "2026-03-27T00:00:00Z"): [event]])
  }

  @Test func noEventsGiveNoDays() throws {
    #expect(try [YoteiEvent<String>]().groupedByDay(in: Calendar(in: "UTC")).isEmpty)
  }
}
