internal import Foundation

/// The zones of a feed, resolved as they are met and known by number from then on, each with a clock.
struct FeedZones: Sendable {
  /// The numbers of the two zones that are always there.
  static let utc = 0
  static let observer = 1

  private(set) var zones: ContiguousArray<ICSZone>
  var clocks: ContiguousArray<ZoneClock>
  /// The times that each zone's clock leaves out.
  private(set) var gaps: ContiguousArray<[Range<CivilTime>]>
  var findings = FindingLog()
  private var definitions: DefinedZones?
  private var calendars: [Int: Calendar] = [:]
  /// The numbers of the zones that times without one are in.
  private var floating: Set<Int> = [FeedZones.observer]
  private var latest: (calendar: Int, name: Range<Int>, zone: Int) = (-1, 0..<0, 0)

  private struct Calendar {
    var resolver: ZoneResolver
    var floatingZone: Int
    var numbers: [String: Int?] = [:]
  }

  init(observer: ICSZone) {
    zones = [.utc, observer]
    clocks = [ZoneClock(.utc), ZoneClock(observer)]
    gaps = [[], observer.gaps]
  }

  /// The number of the zone that the bytes in `name` stand for in `calendar`; that of its floating times where nobody knows it.
  mutating func zone(named name: Range<Int>, isFolded: Bool, in calendar: Int, _ index: FeedIndex, _ bytes: Span<UInt8>) -> Int {
    knownZone(named: name, isFolded: isFolded, in: calendar, index, bytes) ?? floatingZone(in: calendar, index)
  }

  /// The number of the zone that the bytes in `name` stand for in `calendar`; nil, and logged once, where nobody knows it.
  mutating func knownZone(
    named name: Range<Int>, isFolded: Bool, in calendar: Int, _ index: FeedIndex, _ bytes: Span<UInt8>
  ) -> Int? {
    if calendar == latest.calendar, !isFolded, ByteScanner.areEqual(name, latest.name, in: bytes) { return latest.zone }
    let text = LineText.string(bytes, name, isFolded: isFolded)
    prepare(calendar, index)
    let number: Int?
    if let known = calendars[calendar]?.numbers[text] {
      number = known
    } else {
      number = resolve(text, at: name.lowerBound, in: calendar)
      calendars[calendar]?.numbers[text] = .some(number)
    }
    if !isFolded, let number { latest = (calendar, name, number) }
    return number
  }

  private mutating func resolve(_ name: String, at place: Int, in calendar: Int) -> Int? {
    guard let found = calendars[calendar]?.resolver.zone(named: name) else {
      findings.add(.unknownZone, at: place, property: "TZID", value: name, "nobody knows the zone \"\(name.prefix(60))\"")
      return nil
    }
    for fault in found.faults {
      findings.add(
        fault == .isUndefined ? .undefinedZone : .doubtfulZone, at: place, property: "TZID", value: name,
        action: "read as \(found.zone.identifier)", "\"\(name.prefix(60))\": \(fault)")
    }
    return add(found.zone)
  }

  /// The zone of times without one: that of X-WR-TIMEZONE where the calendar has it, else the observer's.
  mutating func floatingZone(in calendar: Int, _ index: FeedIndex) -> Int {
    if let known = calendars[calendar] { return known.floatingZone }
    prepare(calendar, index)
    return calendars[calendar]?.floatingZone ?? Self.observer
  }

  /// The number of a zone that has a name, which is taken in where it is new; never that of floating times, whatever their clock is.
  mutating func add(_ zone: ICSZone) -> Int {
    zones.indices.first { zones[$0] == zone && !floating.contains($0) } ?? append(zone)
  }

  private mutating func append(_ zone: ICSZone) -> Int {
    zones.append(zone)
    clocks.append(ZoneClock(zone))
    gaps.append(zone.gaps)
    return zones.count - 1
  }

  private mutating func prepare(_ calendar: Int, _ index: FeedIndex) {
    guard calendars[calendar] == nil else { return }
    let definitions = definitions ?? DefinedZones(index)
    self.definitions = definitions
    var resolver = definitions.resolver(for: calendar)
    var floatingZone = Self.observer
    let name = ICSCalendar(ICSComponent(index: index, position: calendar))?.timeZoneName
    if let name, let found = resolver.zone(named: name) {
      floatingZone = append(found.zone)
      floating.insert(floatingZone)
    }
    calendars[calendar] = Calendar(resolver: resolver, floatingZone: floatingZone)
  }
}
