internal import Foundation

/// Chooses the components that can touch a window; the rest are never understood (ARCHITECTURE, rule 7).
struct FeedSelection {
  let index: FeedIndex
  let window: InstantWindow

  /// The days that may touch the window in some zone.
  private let days: ClosedRange<UInt16>

  init(_ index: FeedIndex, _ window: InstantWindow) {
    self.index = index
    self.window = window
    let twoDays: Int64 = 2 * 86_400
    let first = Self.number(window.from.subtractingSaturating(twoDays))
    days = first...max(first, Self.number(window.to.addingSaturating(twoDays)))
  }

  /// The number of the day of an instant.
  private static func number(_ instant: Int64) -> UInt16 {
    let (year, month, day) = CivilDay(number: Int32(clamping: instant / 86_400)).fields
    return ComponentRecord.Days.number(year, month, day)
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
    _ kinds: Set<ComponentKind>, _ observer: ICSZone, afterEach body: (inout SeriesReader) -> Void
  ) -> SeriesReader {
    var components: ContiguousArray<UInt32> = []
    components.reserveCapacity(index.records.count)
    for (position, record) in index.records.enumerated() where kinds.contains(record.kind) { components.append(UInt32(position)) }
    let groups = UIDGroups(index, components)
    let bytes = index.bytes.span
    var series = SeriesReader(index, observer: observer, window: window)
    var pages = index.passedPages
    for head in groups.heads {
      let component = groups.component(head)
      pages.reached(Int(index.records[component].start))
      if !groups.isSingle(head) {
        series.add(groups.members(head), bytes)
      } else if index.records[component].days.mayTouch(days) {
        series.add(component, bytes)
      }
      body(&series)
    }
    return series
  }
}
