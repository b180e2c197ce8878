public import Foundation

/// A clock with its changes: what a TZID means.
public struct ICSZone: Hashable, Sendable {
  /// The IANA name where there is one, `UTC`, an offset such as `+05:30`, or the TZID of the calendar's own definition.
  public let identifier: String
  /// The IANA name or `UTC`; nil for a clock that has neither.
  public let ianaIdentifier: String?
  let table: ZoneTable

  init(identifier: String, ianaIdentifier: String?, table: ZoneTable) {
    (self.identifier, self.ianaIdentifier, self.table) = (identifier, ianaIdentifier, table)
  }

  public init(_ timeZone: TimeZone) {
    if timeZone.identifier.hasPrefix("GMT") {
      self.init(secondsAheadOfUTC: timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: 0)))
    } else {
      self.init(timeZone, named: timeZone.identifier)
    }
  }

  init(_ timeZone: TimeZone, named name: String) {
    self.init(identifier: name, ianaIdentifier: name, table: ZoneTable(timeZone))
  }

  /// A clock without changes; whole hours have IANA names (`Etc/GMT-5` is five hours ahead).
  init(secondsAheadOfUTC seconds: Int) {
    let hours = seconds / 3600
    if seconds == 0 {
      self = .utc
    } else if seconds % 3600 == 0, -12...14 ~= hours {
      let name = "Etc/GMT" + (hours > 0 ? "-" : "+") + "\(abs(hours))"
      self.init(identifier: name, ianaIdentifier: name, table: ZoneTable(firstOffset: seconds))
    } else {
      let fields = [abs(seconds) / 3600, abs(seconds) / 60 % 60] + (seconds % 60 == 0 ? [] : [abs(seconds) % 60])
      let name = (seconds < 0 ? "-" : "+") + fields.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
      self.init(identifier: name, ianaIdentifier: nil, table: ZoneTable(firstOffset: seconds))
    }
  }

  public static let utc = ICSZone(identifier: "UTC", ianaIdentifier: "UTC", table: ZoneTable(firstOffset: 0))

  /// The civil times that a change to a greater offset leaves out, ascending, within the table's span.
  var gaps: [Range<CivilTime>] { table.gaps }
}
