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
    // A hash table of the last component of each group so far.
    var slots = ContiguousArray<UInt32>(repeating: Self.none, count: components.count * 3 / 2 + 1)
    for position in components.indices {
      if position & 0xFFFF == 0xFFFF { index.passedPages.end() }
      let hash = index.records[Int(components[position])].uidHash
      guard hash != ComponentRecord.noUID else {
        heads.append(UInt32(position))
        continue
      }
      var slot = Int((UInt64(hash) * UInt64(slots.count)) >> 32)
      while true {
        if slots[slot] == Self.none {
          heads.append(UInt32(position))
          break
        }
        let last = slots[slot]
        if index.shareUID(component(last), component(UInt32(position))) {
          links[position] = links[Int(last)]
          links[Int(last)] = UInt32(position)
          break
        }
        slot = slot + 1 < slots.count ? slot + 1 : 0
      }
      slots[slot] = UInt32(position)
    }
    index.passedPages.end()
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
}

extension FeedIndex {
  /// Whether two components have the same UID.
  fileprivate func shareUID(_ a: Int, _ b: Int) -> Bool {
    guard records[a].uidHash == records[b].uidHash else { return false }
    let bytes = bytes.span
    guard let a = uidContentLine(of: a, bytes), let b = uidContentLine(of: b, bytes) else { return false }
    if !a.isFolded, !b.isFolded { return ByteScanner.areEqual(a.valueStart..<a.end, b.valueStart..<b.end, in: bytes) }
    return LineText.unfolded(bytes, a.valueStart..<a.end) == LineText.unfolded(bytes, b.valueStart..<b.end)
  }
}
