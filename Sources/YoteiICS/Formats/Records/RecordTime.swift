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
    let letters = Array(text.utf8)
    guard letters.count >= 16, let day = ISOForm.basic(String(text.prefix(10)), as: .date), "Tt ".utf8.contains(letters[10]) else {
      return nil
    }
    guard let clock = Self.clock(letters[11...]), let civil = ICSTime("\(day)T\(clock.time)")?.civil else { return nil }
    self.text = clock.offset.map { (civil + -$0).extended + "Z" } ?? civil.extended
  }

  /// `10:00`, with seconds and a fraction of one, `Z` or an offset, as digits and seconds ahead of UTC.
  private static func clock(_ letters: ArraySlice<UInt8>) -> (time: String, offset: Int64?)? {
    var rest = letters
    func digits(_ count: Int) -> String? {
      guard rest.count >= count, rest.prefix(count).allSatisfy({ 48...57 ~= $0 }) else { return nil }
      defer { rest = rest.dropFirst(count) }
      return String(decoding: rest.prefix(count), as: UTF8.self)
    }
    func take(_ marks: String) -> UInt8? {
      guard let first = rest.first, marks.utf8.contains(first) else { return nil }
      rest = rest.dropFirst()
      return first
    }
    guard let hour = digits(2), take(":") != nil, let minute = digits(2) else { return nil }
    var second = "00"
    if take(":") != nil {
      guard let written = digits(2) else { return nil }
      second = written
      if take(".") != nil { rest = rest.drop { 48...57 ~= $0 } }
    }
    let time = hour + minute + second
    if rest.isEmpty { return (time, nil) }
    if take("Zz") != nil { return rest.isEmpty ? (time, 0) : nil }
    guard let sign = take("+-"), let hours = digits(2).flatMap({ Int64($0) }) else { return nil }
    _ = take(":")
    guard let minutes = digits(2).flatMap({ Int64($0) }), rest.isEmpty else { return nil }
    return (time, (hours * 3600 + minutes * 60) * (sign == UInt8(ascii: "-") ? -1 : 1))
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
