internal import Foundation

/// Reads a TZID that is an IANA name: in any letter case, behind a vendor's prefix, or with a separator of its own (`Europe_Berlin`).
enum IANAZoneFinder {
  /// The proper spelling of the name; never a path, and known before anything is asked of the system.
  static func identifier(for tzid: String) -> String? {
    if let name = known(tzid) { return name }
    var parts = tzid.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return withSeparator(tzid) }
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

  /// `America-New_York`, `Europe_Berlin`.
  private static func withSeparator(_ tzid: String) -> String? {
    guard let separator = tzid.firstIndex(where: { $0 == "-" || $0 == "_" }) else { return nil }
    return known(tzid[..<separator] + "/" + tzid[tzid.index(after: separator)...])
  }

  private static let utcNames: Set<String> = [
    "z", "utc", "uct", "zulu", "universal", "etc/utc", "etc/uct", "etc/zulu", "etc/universal",
  ]
}
