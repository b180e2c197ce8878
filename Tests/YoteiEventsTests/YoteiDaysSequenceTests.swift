import Foundation
import Testing
import YoteiEvents

struct YoteiDaysSequenceTests {
  @Test(arguments: CalendarInZone.all)
  func everyDayOfAYearStartsWhereItsDateBegins(_ place: CalendarInZone) throws {
    let starts = try place.civilDayStarts
    let first = try #require(starts.first)
    let last = try #require(starts.last)
    let days = try YoteiDaysSequence(first..<last, calendar: place.calendar)
    #expect(Array(days) == starts.dropLast())
    #expect(days.indices.map { days[$0] } == Array(days))
  }

  @Test(arguments: CalendarInZone.all)
  func aSequenceMayStartOnAnyDay(_ place: CalendarInZone) throws {
    let starts = try place.civilDayStarts
    for index in starts.indices.dropLast(3) {
      let days = try YoteiDaysSequence(startDate: starts[index] + 5_000, days: 3, calendar: place.calendar)
      #expect(Array(days) == Array(starts[index..<index + 3]))
    }
  }

  @Test(arguments: CalendarInZone.all)
  func aRangeIsHalfOpenAndAnIntervalClosed(_ place: CalendarInZone) throws {
    let starts = try place.civilDayStarts
    let calendar = try place.calendar
    for index in starts.indices.dropLast(2) {
      let (day, next, third) = (starts[index], starts[index + 1], starts[index + 2])
      #expect(Array(YoteiDaysSequence(day..<next, calendar: calendar)) == [day])
      #expect(Array(YoteiDaysSequence(interval: DateInterval(start: day, end: next), calendar: calendar)) == [day, next])
      #expect(Array(YoteiDaysSequence(next - 1..<next + 1, calendar: calendar)) == [day, next])
      #expect(Array(YoteiDaysSequence(next - 1..<third, calendar: calendar)) == [day, next])
    }
  }

  @Test func anEmptyRangeHasNoDaysAndAnEmptyIntervalHasOne() throws {
    let calendar = try Calendar(in: "Europe/Berlin")
    let noon = try Date(utc: "2026-03-29T10:00:00Z")
    let midnight = try Date(utc: "2026-03-28T23:00:00Z")
    #expect(YoteiDaysSequence(noon..<noon, calendar: calendar).isEmpty)
    #expect(YoteiDaysSequence(midnight..<midnight, calendar: calendar).isEmpty)
    #expect(Array(YoteiDaysSequence(interval: DateInterval(start: noon, duration: 0), calendar: calendar)) == [midnight])
  }

  @Test func aNegativeNumberOfDaysIsNone() throws {
    #expect(try YoteiDaysSequence(startDate: .distantPast, days: -1, calendar: Calendar(in: "UTC")).isEmpty)
  }
}
