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
        case .definition, .offset: nil
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

  func resolved(_ faults: [ZoneFault]) -> ResolvedZone? {
    zone.map { ResolvedZone(zone: $0, finder: finder, faults: faults) }
  }
}

extension KnownZone {
  /// The definition's table with what it lacks before its first and after its last change; nil for a stub, which has no changes in the
  /// years in which the zone has some.
  func completing(_ table: ZoneTable) -> ZoneTable? {
    let (first, last) = (table.instants.first ?? .min, table.instants.last ?? .min)
    let ends = table.after == .constant
    guard ends || first > Self.early, let identifier, identifier != "UTC", let zone = TimeZone(identifier: identifier) else {
      return table
    }
    let changes = ends && zone.hasChange(after: max(last, Self.recent))
    if changes, last < Self.early || table.instants.count < 2 { return nil }
    let start = first > Self.early ? first - 86_400 : table.span.lowerBound
    let end = changes ? last + 86_400 : table.span.upperBound
    return table.with(
      span: start..<end, before: first > Self.early ? .timeZone(zone) : table.before, after: changes ? .timeZone(zone) : table.after
    )
  }

  /// The end of 1970, the year in which most writers let their zones begin.
  private static let early: Int64 = 31_536_000
  /// The start of 2025: a zone that changes later has daylight time.
  private static let recent: Int64 = 1_735_689_600
}

extension TimeZone {
  fileprivate func hasChange(after instant: Int64) -> Bool {
    nextDaylightSavingTimeTransition(after: Date(timeIntervalSince1970: Double(instant))) != nil
  }
}
