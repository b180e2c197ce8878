/// Reads a TZID that is one of Windows' own names: `W. Europe Standard Time`, also shortened to `W. Europe`.
enum WindowsZoneFinder {
  static func identifier(for tzid: String) -> String? {
    let name = tzid.lowercased()
    for name in [name, name.replacing("daylight time", with: "standard time"), name + " standard time"] {
      if let zone = WindowsZoneNames.byLowercasedName[name] ?? OutlookZoneNames.retired[name] { return zone }
    }
    return nil
  }
}
