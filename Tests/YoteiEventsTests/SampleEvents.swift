import Foundation
import YoteiEvents

extension YoteiEvent<String> {
  static func allDay(id: String = "all-day", from midnightUTC: Date, days: Int) -> YoteiEvent {
    YoteiEvent(
      id: id, title: "Fair", start: midnightUTC, end: midnightUTC + TimeInterval(days) * 86_400, isAllDay: true, data: "red")
  }

  static func timed(id: String = "timed", _ start: String, _ end: String) throws -> YoteiEvent {
    try YoteiEvent(id: id, title: "Review", start: Date(utc: start), end: Date(utc: end), isAllDay: false, data: "blue")
  }
}
