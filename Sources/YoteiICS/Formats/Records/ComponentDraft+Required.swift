extension ComponentDraft {
  /// Adds what RFC 5545 3.6 demands and the input lacked: a UID that is made from what the component says, and a DTSTAMP.
  mutating func addRequired() {
    guard ["VEVENT", "VTODO", "VJOURNAL", "VFREEBUSY"].contains(name) else { return }
    if self["UID"] == nil {
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for letter in properties.map(\.line).joined(separator: "\n").utf8 { hash = (hash ^ UInt64(letter)) &* 0x100_0000_01B3 }
      let digits = String(hash, radix: 16)
      properties.insert(TypedProperty(name: "UID", parameters: [], type: .text, values: [.text("made-\(digits)")]), at: 0)
    }
    if self["DTSTAMP"] == nil {
      let known = self["LAST-MODIFIED"] ?? self["CREATED"]
      let stamp = known?.values ?? [.text("1970-01-01T00:00:00Z")]
      properties.insert(TypedProperty(name: "DTSTAMP", parameters: [], type: .dateTime, values: stamp), at: 1)
    }
  }

  /// A calendar without components, as one that is made here begins.
  static var emptyCalendar: ComponentDraft {
    ComponentDraft(
      name: "VCALENDAR",
      properties: ICSFeed.head.dropFirst().map { line in
        let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
        return TypedProperty(name: parts[0], parameters: [], type: .text, values: [.text(parts[1])])
      })
  }
}
