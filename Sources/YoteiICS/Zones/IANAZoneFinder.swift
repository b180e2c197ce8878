/// Reads a TZID that is an IANA name: in any letter case, behind a vendor's prefix, or with a separator of its own (`Europe_Berlin`).
enum IANAZoneFinder {
  /// The proper spelling of the name; never a path, and known before anything is asked of the system.
  static func identifier(for tzid: String) -> String? {
    if let name = known(tzid) { return name }
    var parts = tzid.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 1, !parts.contains("..") else { return withSeparator(tzid) }
    let isPrefixed = parts[0].isEmpty || parts[0].hasSuffix(":")
    while parts.count > (isPrefixed ? 1 : 2) {
      parts.removeFirst()
      if let name = known(parts.joined(separator: "/")) { return name }
    }
    return nil
  }

  private static func known(_ name: String) -> String? {
    let name = name.lowercased()
    return name == "z" || utcNames.contains(name) ? "UTC" : IANAZoneNames.byLowercasedName[name]
  }

  /// `America-New_York`, `Europe_Berlin`.
  private static func withSeparator(_ tzid: String) -> String? {
    guard let separator = tzid.firstIndex(where: { $0 == "-" || $0 == "_" }) else { return nil }
    return known(tzid[..<separator] + "/" + tzid[tzid.index(after: separator)...])
  }

  private static let utcNames: Set<String> = ["utc", "uct", "zulu", "universal", "etc/utc", "etc/uct", "etc/zulu", "etc/universal"]
}
