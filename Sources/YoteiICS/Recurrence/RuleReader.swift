extension ICSRecurrenceRule {
  static func parse(_ text: String) -> ParsedRule {
    var reader = RuleReader(text: RuleText(text))
    let rule = reader.rule()
    return ParsedRule(rule: rule, faults: reader.text.faults)
  }
}

/// Makes a rule of its parts; what can be mended is mended and reported.
struct RuleReader {
  var text: RuleText

  mutating func rule() -> ICSRecurrenceRule? {
    guard let frequency = frequency(), let interval = interval() else { return nil }
    var rule = ICSRecurrenceRule(frequency, interval: interval)
    readCalendar(&rule)
    readWeekStart(&rule)
    guard readEnd(&rule), readLists(&rule) else { return nil }
    checkCombinations(&rule)
    return rule
  }

  private mutating func frequency() -> ICSRecurrenceRule.Frequency? {
    guard let value = text[.frequency] else {
      text.report(text.isEmpty ? .empty : .frequency, .frequency, text.isEmpty ? "the rule is empty" : "the rule has no FREQ")
      return nil
    }
    let frequency = ICSRecurrenceRule.Frequency.allCases.first { text.isEqual(value, $0.name) }
    if frequency == nil { text.report(.frequency, .frequency, "\"\(text.string(value))\" is no frequency") }
    return frequency
  }

  private mutating func interval() -> Int? {
    guard let value = text[.interval] else { return 1 }
    if let interval = number(value), interval > 0 { return interval }
    text.report(.interval, .interval, "\"\(text.string(value))\" is no interval: it must be 1 or more")
    return nil
  }

  /// COUNT and UNTIL; false where they leave open when the rule ends.
  private mutating func readEnd(_ rule: inout ICSRecurrenceRule) -> Bool {
    if let value = text[.until] {
      rule.until = until(value)
      if rule.until == nil { text.report(.until, .until, "\"\(text.string(value))\" is no date or date-time") }
    }
    guard let value = text[.count] else { return text[.until] == nil || rule.until != nil }
    let count = number(value)
    guard let count, count > 0 else {
      text.report(.count, .count, "\"\(text.string(value))\" is no count: it must be 1 or more")
      return count != 0 && rule.until != nil
    }
    rule.count = count
    if rule.until != nil {
      text.report(.countAndUntil, .count, "COUNT and UNTIL are both there; what is reached first ends the rule")
    }
    return true
  }

  /// Digits; what is too large for a number counts as the largest.
  private func number(_ range: Range<Int>) -> Int? {
    guard !range.isEmpty else { return nil }
    var number = 0
    for byte in text.bytes[range] {
      guard 48...57 ~= byte else { return nil }
      let (product, overflow) = number.multipliedReportingOverflow(by: 10)
      let (sum, carry) = product.addingReportingOverflow(Int(byte) - 48)
      number = overflow || carry ? .max : sum
    }
    return number
  }

  private mutating func until(_ range: Range<Int>) -> ICSTime? {
    if let time = ICSTime(canonical: text.bytes.span.extracting(range)) { return time }
    let value = Array(text.bytes[range])
    guard let time = ICSTime.reading(value).time ?? ICSTime.reading(value.filter { $0 != UInt8(ascii: ":") }).time else {
      return nil
    }
    text.report(.untilForm, .until, "\"\(text.string(range))\" is read as \(time)")
    return time
  }

  private mutating func readWeekStart(_ rule: inout ICSRecurrenceRule) {
    guard let value = text[.weekStart] else { return }
    if let day = ICSRecurrenceRule.Weekday.allCases.first(where: { text.isEqual(value, $0.abbreviation) }) {
      rule.weekStart = day
    } else {
      text.report(.value, .weekStart, "\"\(text.string(value))\" is no day of the week; weeks start on Monday")
    }
  }

  private mutating func readCalendar(_ rule: inout ICSRecurrenceRule) {
    if let value = text[.calendar], !value.isEmpty, !text.isEqual(value, "GREGORIAN") {
      rule.calendar = String(decoding: text.bytes[value], as: UTF8.self).uppercased()
    }
    guard let value = text[.skip] else { return }
    if let skip = ICSRecurrenceRule.Skip.allCases.first(where: { text.isEqual(value, $0.rawValue) }) {
      rule.skip = skip
      if text[.calendar] == nil { text.report(.skipWithoutCalendar, .skip, "SKIP needs RSCALE; the calendar is the Gregorian one") }
    } else {
      text.report(.value, .skip, "\"\(text.string(value))\" is no way to skip; such dates are left out")
    }
  }
}
