import Libical

extension RuleReader {
  /// Reads the BYxxx parts; false where no value of one is left.
  mutating func readLists(_ rule: inout ICSRecurrenceRule) -> Bool {
    let isGregorian = rule.calendar == nil
    var lists: [(name: String, values: [String])] = []
    for part in RuleText.Part.allCases {
      guard let limits = part.limits(isGregorian: isGregorian), let range = text[part] else { continue }
      let values = values(range, part, limits)
      guard !values.isEmpty else {
        text.report(.noValue, part, "\(part.rawValue) has no value that can be read")
        return false
      }
      lists.append((part.rawValue, values))
    }
    let longest = lists.reduce(0) { max($0, $1.values.count) }
    // libical keeps the values in arrays; BYMONTH's holds thirteen.
    let step = 12
    for start in stride(from: 0, to: longest, by: step) {
      // YEARLY is the frequency with which every part may stand.
      var value = "FREQ=YEARLY"
      for (name, values) in lists where start < values.count {
        value += ";\(name)=" + values[start..<min(start + step, values.count)].joined(separator: ",")
      }
      guard let read = LibicalRecurrence(value) else {
        text.report(.refused, nil, "libical doesn't read \"\(value)\"")
        return false
      }
      rule.append(read)
    }
    rule.sortLists()
    return true
  }

  /// The values in range, in the form that libical takes.
  private mutating func values(_ range: Range<Int>, _ part: RuleText.Part, _ limits: RuleText.Limits) -> [String] {
    var values: [String] = []
    var hasBlanks = false
    for element in text.elements(of: range, separator: UInt8(ascii: ",")) {
      let place = text.trim(element)
      if place != element { hasBlanks = true }
      if let value = text.value(place, limits) {
        values.append(value)
      } else {
        text.report(.value, part, "\"\(text.string(place))\" is no value of \(part.rawValue) and is left out")
      }
    }
    if hasBlanks { text.report(.blank, part, "blanks in \(part.rawValue) are ignored") }
    return values
  }
}
