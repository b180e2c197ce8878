internal import Foundation

extension ICSFeed {
  /// Writes the occurrences that `query` asks for in `format`, in pieces of some 64 KiB; gives what was found wrong on the way.
  package func write(
    _ query: OccurrenceQuery, as format: inout any OccurrenceFormat, source: String?, to write: ([UInt8]) throws -> Void
  ) rethrows -> [ICSDiagnostic] {
    var prepared = query.prepared(index)
    var reader = OccurrenceEntryReader(index, zones: prepared.zones, timeZone: query.observer, source: source)
    var output: [UInt8] = []
    while let candidate = prepared.next() {
      format.append(reader.entry(prepared.occurrence(candidate)), to: &output)
      if output.count > 65_536 {
        try write(output)
        output.removeAll(keepingCapacity: true)
      }
    }
    if !output.isEmpty { try write(output) }
    return diagnostics(prepared.findings)
  }
}

/// Makes entries of occurrences.
private struct OccurrenceEntryReader {
  let index: FeedIndex
  var zones: FeedZones
  var clock: ZoneClock
  let source: String?
  private let words = EventTexts.Words(OccurrenceField.allCases)

  init(_ index: FeedIndex, zones: FeedZones, timeZone: ICSZone, source: String?) {
    (self.index, self.zones, clock, self.source) = (index, zones, ZoneClock(timeZone), source)
  }

  mutating func entry(_ occurrence: ICSOccurrence) -> OccurrenceEntry {
    let candidate = occurrence.candidate
    let bytes = index.bytes.span
    let texts = EventTexts(index, component: Int(candidate.component), words, bytes)
    let end = max(candidate.start, candidate.end)
    return OccurrenceEntry(
      index: index, component: Int(candidate.component), texts: texts, id: occurrence.id,
      slot: occurrence.recurrenceID.map { ($0, occurrence.slotInstant) }, interval: (candidate.start, end),
      start: clock.civil(at: candidate.start), end: clock.civil(at: end), isAllDay: occurrence.isAllDay,
      isOverride: occurrence.isOverride, zoneName: texts.zoneName(of: candidate, index, &zones, bytes),
      freeBusyKind: index.records[Int(candidate.component)].kind == .freeBusy ? candidate.traits.freeBusyKind : nil, source: source)
  }
}
