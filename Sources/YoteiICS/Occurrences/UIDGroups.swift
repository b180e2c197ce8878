internal import Foundation

/// Components that share a UID, found without making a String of any.
struct UIDGroups: Sendable {
  /// The first component of each group, in the order of the feed.
  private(set) var heads: ContiguousArray<UInt32> = []
  /// For the component with the same index among `components`: the next of its group, or `none`.
  private var links: ContiguousArray<UInt32>
  private let components: ContiguousArray<UInt32>

  private static let none = UInt32.max

  init(_ index: FeedIndex, _ components: ContiguousArray<UInt32>) {
    self.components = components
    links = ContiguousArray(repeating: Self.none, count: components.count)
    guard !components.isEmpty else { return }
    let bytes = index.bytes.span
    var slots = ContiguousArray<UInt32>(repeating: Self.none, count: (components.count * 2).roundedUpToPowerOfTwo)
    var hashes = ContiguousArray<UInt32>(repeating: 0, count: components.count)
    var tails = ContiguousArray<UInt32>(repeating: 0, count: components.count)
    var seeder = Hasher()
    seeder.combine(components.count)
    let seed = UInt64(truncatingIfNeeded: seeder.finalize())
    var pages = index.passedPages
    for position in components.indices {
      pages.reached(Int(index.records[Int(components[position])].start))
      tails[position] = UInt32(position)
      guard let line = index.uidContentLine(of: Int(components[position]), bytes) else {
        heads.append(UInt32(position))
        continue
      }
      let hash = Self.hash(line, bytes, seed)
      hashes[position] = UInt32(truncatingIfNeeded: hash >> 32)
      var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
      while true {
        let head = Int(slots[slot])
        if slots[slot] == Self.none {
          slots[slot] = UInt32(position)
          heads.append(UInt32(position))
          break
        }
        if hashes[head] == hashes[position], let other = index.uidContentLine(of: Int(components[head]), bytes),
          Self.areEqual(line, other, bytes)
        {
          links[Int(tails[head])] = UInt32(position)
          tails[head] = UInt32(position)
          break
        }
        slot = (slot + 1) & (slots.count - 1)
      }
    }
  }

  /// Whether the group of `head` holds that component alone.
  func isSingle(_ head: UInt32) -> Bool { links[Int(head)] == Self.none }

  func component(_ position: UInt32) -> Int { Int(components[Int(position)]) }

  /// The components of the group of `head`, in the order of the feed.
  func members(_ head: UInt32) -> [Int] {
    var members: [Int] = []
    var position = head
    while position != Self.none {
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

extension Int {
  fileprivate var roundedUpToPowerOfTwo: Int { self <= 1 ? 1 : 1 << (Int.bitWidth - (self - 1).leadingZeroBitCount) }
}
