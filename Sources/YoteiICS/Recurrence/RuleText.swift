/// The parts of a rule's text, by name, as places in its bytes.
struct RuleText {
  enum Part: String, CaseIterable {
    case frequency = "FREQ"
    case interval = "INTERVAL"
    case count = "COUNT"
    case until = "UNTIL"
    case month = "BYMONTH"
    case week = "BYWEEKNO"
    case yearDay = "BYYEARDAY"
    case monthDay = "BYMONTHDAY"
    case day = "BYDAY"
    case hour = "BYHOUR"
    case minute = "BYMINUTE"
    case second = "BYSECOND"
    case setPosition = "BYSETPOS"
    case weekStart = "WKST"
    case calendar = "RSCALE"
    case skip = "SKIP"
  }

  let bytes: [UInt8]
  private var values: [(part: Part, value: Range<Int>)] = []
  private(set) var faults: [RuleFault] = []

  init(_ text: String) {
    let written = Array(text.utf8)
    bytes = written.filter { $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "\"") }
    values.reserveCapacity(8)
    if bytes.count != written.count { report(.escape, nil, "backslashes and quotation marks are ignored") }
    var whole = trim(bytes.indices)
    if whole != bytes.indices { report(.blank, nil, "blanks around the rule are ignored") }
    while isEqual(whole.prefix(6), "RRULE:") {
      report(.prefix, nil, "the value itself starts with \"RRULE:\"")
      whole = trim(whole.lowerBound + 6..<whole.upperBound)
    }
    if !whole.isEmpty { split(whole) }
  }

  /// Whether there is no part, known or unknown.
  var isEmpty: Bool { values.isEmpty && !faults.contains { $0.code == .unknownPart } }

  /// Where the value of `part` stands, blanks off.
  subscript(part: Part) -> Range<Int>? { values.first { $0.part == part }?.value }

  mutating func report(_ code: RuleFault.Code, _ part: Part?, _ message: String) {
    report(code, part?.rawValue ?? "", message)
  }

  private mutating func report(_ code: RuleFault.Code, _ part: String, _ message: String) {
    if faults.count < Self.faultLimit { faults.append(RuleFault(code: code, part: part, message: message)) }
  }

  /// A rule with more faults than this isn't worth a longer list.
  private static let faultLimit = 20

  private mutating func split(_ whole: Range<Int>) {
    var hasStraySeparator = false
    for part in elements(of: whole, separator: UInt8(ascii: ";")) {
      if trim(part).isEmpty { hasStraySeparator = true } else { readPart(part) }
    }
    if hasStraySeparator { report(.separator, nil, "a \";\" without a part is ignored") }
  }

  private mutating func readPart(_ range: Range<Int>) {
    let equals = bytes[range].firstIndex(of: UInt8(ascii: "=")) ?? range.upperBound
    let name = trim(range.lowerBound..<equals)
    guard equals < range.upperBound, let part = Part.allCases.first(where: { isEqual(name, $0.rawValue) }) else {
      return report(.unknownPart, string(name), "\"\(string(trim(range)))\" is no part of a rule and is ignored")
    }
    let value = trim(equals + 1..<range.upperBound)
    if name.count + value.count + 1 != range.count { report(.blank, part, "blanks around \(part.rawValue) are ignored") }
    if let index = values.firstIndex(where: { $0.part == part }) {
      report(.duplicatePart, part, "\(part.rawValue) is there more than once; the last one counts")
      values.remove(at: index)
    }
    values.append((part, value))
  }
}

extension RuleText {
  /// The text at a place, cut off where it is too long for a message.
  func string(_ range: Range<Int>) -> String {
    range.count <= 60
      ? String(decoding: bytes[range], as: UTF8.self) : String(decoding: bytes[range.prefix(60)], as: UTF8.self) + "…"
  }

  /// Whether the bytes spell `name`, in any letter case.
  func isEqual(_ range: Range<Int>, _ name: String) -> Bool {
    range.count == name.utf8.count && zip(bytes[range], name.utf8).allSatisfy { Self.upperCase($0) == $1 }
  }

  static func upperCase(_ byte: UInt8) -> UInt8 { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte ? byte - 32 : byte }

  /// Without blanks at its ends.
  func trim(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while let first = range.first, Self.isBlank(bytes[first]) { range.removeFirst() }
    while let last = range.last, Self.isBlank(bytes[last]) { range.removeLast() }
    return range
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || 9...13 ~= byte }

  func elements(of range: Range<Int>, separator: UInt8) -> [Range<Int>] {
    var elements: [Range<Int>] = []
    var start = range.lowerBound
    for index in range where bytes[index] == separator {
      elements.append(start..<index)
      start = index + 1
    }
    elements.append(start..<range.upperBound)
    return elements
  }
}
