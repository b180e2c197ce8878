extension ScheduleReader {
  /// How long the occurrences of a component last that starts at `start`: DTEND, else DURATION, else RFC 5545 3.6.1's default.
  mutating func length(of schedule: Schedule, from start: Schedule.Moment) -> OccurrenceLength {
    let isTodo = index.records[schedule.component].kind == .todo
    if let end = schedule.end, !(isTodo && end == start) {
      if let length = start.time.isDate ? days(from: start, to: end, schedule) : seconds(from: start, to: end, schedule) {
        return length
      }
    } else if let duration = schedule.duration {
      guard start.time.isDate else { return .nominal(duration) }
      return .days(max(1, duration.days + (duration.seconds + 86_399) / 86_400))
    }
    return start.time.isDate ? .days(1) : .exact(0)
  }

  private mutating func days(from start: Schedule.Moment, to end: Schedule.Moment, _ schedule: Schedule) -> OccurrenceLength? {
    var days = end.time.civil.day - start.time.civil.day
    if !end.time.isDate {
      report(.endTypeDiffers, schedule, "the start is a date, the end is not")
      if end.time.civil.secondOfDay > 0 { days += 1 }
    }
    if days < 0 { report(.endBeforeStart, schedule, "the end is before the start") }
    if days == 0 { report(.endIsStart, schedule, action: "shown for one day", "the end is the start; a last day is exclusive") }
    reportExcess(Int64(days) * 86_400, schedule)
    return days > 0 ? .days(days) : nil
  }

  private mutating func seconds(from start: Schedule.Moment, to end: Schedule.Moment, _ schedule: Schedule) -> OccurrenceLength? {
    var end = end
    if end.time.isDate {
      report(.endTypeDiffers, schedule, "the start has a time, the end is a date")
      end.zone = start.zone
    } else if end.isFloating, !start.isFloating, end.zone != start.zone {
      report(.endTypeDiffers, schedule, action: "read on the clock of the start", "the start has a zone, the end has none")
      end.zone = start.zone
    }
    let begin = zones.clocks[start.zone].instant(of: start.time.civil)
    let seconds = zones.clocks[end.zone].instant(of: end.time.civil) - begin
    if seconds < 0 { report(.endBeforeStart, schedule, "the end is before the start") }
    if seconds == 0 { report(.endIsStart, schedule, action: "shown without length", "the end is the start") }
    reportExcess(seconds, schedule)
    return seconds >= 0 ? .exact(seconds) : nil
  }

  private mutating func reportExcess(_ seconds: Int64, _ schedule: Schedule) {
    guard seconds > Self.century else { return }
    report(.excessiveLength, schedule, "the end is \(seconds / 31_556_952) years after the start")
  }

  private static let century: Int64 = 100 * 31_556_952

  private mutating func report(_ code: ICSDiagnostic.Code, _ schedule: Schedule, action: String? = nil, _ message: String) {
    let record = index.records[schedule.component]
    findings.add(
      code, at: Int(record.endLine), in: schedule.component, property: record.kind == .todo ? "DUE" : "DTEND", action: action,
      message)
  }
}
