internal import Foundation

extension EventTexts {
  /// The IANA name of the zone that DTSTART is written in; nil for floating and all-day events.
  func zoneName(of candidate: Candidate, _ index: FeedIndex, _ zones: inout FeedZones, _ bytes: Span<UInt8>) -> String? {
    guard let start, !candidate.traits.contains(.isAllDay) else { return nil }
    if start.end > start.valueStart, bytes[start.end - 1] | 0x20 == UInt8(ascii: "z") { return "UTC" }
    guard let tzid = LineParameters(of: start, in: bytes).zone else { return nil }
    let calendar = index.calendar(of: Int(candidate.component))
    let number = zones.knownZone(named: tzid, isFolded: start.isFolded, in: calendar, index, bytes)
    return number.flatMap { zones.zones[$0].ianaIdentifier }
  }
}
