internal import Foundation

/// A zone that needs no definition, and the finder that knew its name.
struct KnownZone: Hashable, Sendable {
  let finder: ResolvedZone.Finder
  private let meaning: Meaning

  private enum Meaning: Hashable {
    case name(String)
    case offset(Int)
  }

  /// The first answer of the finders, in their order; those for names in a definition are asked where there is one.
  init?(_ tzid: String, _ definition: ZoneDefinition? = nil) {
    guard tzid.utf8.count <= 255 else { return nil }
    for finder in ResolvedZone.Finder.allCases {
      let name: String? =
        switch finder {
        case .definition, .offset, .calendar: nil
        case .iana: IANAZoneFinder.identifier(for: tzid)
        case .windows: WindowsZoneFinder.identifier(for: tzid)
        case .outlook: OutlookZoneFinder.identifier(for: tzid)
        case .location: definition?.location.flatMap(IANAZoneFinder.identifier)
        case .microsoftNumber: definition?.microsoftZone.flatMap { MicrosoftZoneNumbers.byNumber[$0] }
        }
      if let name {
        self.init(finder: finder, meaning: .name(name))
        return
      }
    }
    guard let offset = OffsetZoneFinder.offset(in: tzid) else { return nil }
    self.init(finder: .offset, meaning: .offset(offset))
  }

  private init(finder: ResolvedZone.Finder, meaning: Meaning) { (self.finder, self.meaning) = (finder, meaning) }

  /// The IANA name or `UTC`; nil for an offset.
  var identifier: String? {
    if case .name(let name) = meaning { name } else { nil }
  }

  /// Nil also for a name that Foundation doesn't have (yet).
  var zone: ICSZone? {
    switch meaning {
    case .name("UTC"): .utc
    case .name(let name): TimeZone(identifier: name).map { ICSZone($0, named: name) }
    case .offset(let seconds): ICSZone(secondsAheadOfUTC: seconds)
    }
  }

  func resolved(_ fault: ZoneFault) -> ResolvedZone? {
    zone.map { ResolvedZone(zone: $0, finder: finder, faults: $0 == .utc ? [] : [fault]) }
  }
}

extension KnownZone {
  /// The definition's table with what it lacks before its first and after its last change; nil for a stub, which never changes its offset
  /// although the zone does.
  func completing(_ table: ZoneTable) -> ZoneTable? {
    let first = table.instants.first
    let last = table.instants.last
    let startsLate = first.map { $0 > Self.early } ?? false
    let ends = table.after == .constant
    guard startsLate || ends, let identifier, identifier != "UTC", let zone = TimeZone(identifier: identifier) else { return table }
    let isChanging =
      ends && zone.nextDaylightSavingTimeTransition(after: Date(timeIntervalSince1970: Double(max(last ?? 0, Self.recent)))) != nil
    if isChanging, last ?? .min < Self.early { return nil }
    return table.with(before: startsLate ? zone : nil, after: isChanging ? zone : nil)
  }

  /// The end of 1970, from which most writers begin their zones.
  private static let early: Int64 = 31_536_000
  /// The start of 2025: what changes later is a zone with daylight time.
  private static let recent: Int64 = 1_735_689_600
}

extension ZoneTable {
  /// The table within a day of its changes, and a zone before or after it.
  fileprivate func with(before: TimeZone?, after: TimeZone?) -> ZoneTable {
    guard let first = instants.first, let last = instants.last else { return self }
    let start = before == nil ? span.lowerBound : first - 86_400
    let end = after == nil ? span.upperBound : last + 86_400
    return ZoneTable(
      instants: instants, offsets: offsets, span: start..<end, before: before.map { .timeZone($0) } ?? self.before,
      after: after.map { .timeZone($0) } ?? self.after)
  }
}
