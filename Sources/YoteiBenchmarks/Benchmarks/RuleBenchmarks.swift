import Foundation
import YoteiICS

extension Benchmark {
  private static let million = 1_000_000
  private static let end = WallTime(year: 10_000).date

  /// Twelve rules as the occurrences of an event, a million of each or all to the end of the year 9999.
  static var ruleBenchmarks: [Benchmark] {
    [
      common("daily", "FREQ=DAILY", .utc),
      common("daily in New York", "FREQ=DAILY", .zone("America/New_York")),
      common("hourly", "FREQ=HOURLY", .utc),
      common("minutely", "FREQ=MINUTELY", .utc),
      common("secondly", "FREQ=SECONDLY", .utc),
      common("Monday, Wednesday, Friday in Berlin", "FREQ=WEEKLY;BYDAY=MO,WE,FR", .zone("Europe/Berlin")),
      common("second Tuesday", "FREQ=MONTHLY;BYDAY=2TU", .utc, from: WallTime(year: 1997, month: 9, day: 9)),
      common(
        "last weekday of the month in New York", "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", .zone("America/New_York"),
        from: WallTime(year: 1997, month: 9, day: 30)),
      sparse("Friday the 13th", "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13", from: WallTime(year: 1998, month: 2, day: 13)),
      sparse(
        "29 February on a Monday", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;BYDAY=MO", from: WallTime(year: 2016, month: 2, day: 29)),
      sparse("Monday of week 20", "FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO", from: WallTime(year: 1997, month: 5, day: 12)),
      impossible("30 February", "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30"),
    ]
  }

  private static func common(
    _ name: String, _ rule: String, _ form: EventTime, from start: WallTime = WallTime(year: 1997, month: 9, day: 1)
  ) -> Benchmark {
    var isUTC = false
    if case .utc = form { isUTC = true }
    return instances(name, rule, form, from: start, target: isUTC ? 60 : 100)
  }

  private static func sparse(_ name: String, _ rule: String, from start: WallTime) -> Benchmark {
    instances(name, rule, .utc, from: start, target: 1000)
  }

  private static func instances(
    _ name: String, _ rule: String, _ form: EventTime, from start: WallTime, target: Double
  ) -> Benchmark {
    Benchmark("rule: " + name, unit: "instance", target: target) {
      let feed = try feed(rule, form, from: start)
      return {
        var occurrences = feed.occurrences(in: start.date..<end, timeZone: .gmt).makeIterator()
        var count = 0
        while count < million, case _? = occurrences.next() { count += 1 }
        return count
      }
    }
  }

  /// All that such a rule gives is DTSTART, after which it must be found out that nothing follows.
  private static func impossible(_ name: String, _ rule: String) -> Benchmark {
    Benchmark("rule: " + name, unit: "refusal", target: 10_000_000) {
      let start = WallTime(year: 2024)
      let feed = try feed(rule, .utc, from: start)
      return {
        var occurrences = feed.occurrences(in: start.date..<end, timeZone: .gmt).makeIterator()
        guard case _? = occurrences.next(), case nil = occurrences.next() else {
          throw BenchmarkError(.faulty, "\(rule) has instances")
        }
        return 1
      }
    }
  }

  private static func feed(_ rule: String, _ form: EventTime, from start: WallTime) throws -> ICSFeed {
    var options = ICSParseOptions()
    options.maximumOccurrences = million
    return try ICSFeed(GeneratedFeed.series(SeriesRule(text: rule, start: start), form), options: options)
  }
}
