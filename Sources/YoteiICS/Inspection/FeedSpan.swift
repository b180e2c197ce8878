internal import Foundation

/// From the first start to the last end of what happens in a feed.
struct FeedSpan {
  private var first: Candidate?
  /// Nil where a series never ends, or has more occurrences than are looked at.
  private var last: Candidate?
  private let observer: ICSZone

  private static let limit = 1_000_000

  init(_ index: FeedIndex, _ observer: ICSZone) {
    self.observer = observer
    let everything = InstantWindow(from: .min / 4, to: .max / 4)
    var stream = FeedSelection(index, everything).stream(kinds: [.event], observer: observer, limit: Self.limit).stream
    first = stream.next()
    last = first
    guard !Self.isEndless(index) else {
      last = nil
      return
    }
    while let candidate = stream.next() {
      if candidate.end > last?.end ?? .min { last = candidate }
    }
    if !stream.findings.isEmpty { last = nil }
  }

  private static func isEndless(_ index: FeedIndex) -> Bool {
    index.records.indices.contains { position in
      let record = index.records[position]
      guard record.kind == .event, record.traits.contains(.recurs) else { return false }
      return ICSEvent(ICSComponent(index: index, position: position))?.recurrenceRules.contains {
        $0.count == nil && $0.until == nil
      }
        ?? false
    }
  }

  var text: (start: String, end: String?)? {
    guard let first else { return nil }
    return (text(first.start, first), last.map { text($0.end, $0) })
  }

  private func text(_ instant: Int64, _ candidate: Candidate) -> String {
    var writer = TimestampWriter(observer)
    let isAllDay = candidate.traits.contains(.isAllDay)
    var bytes = [UInt8](repeating: 0, count: isAllDay ? TimestampWriter.dateWidth : writer.width)
    var output = bytes.mutableSpan
    if isAllDay { writer.writeLocalDate(instant, at: 0, in: &output) } else { writer.write(instant, at: 0, in: &output) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
