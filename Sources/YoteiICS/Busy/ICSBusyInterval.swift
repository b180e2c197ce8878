public import Foundation

/// A stretch of time that is not free.
public struct ICSBusyInterval: Hashable, Sendable {
  public var interval: DateInterval
  /// How it is taken: `busy`, `tentative` or `unavailable`.
  public var kind: ICSFreeBusy.Kind

  public init(_ interval: DateInterval, _ kind: ICSFreeBusy.Kind) { (self.interval, self.kind) = (interval, kind) }
}

extension ICSFeed {
  /// When `window` is taken, in order and without overlap, cut at the ends of the window.
  ///
  /// Events make time busy unless they are TRANSPARENT or CANCELLED, tentative ones tentatively; so do the periods of VFREEBUSY components.
  /// All-day events take the days of `timeZone`. Where kinds overlap, unavailable counts before busy and busy before tentative.
  public func busyIntervals(in window: Range<Date>, timeZone: TimeZone = .current) -> [ICSBusyInterval] {
    busy(in: window, timeZone: timeZone).intervals
  }

  /// The same, and what was found wrong on the way.
  package func busy(in window: Range<Date>, timeZone: TimeZone) -> (intervals: [ICSBusyInterval], diagnostics: [ICSDiagnostic]) {
    var query = OccurrenceQuery(window: window, timeZone: timeZone, limit: options.maximumOccurrences)
    query.kinds = [.event, .freeBusy]
    var occurrences = query.prepared(index)
    var merger = BusyMerger(query.window)
    var kinds: [Int: ICSFreeBusy.Kind] = [:]
    while let candidate = occurrences.next() {
      let component = Int(candidate.component)
      let isPeriod = index.records[component].kind == .freeBusy
      let kind = isPeriod ? candidate.traits.freeBusyKind : kinds[component] ?? kind(of: component)
      kinds[component] = kind
      merger.add(candidate.start, candidate.end, kind)
    }
    return (merger.intervals, diagnostics(occurrences.findings))
  }

  private func kind(of component: Int) -> ICSFreeBusy.Kind {
    guard let event = ICSEvent(ICSComponent(index: index, position: component)), event.transparency != .transparent else {
      return .free
    }
    return event.status == .tentative ? .tentative : .busy
  }
}
