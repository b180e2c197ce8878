package import Foundation

/// The occurrences of a feed in a window, in order of start, end and UID, computed as they are asked for.
public struct ICSOccurrences: Sequence, Sendable {
  let index: FeedIndex
  let query: OccurrenceQuery

  public func makeIterator() -> Iterator { Iterator(query.prepared(index)) }

  public struct Iterator: IteratorProtocol, Sendable {
    private var prepared: PreparedOccurrences

    init(_ prepared: PreparedOccurrences) { self.prepared = prepared }

    public mutating func next() -> ICSOccurrence? {
      prepared.next().map { prepared.occurrence($0) }
    }
  }
}

/// What is asked of a feed.
package struct OccurrenceQuery: Sendable {
  var window: InstantWindow
  var observer: ICSZone
  package var kinds: Set<ComponentKind> = [.event]
  package var includesCancelled = false
  package var limit: Int

  /// Seconds since 1970 before and after everything that a feed can say.
  static let earliest: Int64 = -100_000_000_000
  static let latest: Int64 = 1_000_000_000_000

  package init(window: Range<Date>, timeZone: TimeZone, limit: Int) {
    func seconds(_ date: Date) -> Int64 {
      min(Self.latest, max(Self.earliest, Int64(max(-1e18, min(1e18, date.timeIntervalSince1970.rounded(.up))))))
    }
    self.window = InstantWindow(from: seconds(window.lowerBound), to: seconds(window.upperBound))
    observer = ICSZone(timeZone)
    self.limit = limit
  }

  func prepared(_ index: FeedIndex) -> PreparedOccurrences {
    let (stream, zones, findings) = FeedSelection(index, window).stream(kinds: kinds, observer: observer, limit: limit)
    return PreparedOccurrences(
      index: index, stream: stream, zones: zones, prepared: findings, includesCancelled: includesCancelled,
      identities: UIDIdentities(index))
  }
}

/// Occurrences ready to be asked for, and what was found wrong on the way.
struct PreparedOccurrences: Sendable {
  let index: FeedIndex
  private(set) var stream: OccurrenceStream
  var zones: FeedZones
  private let prepared: FindingLog
  private let includesCancelled: Bool
  private var identities: UIDIdentities

  init(
    index: FeedIndex, stream: OccurrenceStream, zones: FeedZones, prepared: FindingLog, includesCancelled: Bool,
    identities: UIDIdentities
  ) {
    (self.index, self.stream, self.zones, self.prepared) = (index, stream, zones, prepared)
    (self.includesCancelled, self.identities) = (includesCancelled, identities)
  }

  mutating func next() -> Candidate? {
    while let candidate = stream.next() {
      if isWanted(candidate) { return candidate }
    }
    return nil
  }

  /// Hands all the rest to `body`; where they are many, they are made on another thread meanwhile.
  mutating func giveAll(to body: (Candidate) throws -> Void) rethrows {
    func use(_ slice: OccurrenceSlice) throws {
      for position in 0..<slice.count {
        let candidate = slice[position]
        if isWanted(candidate) { try body(candidate) }
      }
    }
    var count = 0
    while count < Self.few || index.maximumThreads == 1, let slice = stream.nextSlice() {
      count += slice.count
      try use(slice)
    }
    guard count >= Self.few, index.maximumThreads > 1 else { return }
    let queue = SliceQueue(stream)
    defer { stream = queue.end() ?? stream }
    var used: OccurrenceSlice?
    while let slice = queue.next(used) {
      try use(slice)
      used = slice
    }
  }

  private func isWanted(_ candidate: Candidate) -> Bool { includesCancelled || !candidate.traits.contains(.isCancelled) }

  /// Occurrences that aren't worth a thread.
  private static let few = 150_000

  /// What was found wrong so far.
  var findings: FindingLog {
    var findings = prepared
    findings.merge(stream.findings)
    return findings
  }

  mutating func occurrence(_ candidate: Candidate) -> ICSOccurrence {
    let needsSlot = candidate.traits.contains(.recurs) || candidate.traits.contains(.sharesUID)
    let slotZone = Int(candidate.slotZone)
    var days: Range<Int64>?
    if candidate.traits.contains(.isAllDay) {
      func midnight(_ instant: Int64) -> Int64 { Int64(zones.clocks[FeedZones.observer].civil(at: instant).day.number) * 86_400 }
      let first = midnight(candidate.start)
      days = first..<max(first, midnight(candidate.end))
    }
    return ICSOccurrence(
      index: index, candidate: candidate, days: days, slotInstant: zones.clocks[slotZone].instant(of: candidate.slot),
      timeZoneIdentifier: slotZone == FeedZones.observer || days != nil ? nil : zones.zones[slotZone].ianaIdentifier,
      id: ICSOccurrence.ID(
        uid: identities.uid(of: Int(candidate.series)), slot: needsSlot ? ICSTime(candidate.slot, candidate.slotForm) : nil))
  }
}
