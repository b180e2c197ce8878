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
    case .yearDay: .init(range: 1...(isGregorian ? 366 : 385), isSigned: true)
    case .setPosition: .init(range: 1...366, isSigned: true)
    case .week: .init(range: 1...(isGregorian ? 53 : 56), isSigned: true)
    case .month: isGregorian ? .init(range: 1...12) : .init(range: 1...13, mayBeLeap: true)
    default: nil
    }
  }
}
