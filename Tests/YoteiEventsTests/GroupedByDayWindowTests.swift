import Foundation
import Testing
import YoteiEvents

struct GroupedByDayWindowTests {
  @Test(arguments: CalendarInZone.all)
  func aWindowChoosesAmongTheDays(_ place: CalendarInZone) throws {
    let calendar = try place.calendar
    let starts = try place.civilDayStarts
    let events = [
      YoteiEvent.allDay(from: try Date(utc: "\(place.year)-01-01T00:00:00Z"), days: 364),
      YoteiEvent(id: "long", title: "", start: starts[3] + 7_200, end: starts[300] + 7_200, isAllDay: false, data: ""),
      YoteiEvent(id: "moment", title: "", start: starts[40], end: starts[40], isAllDay: false, data: ""),
      YoteiEvent(id: "day", title: "", start: starts[40], end: starts[41], isAllDay: false, data: ""),
      YoteiEvent(id: "eve", title: "", start: starts[39] + 60, end: starts[40], isAllDay: false, data: ""),
    ]
    let everyDay = events.groupedByDay(in: calendar)
    let moments = [starts[0], starts[39] + 3_600, starts[40], starts[40] + 1, starts[41], starts[200], starts[377]]
    for lower in moments {
      for upper in moments where lower <= upper {
        let window = Set(YoteiDaysSequence(lower..<upper, calendar: calendar))
        #expect(events.groupedByDay(in: calendar, within: lower..<upper) == everyDay.filter { window.contains($0.key) })
      }
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func anEndlessEventCostsNoMoreThanItsWindow() throws {
    let endless = YoteiEvent.allDay(from: try Date(utc: "1970-01-01T00:00:00Z"), days: 3_000_000)
    let week = try Date(utc: "2026-03-23T00:00:00Z")..<Date(utc: "2026-03-30T00:00:00Z")
    let days = try [endless].groupedByDay(in: Calendar(in: "UTC"), within: week)
    #expect(days.keys.sorted() == (0..<7).map { week.lowerBound + TimeInterval($0) * 86_400 })
  }
}
