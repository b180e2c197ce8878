internal import Foundation

/// Reads a TZID that is a name shown by Outlook: `(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna`; Zimbra has slashes in them.
enum OutlookZoneFinder {
  static func identifier(for tzid: String) -> String? {
    var name = tzid.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)[...]
    if name.hasPrefix("("), let end = name.firstIndex(of: ")") { name = name[name.index(after: end)...] }
    let shown = name.replacing(" / ", with: ", ").split(separator: " ").joined(separator: " ")
    if let zone = OutlookZoneNames.byLowercasedName[shown] { return zone }
    guard shown.contains(",") else { return nil }
    return shown.hasPrefix("greenwich mean time") ? "Europe/London" : list(startingLike: shown)
  }

  /// The zone of the only list of cities that starts like a shortened one; the lists are not always copied whole.
  private static func list(startingLike shown: String) -> String? {
    let zones = Set(OutlookZoneNames.byLowercasedName.filter { $0.key.hasPrefix(shown) }.values)
    return zones.count == 1 ? zones.first : nil
  }
}
