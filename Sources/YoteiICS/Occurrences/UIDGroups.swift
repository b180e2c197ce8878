internal import Foundation

/// Components that share a UID, found without making a String of any.
struct UIDGroups: Sendable {
  /// The first component of each group, in the order of the feed, as its place among `components`.
  private(set) var heads: ContiguousArray<UInt32> = []
  /// For each component the place of the next of its group; the last one leads back to the head.
  private var links: ContiguousArray<UInt32>
  private let components: ContiguousArray<UInt32>

  private static let none = UInt32.max

  init(_ index: FeedIndex, _ components: ContiguousArray<UInt32>) {
    self.components = components
    links = ContiguousArray(components.indices.lazy.map(UInt32.init))
    heads.reserveCapacity(components.count)
    let bytes = index.bytes.span
    // A hash table of the last component of each group so far.
    var slots = ContiguousArray<UInt32>(repeating: Self.none, count: components.count * 3 / 2 + 1)
    var hashes = ContiguousArray<UInt32>(repeating: 0, count: components.count)
    var seeder = Hasher()
    seeder.combine(components.count)
    let seed = UInt64(truncatingIfNeeded: seeder.finalize())
    var pages = index.passedPages
    for position in components.indices {
      pages.reached(Int(index.records[Int(components[position])].start))
      guard let line = index.uidContentLine(of: Int(components[position]), bytes) else {
        heads.append(UInt32(position))
        continue
      }
      let hash = UInt32(truncatingIfNeeded: Self.hash(line, bytes, seed))
      hashes[position] = hash
      var slot = Int((UInt64(hash) * UInt64(slots.count)) >> 32)
      while true {
        if slots[slot] == Self.none {
          heads.append(UInt32(position))
          break
        }
        let last = Int(slots[slot])
        if hashes[last] == hash, let other = index.uidContentLine(of: Int(components[last]), bytes),
          Self.areEqual(line, other, bytes)
        {
          links[position] = links[last]
          links[last] = UInt32(position)
          break
        }
        slot = slot + 1 < slots.count ? slot + 1 : 0
      }
      slots[slot] = UInt32(position)
    }
  }

  /// Whether the group of `head` holds that component alone.
  func isSingle(_ head: UInt32) -> Bool { links[Int(head)] == head }

  func component(_ position: UInt32) -> Int { Int(components[Int(position)]) }

  /// The components of the group of `head`, in the order of the feed.
  func members(_ head: UInt32) -> [Int] {
    var members = [component(head)]
    var position = links[Int(head)]
    while position != head {
      members.append(component(position))
      position = links[Int(position)]
    }
    return members
  }

  private static func hash(_ line: ContentLine, _ bytes: Span<UInt8>, _ seed: UInt64) -> UInt64 {
    guard line.isFolded else { return ByteScanner.hash(line.valueStart..<line.end, in: bytes, seed: seed) }
    let unfolded = LineText.unfolded(bytes, line.valueStart..<line.end)
    return ByteScanner.hash(0..<unfolded.count, in: unfolded.span, seed: seed)
  }

  private static func areEqual(_ a: ContentLine, _ b: ContentLine, _ bytes: Span<UInt8>) -> Bool {
    if !a.isFolded, !b.isFolded { return ByteScanner.areEqual(a.valueStart..<a.end, b.valueStart..<b.end, in: bytes) }
    return LineText.unfolded(bytes, a.valueStart..<a.end) == LineText.unfolded(bytes, b.valueStart..<b.end)
  }
}
