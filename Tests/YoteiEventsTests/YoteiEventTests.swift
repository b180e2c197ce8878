import Foundation
import Testing
import YoteiEvents

struct YoteiEventTests {
  @Test(arguments: CalendarInZone.all)
  func anAllDayEventIsDisplayedOnItsDatesInEveryZoneAndCalendar(_ place: CalendarInZone) throws {
    let calendar = try place.calendar
    let civil = try Calendar(in: place.zone)
    let utc = try Calendar(in: "UTC")
    var midnight = try Date(utc: "\(place.year)-01-01T00:00:00Z")
    let missingDate = try Date(utc: "2011-12-30T00:00:00Z")
    for _ in 0..<365 where midnight != missingDate || place.zone != "Pacific/Apia" {
      let interval = YoteiEvent.allDay(from: midnight, days: 3).displayableDateInterval(in: calendar)
      let first = utc.dateComponents([.year, .month, .day], from: midnight)
      #expect(civil.dateComponents([.year, .month, .day], from: interval.start) == first)
      #expect(interval.start == calendar.startOfDay(for: interval.start))
      #expect(interval.end == calendar.startOfDay(for: interval.end))
      #expect(YoteiEvent.allDay(from: midnight, days: 1).displayableDateInterval(in: calendar).duration == 0)
      midnight += 86_400
    }
  }

  @Test func anAllDayEventThatEndsWhereItStartsIsDisplayedForADay() throws {
    let midnight = try Date(utc: "2026-03-27T00:00:00Z")
    let interval = try YoteiEvent.allDay(from: midnight, days: 0).displayableDateInterval(in: Calendar(in: "Asia/Tokyo"))
    #expect(try interval == DateInterval(start: Date(utc: "2026-03-26T15:00:00Z"), duration: 0))
  }

  @Test func anAllDayEventOfThreeDaysIsDisplayedUntilTheStartOfTheThird() throws {
    let midnight = try Date(utc: "2018-11-03T00:00:00Z")
    let interval = try YoteiEvent.allDay(from: midnight, days: 3).displayableDateInterval(in: Calendar(in: "America/Sao_Paulo"))
    #expect(try interval == DateInterval(start: Date(utc: "2018-11-03T03:00:00Z"), end: Date(utc: "2018-11-05T02:00:00Z")))
  }

  @Test func aDateThatTheZoneLeftOutIsDisplayedOnTheNext() throws {
    let midnight = try Date(utc: "2011-12-30T00:00:00Z")
    let interval = try YoteiEvent.allDay(from: midnight, days: 1).displayableDateInterval(in: Calendar(in: "Pacific/Apia"))
    #expect(try interval == DateInterval(start: Date(utc: "2011-12-30T10:00:00Z"), duration: 0))
  }

  @Test func aTimedEventIsDisplayedAsItIs() throws {
    let event = try YoteiEvent.timed("2026-03-28T22:30:00Z", "2026-03-29T00:15:00Z")
    #expect(try event.displayableDateInterval(in: Calendar(in: "Europe/Berlin")) == event.dateInterval)
  }

  @Test func anEventThatEndsBeforeItStartsHasAnEmptyInterval() throws {
    let event = try YoteiEvent.timed("2026-03-28T10:00:00Z", "2026-03-28T09:00:00Z")
    #expect(event.dateInterval == DateInterval(start: event.start, duration: 0))
  }

  @Test func eventsDifferByTheirData() throws {
    let midnight = try Date(utc: "2026-03-27T00:00:00Z")
    func event(_ data: String) -> YoteiEvent<String> {
      YoteiEvent(id: "1", title: "Fair", start: midnight, end: midnight, isAllDay: true, data: data)
    }
    #expect(event("red") != event("blue"))
    #expect(Set([event("red"), event("blue"), event("red")]).count == 2)
  }

  @Test func codingGivesTheSameEvent() throws {
    let event = try YoteiEvent.timed("2026-03-28T22:30:00Z", "2026-03-29T00:15:00Z")
    let decoded = try JSONDecoder().decode(YoteiEvent<String>.self, from: JSONEncoder().encode(event))
    #expect(decoded == event)
  }
}
