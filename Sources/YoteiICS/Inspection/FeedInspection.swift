internal import Foundation

/// Reads all of a feed for the faults in it.
struct FeedInspection {
  let index: FeedIndex

  init(_ index: FeedIndex) { self.index = index }

  func findings() -> FindingLog {
    let bytes = index.bytes.span
    var findings = understanding()
    TextInspection(index: index).run(bytes, &findings)
    var components = ComponentInspection(index)
    components.run(bytes, &findings)
    CalendarInspection(index: index).run(bytes, &findings)
    ZoneInspection(index: index, uses: components.zoneUses).run(bytes, &findings)
    SeriesInspection(index).run(bytes, &findings)
    return findings
  }

  /// What is found when every component is understood as for occurrences, whenever they are.
  private func understanding() -> FindingLog {
    let everything = InstantWindow(from: .min / 4, to: .max / 4)
    return FeedSelection(index, everything).findings(kinds: [.event, .todo, .journal], observer: .utc)
  }
}
