/// English words for the values of a rule.
enum RuleWords {
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
  ]
  private static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
  private static let ordinals = ["first", "second", "third", "fourth", "fifth"]

  static func name(_ weekday: ICSRecurrenceRule.Weekday) -> String { weekdays[weekday.rawValue] }

  static func month(_ number: Int) -> String { 1...12 ~= number ? months[number - 1] : "month \(number)" }

  /// `second`, `20th`, `last`, `second to last`.
  static func ordinal(_ number: Int) -> String {
    if number == -1 { return "last" }
    if number < 0 { return ordinal(-number) + " to last" }
    return 1...ordinals.count ~= number ? ordinals[number - 1] : numeral(number)
  }

  /// `2nd`, `last`, `second to last`.
  static func numeral(_ number: Int) -> String {
    if number < 0 { return ordinal(number) }
    switch (number % 10, number % 100) {
    case (_, 11...13): return "\(number)th"
    case (1, _): return "\(number)st"
    case (2, _): return "\(number)nd"
    case (3, _): return "\(number)rd"
    default: return "\(number)th"
    }
  }

  /// `a, b and c`.
  static func list(_ words: [String], _ conjunction: String = "and") -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  /// `1, 5 to 9 and 12`: of three numbers in a row or more, the first and the last.
  static func ranges(_ numbers: [Int], word: (Int) -> String) -> String {
    var ranges: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = ranges.last, number == last.upperBound + 1, last.lowerBound >= 0 {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    let words = ranges.flatMap { range in
      range.count > 2 ? [word(range.lowerBound) + " to " + word(range.upperBound)] : range.map(word)
    }
    return list(words)
  }

  static func time(_ second: Int, withSeconds: Bool) -> String {
    let parts = [second / 3600, second / 60 % 60] + (withSeconds ? [second % 60] : [])
    return parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}
