import Foundation
import YoteiICS

extension Benchmark {
  private static let march2026 = WallTime(year: 2026, month: 3, day: 1)..<WallTime(year: 2026, month: 4, day: 1)
  private static let march2035 = WallTime(year: 2035, month: 3, day: 1)..<WallTime(year: 2035, month: 4, day: 1)
  private static let year2026 = WallTime(year: 2026)..<WallTime(year: 2027)
  private static let twoYears = WallTime(year: 2025)..<WallTime(year: 2027)

  /// Whole feeds: to index, to look into, to write in another notation.
  static var feedBenchmarks: [Benchmark] {
    [
      index("100,000 single events", 100_000) { GeneratedFeed.flat(100_000) },
      index("20,000 events in 100 zones", 20_000) { GeneratedFeed.zoned(20_000) },
      Benchmark("events: a month of 100,000 single events", unit: "event read") {
        let feed = try ICSFeed(GeneratedFeed.flat(100_000))
        return { events(feed, march2026).isEmpty ? 0 : 100_000 }
      },
      Benchmark("events: a month of 5,000 series", unit: "series") {
        let feed = try ICSFeed(GeneratedFeed.recurring(5000))
        return { events(feed, march2026).isEmpty ? 0 : 5000 }
      },
      Benchmark("events: a month in 2035 of 1,000 series from the 1990s", unit: "series") {
        let feed = try ICSFeed(GeneratedFeed.old(1000))
        return { events(feed, march2035).isEmpty ? 0 : 1000 }
      },
      eventsGiven("a year of 5,000 series", year2026) { try GeneratedFeed.recurring(5000) },
      eventsGiven("two years of a league's 200 games", twoYears) { GeneratedFeed.league(200) },
      eventsGiven("a year of 20,000 events in 100 zones", year2026) { GeneratedFeed.zoned(20_000) },
      Benchmark("jCal: 10,000 single events", unit: "event") {
        let feed = try ICSFeed(GeneratedFeed.flat(10_000))
        return { feed.serialized(as: .jCal).isEmpty ? 0 : 10_000 }
      },
    ]
  }

  private static func index(_ name: String, _ count: Int, _ make: @escaping () -> Data) -> Benchmark {
    Benchmark("index: " + name, unit: "event") {
      let data = make()
      return { try ICSFeed(data).serialized().count == data.count ? count : 0 }
    }
  }

  /// The cost by the events that come out.
  private static func eventsGiven(
    _ name: String, _ window: Range<WallTime>, _ make: @escaping () throws -> Data
  ) -> Benchmark {
    Benchmark("events: " + name, unit: "event") {
      let feed = try ICSFeed(make())
      return { events(feed, window).count }
    }
  }

  private static func events(_ feed: ICSFeed, _ window: Range<WallTime>) -> [YoteiEvent<ICSEventDetails>] {
    feed.events(in: window.lowerBound.date..<window.upperBound.date, timeZone: .gmt)
  }
}
