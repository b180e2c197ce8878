import Foundation
import YoteiICS

extension Benchmark {
  /// Moves in feeds of 10,000 events or more, and the bytes of the moved feed.
  static var rescheduleBenchmarks: [Benchmark] {
    [
      move("a single event of 10,000", .thisOccurrence) { GeneratedFeed.flat(10_000) },
      move("one occurrence, 10,000 series", .thisOccurrence) { try GeneratedFeed.recurring(10_000) },
      move("this and future ones, 10,000 series", .thisAndFuture) { try GeneratedFeed.recurring(10_000) },
      move("a whole series of 10,000", .allOccurrences) { try GeneratedFeed.recurring(10_000) },
      Benchmark("serialise: 10,000 single events, one of them moved", unit: "event") {
        let feed = try ICSFeed(GeneratedFeed.flat(10_000))
        let moved = try move(try occurrence(in: feed), of: feed, .thisOccurrence)
        return { Array(moved.serialized()).isEmpty ? 0 : 10_000 }
      },
    ]
  }

  private static func move(
    _ name: String, _ scope: ICSRescheduleScope, _ make: @escaping () throws -> Data
  ) -> Benchmark {
    Benchmark("move: " + name, unit: "move") {
      let feed = try ICSFeed(make())
      let occurrence = try occurrence(in: feed)
      return { try move(occurrence, of: feed, scope).serialized().isEmpty ? 0 : 1 }
    }
  }

  /// The feed with an occurrence an hour later.
  private static func move(_ occurrence: ICSOccurrence, of feed: ICSFeed, _ scope: ICSRescheduleScope) throws -> ICSFeed {
    let (start, end) = (occurrence.interval.start + 3600, occurrence.interval.end + 3600)
    let revision = ICSRevision(now: WallTime(year: 2026).date, uid: "new@example.com")
    return try feed.rescheduling(
      occurrence.id, to: DateInterval(start: start, end: end), scope: scope, timeZone: .gmt, revision: revision
    ).feed
  }

  /// The first timed one from March 2026 on, of a weekly series where there are series.
  private static func occurrence(in feed: ICSFeed) throws -> ICSOccurrence {
    let start = WallTime(year: 2026, month: 3, day: 1).date
    let found = feed.occurrences(in: start..<start + 31 * 86_400, timeZone: .gmt).first { occurrence in
      let frequency = occurrence.event.recurrenceRules.first?.frequency
      return !occurrence.isAllDay && !occurrence.isOverride && (!occurrence.recurs || frequency == .weekly)
    }
    guard let found else { throw BenchmarkError(.faulty, "the feed has nothing to move") }
    return found
  }
}
