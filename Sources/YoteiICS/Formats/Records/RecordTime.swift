/// A date or time as records and spreadsheets write it.
struct RecordTime: Hashable, Sendable {
  var type: ValueType
  /// With hyphens and colons, `Z` at the end of a UTC time.
  var text: String

  /// Reads `2026-03-27`, `2026-03-27T10:00`, with seconds, `Z` or an offset, and the forms of RFC 5545.
  init?(_ text: String) {
    let text = text.trimmed
    if let date = ISOForm.basic(text, as: .date).flatMap({ ISOForm.extended($0[...], as: .date) })
      ?? ISOForm.extended(text[...], as: .date)
    {
      (type, self.text) = (.date, date)
      return
    }
    type = .dateTime
    if let time = ISOForm.extended(text[...], as: .dateTime) {
      self.text = time
      return
    }
    guard let match = text.wholeMatch(of: /(\d{4}-\d\d-\d\d)[Tt ](\d\d:\d\d)(:\d\d)?(?:\.\d+)?([Zz]|[+-]\d\d:?\d\d)?/) else {
      return nil
    }
    let local = "\(match.1)T\(match.2)\(match.3 ?? ":00")"
    guard let zone = match.4, zone.lowercased() != "z" else {
      self.text = local + (match.4 == nil ? "" : "Z")
      return
    }
    let digits = zone.filter(\.isNumber)
    guard let basic = ISOForm.basic(local, as: .dateTime), let time = ICSTime(basic), let hours = Int64(digits.prefix(2)),
      let minutes = Int64(digits.dropFirst(2))
    else { return nil }
    let offset = (hours * 3600 + minutes * 60) * (zone.hasPrefix("-") ? -1 : 1)
    self.text = (time.civil + -offset).extended + "Z"
  }

  /// As a property on the clock of `zoneName`, which neither a date nor a UTC time takes.
  func property(_ name: String, zoneName: String?) -> TypedProperty {
    var property = TypedProperty(name: name, parameters: [], type: type, values: [.text(text)])
    guard type == .dateTime, !text.hasSuffix("Z"), let zoneName, !zoneName.isEmpty else { return property }
    if zoneName == "UTC" {
      property.values = [.text(text + "Z")]
    } else {
      property.parameters = [ICSParameter(name: .timeZoneID, values: [zoneName])]
    }
    return property
  }
}
