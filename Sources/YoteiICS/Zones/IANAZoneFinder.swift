internal import Foundation

/// Reads a TZID that is an IANA name: in any letter case, or behind a vendor's prefix.
enum IANAZoneFinder {
  /// The proper spelling of the name; never a path, and known before anything is asked of the system.
  static func identifier(for tzid: String) -> String? {
    if let name = known(tzid) { return name }
    var parts = tzid.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return nil }
    guard !parts.contains("..") else { return nil }
    let isPrefixed = parts[0].isEmpty || parts[0].hasSuffix(":")
    while parts.count > (isPrefixed ? 1 : 2) {
      parts.removeFirst()
      if let name = known(parts.joined(separator: "/")) { return name }
    }
    return isNewer(tzid) ? tzid : nil
  }

  /// Whether Foundation has the name although the table, which is older, lacks it.
  private static func isNewer(_ name: String) -> Bool { TimeZone.knownTimeZoneIdentifiers.contains(name) }

  private static func known(_ name: String) -> String? {
    utcNames.contains(name.lowercased()) ? "UTC" : IANAZoneNames.spelling(of: name)
  }

  private static let utcNames: Set<String> = [
    "z", "utc", "uct", "zulu", "universal", "etc/utc", "etc/uct", "etc/zulu", "etc/universal",
  ]
}
