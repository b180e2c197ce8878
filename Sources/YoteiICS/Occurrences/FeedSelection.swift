internal import Foundation

/// Chooses the components that can touch a window; the rest are never understood (ARCHITECTURE, rule 7).
struct FeedSelection {
  let index: FeedIndex
  let window: InstantWindow

  /// The days that may touch the window in some zone.
  private let days: ClosedRange<Int64>

  init(_ index: FeedIndex, _ window: InstantWindow) {
    self.index = index
    self.window = window
    let twoDays: Int64 = 2 * 86_400
    days =
      window.from.subtractingSaturating(twoDays) / 86_400...max(window.from / 86_400, window.to.addingSaturating(twoDays) / 86_400)
  }

  /// Occurrences of components of `kinds`, made ready to be asked for.
  func stream(kinds: Set<ComponentKind>, observer: ICSZone, limit: Int) -> (
    stream: OccurrenceStream, zones: FeedZones, findings: FindingLog
  ) {
    let series = read(kinds, observer) { _ in }
    let stream = OccurrenceStream(
      index, window: window, singles: series.singles, cursors: series.cursors, clocks: series.reader.zones.clocks, limit: limit)
    return (stream, series.reader.zones, series.findings)
  }

  /// What is found wrong on the way to the occurrences, which are not kept.
  func findings(kinds: Set<ComponentKind>, observer: ICSZone) -> FindingLog {
    read(kinds, observer) { $0.forgetOccurrences() }.findings
  }

  private func read(
    _ kinds: Set<ComponentKind>, _ observer: ICSZone, afterEach body: @Sendable (inout SeriesReader) -> Void
  ) -> SeriesReader {
    var components: ContiguousArray<UInt32> = []
    components.reserveCapacity(index.records.count)
    for (position, record) in index.records.enumerated() where kinds.contains(record.kind) { components.append(UInt32(position)) }
    let groups = UIDGroups(index, components)
    let count = groups.heads.count
    let threads = count < Self.manySeries ? 1 : index.maximumThreads
    let parts = Threads.map(threads) { part in
      var series = SeriesReader(index, observer: observer, window: window)
      read(groups, count * part / threads..<count * (part + 1) / threads, into: &series, afterEach: body)
      return series
    }
    return parts.dropFirst().reduce(into: parts[0]) { $0.append($1) }
  }

  private func read(
    _ groups: UIDGroups, _ range: Range<Int>, into series: inout SeriesReader, afterEach body: (inout SeriesReader) -> Void
  ) {
    let bytes = index.bytes.span
    guard let first = groups.heads[range].first else { return }
    var pages = PassedPages(index.file, from: Int(index.records[groups.component(first)].start))
    for head in groups.heads[range] {
      let component = groups.component(head)
      pages.reached(Int(index.records[component].start))
      if !groups.isSingle(head) {
        series.add(groups.members(head), bytes)
      } else if index.records[component].days.mayTouch(days) {
        series.add(component, bytes)
      }
      body(&series)
    }
  }

  /// UIDs from which on two threads are faster than one.
  private static let manySeries = 30_000
}
