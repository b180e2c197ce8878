/// The text of a rule whose parts can be replaced; all others, their order and their letter case stay.
struct RuleParts: Hashable, Sendable {
  private var parts: [String]

  init(_ text: String) { parts = text.split(separator: ";", omittingEmptySubsequences: false).map(String.init) }

  var text: String { parts.joined(separator: ";") }

  func contains(_ name: String) -> Bool { place(of: name) != nil }

  /// Gives a part another value at its place, or adds it at the end; nil takes it out.
  mutating func set(_ name: String, to value: String?) {
    let place = place(of: name)
    switch (place, value) {
    case (let place?, let value?): parts[place] = parts[place].prefix { $0 != "=" } + "=" + value
    case (let place?, nil): parts.remove(at: place)
    case (nil, let value?): parts.append(name + "=" + value)
    case (nil, nil): break
    }
  }

  /// Ends the rule at a time, in the place of COUNT or another UNTIL.
  mutating func end(at until: String) {
    if let place = place(of: "COUNT"), !contains("UNTIL") {
      parts[place] = "UNTIL=" + until
    } else {
      set("COUNT", to: nil)
      set("UNTIL", to: until)
    }
  }

  private func place(of name: String) -> Int? {
    parts.firstIndex { $0.prefix { $0 != "=" }.description.trimmed.asciiUppercased == name }
  }
}
