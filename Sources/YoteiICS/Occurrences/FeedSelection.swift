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

  private func read(_ kinds: Set<ComponentKind>, _ observer: ICSZone, afterEach body: (inout SeriesReader) -> Void) -> SeriesReader {
    let bytes = index.bytes.span
    var components: ContiguousArray<UInt32> = []
    components.reserveCapacity(index.records.count)
    for (position, record) in index.records.enumerated() where kinds.contains(record.kind) { components.append(UInt32(position)) }
    let groups = UIDGroups(index, components)
    var series = SeriesReader(index, observer: observer, window: window)
    var pages = index.passedPages
    for head in groups.heads {
      let component = groups.component(head)
      pages.reached(Int(index.records[component].start))
      if !groups.isSingle(head) {
        series.add(groups.members(head), bytes)
      } else if mayTouch(component, bytes) {
        series.add(component, bytes)
      }
      body(&series)
    }
    return series
  }

  /// False only where the days of an event's start and end show that it lies outside of the window in every zone.
  private func mayTouch(_ component: Int, _ bytes: Span<UInt8>) -> Bool {
    let record = index.records[component]
    guard !record.traits.contains(.recurs), record.kind == .event, record.startLine != ComponentRecord.none else { return true }
    guard let start = day(at: record.startLine, record, bytes) else { return true }
    if start > days.upperBound { return false }
    if start >= days.lowerBound { return true }
    guard record.endLine != ComponentRecord.none else { return false }
    guard let end = day(at: record.endLine, record, bytes) else { return true }
    return end >= days.lowerBound
  }

  /// The day of the time in a line, where it is written as RFC 5545 wants it; of a DURATION of hours and minutes, the very first day.
  private func day(at offset: UInt32, _ record: ComponentRecord, _ bytes: Span<UInt8>) -> Int64? {
    let line = ContentLine(at: Int(offset), in: bytes, limit: Int(record.bodyEnd), breaks: index.breaks)
    guard !line.isFolded, line.end - line.valueStart >= 4 else { return nil }
    if line.key == .duration {
      let isShort =
        bytes[line.valueStart] == UInt8(ascii: "P") && bytes[line.valueStart + 1] == UInt8(ascii: "T")
        && line.end - line.valueStart <= 5
      return isShort ? .min : nil
    }
    guard line.end - line.valueStart >= 8, let time = ICSTime(canonical: bytes.extracting(line.valueStart..<line.valueStart + 8))
    else { return nil }
    return Int64(time.civil.day.number)
  }
}
