public import Foundation

/// A clock with its changes: what a TZID means.
public struct ICSZone: Hashable, Sendable {
  /// The IANA name where there is one, `UTC`, or the TZID of the calendar's own definition.
  public let identifier: String
  /// The IANA name or `UTC`; nil for a clock that has neither.
  public let ianaIdentifier: String?
  let table: ZoneTable

  init(identifier: String, ianaIdentifier: String?, table: ZoneTable) {
    (self.identifier, self.ianaIdentifier, self.table) = (identifier, ianaIdentifier, table)
  }

  public init(_ timeZone: TimeZone) {
    if timeZone == .gmt {
      self = .utc
    } else {
      self.init(identifier: timeZone.identifier, ianaIdentifier: timeZone.identifier, table: ZoneTable(timeZone))
    }
  }

  public static let utc = ICSZone(identifier: "UTC", ianaIdentifier: "UTC", table: ZoneTable(firstOffset: 0))

  /// The civil times that a change to a greater offset leaves out, ascending, within the table's span.
  var gaps: [Range<CivilTime>] { table.gaps }
}
