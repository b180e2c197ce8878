import Foundation
import Testing

@testable import YoteiICS

/// Sound feeds with one place damaged at random; `YOTEI_DAMAGED_FEEDS=1000` looks at more of them.
@Suite struct DamagedFeedTests {
  private static let count = ProcessInfo.processInfo.environment["YOTEI_DAMAGED_FEEDS"].flatMap(Int.init) ?? 160

  @Test(arguments: 0..<8) func everyEventBesideTheDamageIsStillThere(_ batch: Int) throws {
    for seed in batch * Self.count / 8..<(batch + 1) * Self.count / 8 {
      let damage = try Damage(seed: UInt64(seed))
      let before = try ICSFeed(damage.original)
      guard let after = try? ICSFeed(damage.damaged) else {
        #expect(damage.damaged.count < 200, "seed \(seed)")
        continue
      }
      let left = Set(after.events.map(\.bytes))
      for event in before.events where !damage.touches(event.range) {
        #expect(left.contains(event.bytes), "seed \(seed): an event at \(event.range) is lost")
      }
      if after.events.count < before.events.count {
        #expect(after.diagnostics.contains { $0.severity > .note }, "seed \(seed): nothing is said")
      }
    }
  }
}

/// A fixture, and the same with a piece cut off, taken out, put in twice or written over.
private struct Damage {
  let original: Data
  let damaged: Data
  /// Where bytes of the original are gone or others stand among them.
  private let range: Range<Int>

  init(seed: UInt64) throws {
    var generator = SplitMix(state: seed)
    let name = FixtureFile.sound[Int.random(in: 0..<FixtureFile.sound.count, using: &generator)]
    original = try FixtureFile.data(name)
    let start = Int.random(in: 0..<original.count, using: &generator)
    let end = min(original.count, start + Int.random(in: 1...40, using: &generator))
    var bytes = original
    switch Int.random(in: 0..<4, using: &generator) {
    case 0:
      range = start..<original.count
      bytes.removeSubrange(range)
    case 1:
      range = start..<end
      bytes.removeSubrange(range)
    case 2:
      range = start..<end
      bytes.insert(contentsOf: original[range], at: end)
    default:
      range = start..<start + 1
      bytes[start] = UInt8.random(in: 0...255, using: &generator)
    }
    damaged = bytes
  }

  /// Whether the damage is in `range` or right beside it.
  func touches(_ range: Range<Int>) -> Bool {
    range.lowerBound - 2 < self.range.upperBound && self.range.lowerBound < range.upperBound + 2
  }
}

extension ICSFeed {
  fileprivate var events: [(range: Range<Int>, bytes: Data)] {
    index.records.filter { $0.kind == .event }.map { record in (record.range, Data(index.bytes[record.range])) }
  }
}
