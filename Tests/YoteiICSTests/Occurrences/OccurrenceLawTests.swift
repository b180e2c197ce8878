import Foundation
import Testing

@testable import YoteiICS

/// What holds for every feed, whatever it says.
struct OccurrenceLawTests {
  private static let start = CivilTime(day: CivilDay(unchecked: 1990, 1, 1)).seconds
  private static let end = CivilTime(day: CivilDay(unchecked: 2032, 1, 1)).seconds
  private static let zones = ["UTC", "Europe/Berlin", "America/Sao_Paulo", "Australia/Lord_Howe"]

  private func occurrences(_ components: [[String]], _ from: Int64, _ to: Int64, zone: String) throws -> FeedOccurrences {
    func text(_ seconds: Int64) -> String { ICSTime(CivilTime(seconds: seconds), .utc).description }
    return try FeedOccurrences(
      components.flatMap { $0 }, from: text(from), to: text(to), zone: zone, includingCancelled: true, limit: .max)
  }

  private func described(_ feed: FeedOccurrences) -> [String] {
    feed.occurrences.map {
      "\(FeedOccurrences.ends(of: $0)) \($0.id) \($0.event.summary ?? "") \($0.isCancelled) \($0.candidate.start)"
    }
  }

  /// Runs `body` on random feeds with a window in which all of them have something.
  private func forEachFeed(_ seed: UInt64, count: Int, _ body: (inout RandomFeed, [[String]], Range<Int64>, String) throws -> Void)
    throws
  {
    var random = RandomFeed(seed: seed)
    for number in 0..<count {
      let components = random.components()
      let from = random.number(Self.start..<Self.end)
      try body(&random, components, from..<from + random.number(1..<200) * 86_400, Self.zones[number % Self.zones.count])
    }
  }

  @Test(arguments: 500..<504) func aWindowIsItsPartsTogether(seed: UInt64) throws {
    try forEachFeed(seed, count: 40) { random, components, window, zone in
      let middle = random.number(window)
      let whole = described(try occurrences(components, window.lowerBound, window.upperBound, zone: zone))
      let first = described(try occurrences(components, window.lowerBound, middle, zone: zone))
      let second = described(try occurrences(components, middle, window.upperBound, zone: zone))
      let both = Set(first).union(second)
      #expect(Set(whole) == both, "\(components) \(window) \(middle) \(zone)")
      #expect(Set(whole).count == whole.count, "twice the same in \(components)")
      #expect(Array(whole.prefix(first.count)) == first, "\(components) \(window) \(middle) \(zone)")
    }
  }

  @Test(arguments: 510..<513) func aWindowHoldsWhatTheWholeOfTimeHasInIt(seed: UInt64) throws {
    try forEachFeed(seed, count: 20) { _, components, window, zone in
      let part = try occurrences(components, window.lowerBound, window.upperBound, zone: zone)
      let whole = try occurrences(components, Self.start - 400 * 86_400, window.upperBound, zone: zone)
      let inWindow = whole.occurrences.filter {
        InstantWindow(from: window.lowerBound, to: window.upperBound).contains(start: $0.candidate.start, end: $0.candidate.end)
      }
      #expect(part.ids == inWindow.map(\.id.description), "\(components) \(window) \(zone)")
    }
  }

  @Test(arguments: 520..<523) func theOrderOfComponentsIsIrrelevant(seed: UInt64) throws {
    try forEachFeed(seed, count: 40) { random, components, window, zone in
      let inOrder = described(try occurrences(components, window.lowerBound, window.upperBound, zone: zone))
      let shuffled = described(try occurrences(random.shuffled(components), window.lowerBound, window.upperBound, zone: zone))
      #expect(inOrder == shuffled, "\(components) \(window) \(zone)")
    }
  }

  @Test(arguments: 530..<533) func idsAreUniqueReadableAndInOrder(seed: UInt64) throws {
    try forEachFeed(seed, count: 40) { _, components, window, zone in
      let feed = try occurrences(components, window.lowerBound, window.upperBound, zone: zone)
      #expect(Set(feed.ids).count == feed.ids.count, "\(components) \(window) \(zone)")
      #expect(feed.occurrences.allSatisfy { ICSOccurrence.ID($0.id.description) == $0.id })
      let starts = feed.occurrences.map(\.candidate.start)
      #expect(starts == starts.sorted(), "\(components) \(window) \(zone)")
    }
  }
}
