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

  /// Reports what 3.3.10 forbids; such parts limit the rule where that has a meaning.
  mutating func checkCombinations(_ rule: inout ICSRecurrenceRule) {
    func forbid(_ part: RuleText.Part, _ isThere: Bool, _ frequencies: ClosedRange<ICSRecurrenceRule.Frequency>) {
      guard isThere, frequencies ~= rule.frequency else { return }
      text.report(
        .partNotAllowed, part, "\(part.rawValue) must not be used with FREQ=\(rule.frequency.name); it only limits the rule")
    }
    forbid(.week, !rule.weeks.isEmpty, .secondly ... .monthly)
    forbid(.yearDay, !rule.daysOfTheYear.isEmpty, .daily ... .monthly)
    forbid(.monthDay, !rule.daysOfTheMonth.isEmpty, .weekly ... .weekly)

    let hasPositions = rule.weekdays.contains { $0.position != 0 }
    if hasPositions, rule.frequency < .monthly {
      text.report(.ordinal, .day, "numbers in BYDAY have no meaning with FREQ=\(rule.frequency.name) and are ignored")
      rule.weekdays = rule.weekdays.map { ICSRecurrenceRule.Day($0.weekday) }
      rule.sortLists()
    } else if hasPositions, rule.frequency == .yearly, !rule.weeks.isEmpty {
      text.report(.partNotAllowed, .day, "numbers in BYDAY must not be used with BYWEEKNO; they count within the year")
    }
    if !rule.setPositions.isEmpty, !rule.hasListBesideSetPositions {
      text.report(.setPositionAlone, .setPosition, "BYSETPOS must be used with another BYxxx part")
    }
  }
}

extension RuleText {
  /// The numbers that a list may hold.
  struct Limits {
    var range: ClosedRange<Int>
    var isSigned = false
    /// A day of the week follows the number, which may be missing.
    var isDay = false
    /// `L`, for a leap month, may follow the number.
    var mayBeLeap = false
  }

  /// The form of `part.value` that libical takes; nil where it is not within `limits`.
  func value(_ place: Range<Int>, _ limits: Limits) -> String? {
    var rest = place
    var suffix = ""
    if limits.isDay {
      guard let day = ICSRecurrenceRule.Weekday.allCases.first(where: { isEqual(rest.suffix(2), $0.abbreviation) }) else {
        return nil
      }
      suffix = day.abbreviation
      rest.removeLast(2)
      if rest.isEmpty { return suffix }
    } else if limits.mayBeLeap, isEqual(rest.suffix(1), "L") {
      suffix = "L"
      rest.removeLast()
    }
    var isNegative = false
    if limits.isSigned, let first = rest.first, bytes[first] == UInt8(ascii: "-") || bytes[first] == UInt8(ascii: "+") {
      isNegative = bytes[first] == UInt8(ascii: "-")
      rest.removeFirst()
    }
    guard 1...4 ~= rest.count, bytes[rest].allSatisfy({ 48...57 ~= $0 }) else { return nil }
    let number = bytes[rest].reduce(0) { $0 * 10 + Int($1) - 48 }
    guard limits.range ~= number else { return nil }
    return (isNegative ? "-" : "") + String(number) + suffix
  }
}

extension RuleText.Part {
  /// Nil for a part that is no list.
  func limits(isGregorian: Bool) -> RuleText.Limits? {
    switch self {
    case .second: .init(range: 0...60)
    case .minute: .init(range: 0...59)
    case .hour: .init(range: 0...23)
    case .day: .init(range: 1...53, isSigned: true, isDay: true)
    case .monthDay: .init(range: 1...31, isSigned: true)
    case .yearDay, .setPosition: .init(range: 1...366, isSigned: true)
    case .week: .init(range: 1...53, isSigned: true)
    case .month: isGregorian ? .init(range: 1...12) : .init(range: 1...13, mayBeLeap: true)
    default: nil
    }
  }
}
