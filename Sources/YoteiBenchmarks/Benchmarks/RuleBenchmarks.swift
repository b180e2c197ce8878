import Foundation
import YoteiICS

extension Benchmark {
  private static let million = 1_000_000
  private static let end = WallTime(year: 10_000).date

  /// Twelve rules, the instants of a million instances of each or of all to the end of the year 9999.
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

  /// Rules as the occurrences of an event.
  static var occurrenceBenchmarks: [Benchmark] {
    [occurrences("daily", "FREQ=DAILY", .utc), occurrences("daily in New York", "FREQ=DAILY", .zone("America/New_York"))]
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
      let instances = try ruleInstances(rule, form, from: start)
      return {
        var instances = instances
        var count = 0
        while count < million, let instance = instances.next(), instances.date(of: instance) < end { count += 1 }
        return count
      }
    }
  }

  private static func occurrences(_ name: String, _ rule: String, _ form: EventTime) -> Benchmark {
    let start = WallTime(year: 1997, month: 9, day: 1)
    return Benchmark("occurrences: " + name, unit: "occurrence") {
      let feed = try feed(rule, form, from: start)
      return {
        var occurrences = feed.occurrences(in: start.date..<end, timeZone: .gmt).makeIterator()
        var count = 0
        while count < million, case _? = occurrences.next() { count += 1 }
        return count
      }
    }
  }

  private static func ruleInstances(_ rule: String, _ form: EventTime, from start: WallTime) throws -> ICSRecurrenceInstances {
    var zone = "UTC"
    if case .zone(let name) = form { zone = name }
    guard let rule = ICSRecurrenceRule(rule), let start = ICSTime(form.value(start)),
      let timeZone = TimeZone(identifier: zone)
    else { throw BenchmarkError(.faulty, "\(rule) can't be read") }
    return ICSRecurrenceInstances(rule: rule, start: start, timeZone: timeZone)
  }

  /// That such a rule gives nothing must be found out.
  private static func impossible(_ name: String, _ rule: String) -> Benchmark {
    Benchmark("rule: " + name, unit: "refusal", target: 10_000_000) {
      let start = WallTime(year: 2024)
      return {
        var instances = try ruleInstances(rule, .utc, from: start)
        guard instances.next() == nil else {
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
