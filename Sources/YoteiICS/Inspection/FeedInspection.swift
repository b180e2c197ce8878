internal import Foundation

/// Reads all of a feed for the faults in it.
struct FeedInspection {
  let index: FeedIndex

  init(_ index: FeedIndex) { self.index = index }

  func findings() -> FindingLog {
    let everything = InstantWindow(from: .min / 4, to: .max / 4)
    let (_, _, findings) = FeedSelection(index, everything).stream(kinds: [.event, .todo, .journal], observer: .utc, limit: 1)
    return findings
  }
}
