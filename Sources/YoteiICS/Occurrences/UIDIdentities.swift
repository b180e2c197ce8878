internal import Foundation

/// The UIDs by which occurrences are known: those of the feed, and for components without one a name made from what they say.
struct UIDIdentities: Sendable {
  private let index: FeedIndex
  private var latest: (component: Int, uid: String) = (-1, "")
  private var made: [Int: String]?

  init(_ index: FeedIndex) { self.index = index }

  mutating func uid(of component: Int) -> String {
    if latest.component == component { return latest.uid }
    let own = LineText.unescaped(index.uid(of: component, index.bytes.span))
    let uid = own.isEmpty ? madeUID(of: component) : own
    latest = (component, uid)
    return uid
  }

  /// The same on every run for the same words: DTSTAMP, which servers write anew, is left out; copies are numbered.
  private mutating func madeUID(of component: Int) -> String {
    if made == nil { made = makeAll() }
    return made?[component] ?? ""
  }

  /// Whether a name was made for several components that say the same; it no longer tells them apart once one of them changes.
  func hasCopies(of uid: String) -> Bool {
    made?.values.contains { $0.hasPrefix(uid + "-") || uid.hasPrefix($0 + "-") } ?? false
  }

  private func makeAll() -> [Int: String] {
    let bytes = index.bytes.span
    var made: [Int: String] = [:]
    var copies: [UInt64: Int] = [:]
    for (position, record) in index.records.enumerated() where record.kind.isScheduled && record.uidLine == ComponentRecord.none {
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      var lines = index.lines(of: position)
      while let line = lines.next(index, bytes) {
        if line.key == .stamp { continue }
        hash = ByteScanner.hash(line.start..<line.end, in: bytes, seed: hash)
      }
      copies[hash, default: 0] += 1
      let copy = copies[hash] ?? 1
      made[position] = "no-uid-" + String(hash, radix: 16) + (copy > 1 ? "-\(copy)" : "")
    }
    return made
  }
}
