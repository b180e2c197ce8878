import Foundation

@testable import YoteiICS

/// A source of series with exceptions and overrides, and of drags of their occurrences; the same seed gives the same ones.
struct RandomSeries {
  private var random: RandomRule

  init(seed: UInt64) { random = RandomRule(seed: seed) }

  private enum Clock: CaseIterable { case berlin, newYork, utc, floating, allDay }

  struct Drag {
    /// Days, then seconds of the clock.
    var days: Int
    var seconds: Int
    /// Seconds by which it lasts longer.
    var longer: Int
    var picksOccurrence: Int
  }

  private static let rules = [
    "FREQ=DAILY", "FREQ=DAILY;INTERVAL=3", "FREQ=WEEKLY", "FREQ=WEEKLY;BYDAY=MO,WE,FR", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU",
    "FREQ=WEEKLY;INTERVAL=3;BYDAY=SA,MO;WKST=SU", "FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR", "FREQ=MONTHLY", "FREQ=MONTHLY;BYMONTHDAY=5,20",
    "FREQ=MONTHLY;BYDAY=2TU", "FREQ=MONTHLY;BYDAY=-1FR", "FREQ=MONTHLY;BYDAY=WE", "FREQ=YEARLY", "FREQ=YEARLY;BYMONTH=6;BYDAY=1TH",
  ]

  /// A calendar with one series among other components; zones are defined in it.
  mutating func feed() throws -> ICSFeed {
    let clock = pick(Clock.allCases)
    let day = CivilDay(unchecked: 2025, 1, 1) + Int.random(in: 0..<360, using: &random)
    let time = clock == .allDay ? 0 : pick([9 * 3600, 18 * 3600 + 1800, 23 * 3600, 12 * 3600 + 900])
    let start = CivilTime(day: day, secondOfDay: time)
    var rule = pick(Self.rules)
    let count = Int.random(in: 0..<3, using: &random)
    if count == 1 { rule += ";COUNT=\(Int.random(in: 3...40, using: &random))" }
    if count == 2 { rule += ";UNTIL=\(until(start + Int64(Int.random(in: 30...700, using: &random)) * 86_400, clock))" }
    let slots = slots(of: rule, start, isDate: clock == .allDay)
    var master = ["UID:series@example.com", "DTSTAMP:20250101T000000Z", "DTSTART\(head(clock)):\(text(start, clock))"]
    master += length(start, clock)
    master += ["RRULE:\(rule)", "SUMMARY:Vor\\, nach; \(String(repeating: "ü", count: 60))", "X-KEPT;X-P=\"a;b\":1"]
    let excluded = slots.dropFirst().filter { _ in Int.random(in: 0..<6, using: &random) == 0 }
    if !excluded.isEmpty { master.append("EXDATE\(head(clock)):" + excluded.map { text($0, clock) }.joined(separator: ",")) }
    if Bool.random(using: &random), clock != .allDay { master.append("RDATE\(head(clock)):\(text(start + 100_000, clock))") }
    var lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VTODO", "UID:todo@example.com", "END:VTODO", "BEGIN:VEVENT"] + master
    lines.append("END:VEVENT")
    for slot in slots where !excluded.contains(slot) && Int.random(in: 0..<5, using: &random) == 0 {
      let moved =
        Bool.random(using: &random) ? slot : slot + pick([86_400, 3600, -7200, 200_000].map { clock == .allDay ? 86_400 : $0 })
      lines += ["BEGIN:VEVENT", "UID:series@example.com", "RECURRENCE-ID\(head(clock)):\(text(slot, clock))", "SEQUENCE:3"]
      lines += ["DTSTART\(head(clock)):\(text(moved, clock))"] + length(moved, clock) + ["SUMMARY:Override", "END:VEVENT"]
    }
    lines += ["BEGIN:VEVENT", "UID:other@example.com", "DTSTART:20250606T100000Z", "END:VEVENT", "END:VCALENDAR"]
    let feed = lines.map { String(decoding: LineWriter().folded(Array($0.utf8)), as: UTF8.self) + "\r\n" }.joined()
    return try ICSFeed(feed).withZonesDefined()
  }

  mutating func drag() -> Drag {
    let days = pick([0, 0, 1, -1, 2, 7, 14, -30])
    return Drag(
      days: days, seconds: pick(days == 0 ? [3600, -1800, 5400, 7200] : [0, 0, 3600, -900]), longer: pick([0, 0, 0, 1800, 86_400]),
      picksOccurrence: Int.random(in: 0..<12, using: &random))
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value { values[Int.random(in: values.indices, using: &random)] }

  private mutating func length(_ start: CivilTime, _ clock: Clock) -> [String] {
    let end = start + (clock == .allDay ? 2 * 86_400 : 5400)
    switch Int.random(in: 0..<3, using: &random) {
    case 0: return ["DTEND\(head(clock)):\(text(end, clock))"]
    case 1: return [clock == .allDay ? "DURATION:P2D" : "DURATION:PT1H30M"]
    default: return []
    }
  }

  private func head(_ clock: Clock) -> String {
    switch clock {
    case .berlin: ";TZID=Europe/Berlin"
    case .newYork: ";TZID=America/New_York"
    case .allDay: ";VALUE=DATE"
    case .utc, .floating: ""
    }
  }

  private func text(_ time: CivilTime, _ clock: Clock) -> String {
    ICSTime(time, clock == .allDay ? .date : clock == .utc ? .utc : .local).description
  }

  private func until(_ time: CivilTime, _ clock: Clock) -> String {
    switch clock {
    case .allDay: return time.day.description
    case .floating: return time.description
    case .utc, .berlin, .newYork: return time.description + "Z"
    }
  }

  private func slots(of rule: String, _ start: CivilTime, isDate: Bool) -> [CivilTime] {
    guard let rule = ICSRecurrenceRule(rule) else { return [] }
    var slots = RuleSlots(rule: rule, start: start, isDate: isDate)
    var found: [CivilTime] = []
    while found.count < 25, let slot = slots.next() { found.append(slot) }
    return found
  }
}
