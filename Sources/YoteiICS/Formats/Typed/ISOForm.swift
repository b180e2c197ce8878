/// Dates and times between the form of iCalendar, `20260327T100000Z`, and that of jCal and xCal, `2026-03-27T10:00:00Z`.
///
/// Digits are moved and never understood, so that also a time that no calendar has comes back as it was.
enum ISOForm {
  /// Nil where `text` hasn't the form of the type.
  static func extended(_ text: Substring, as type: ValueType) -> String? { converted(text.utf8, type, basic: true) }

  static func basic(_ text: String, as type: ValueType) -> String? { converted(text[...].utf8, type, basic: false) }

  /// Whether `text` has the letters of a DURATION.
  static func isDuration(_ text: Substring) -> Bool {
    let body = text.first == "-" || text.first == "+" ? text.dropFirst() : text
    guard body.count > 2, body.first == "P" || body.first == "p" else { return false }
    return body.dropFirst().utf8.allSatisfy { 48...57 ~= $0 || "WDTHMSwdthms".utf8.contains($0) }
  }

  /// Follows patterns such as `####-##-##`: a digit for each `#`, a sign for `~`, and the marks that only the extended form has.
  private static func converted(_ text: Substring.UTF8View, _ type: ValueType, basic isBasic: Bool) -> String? {
    var letters = text[...]
    var isUTC = false
    if type == .dateTime || type == .time, let last = letters.last, last | 0x20 == UInt8(ascii: "z") {
      isUTC = true
      letters = letters.dropLast()
    }
    for pattern in patterns(type) {
      var result: [UInt8] = []
      var rest = letters
      let isMatch = pattern.utf8.allSatisfy { mark in
        switch mark {
        case UInt8(ascii: "#"):
          guard let digit = rest.popFirst(), 48...57 ~= digit else { return false }
          result.append(digit)
        case UInt8(ascii: "~"), UInt8(ascii: "T"):
          guard let sign = rest.popFirst(), mark == UInt8(ascii: "T") ? sign | 0x20 == 0x74 : sign == 43 || sign == 45 else {
            return false
          }
          result.append(mark == UInt8(ascii: "T") ? mark : sign)
        default:
          if isBasic {
            result.append(mark)
          } else {
            guard rest.popFirst() == mark else { return false }
          }
        }
        return true
      }
      if isMatch, rest.isEmpty { return String(decoding: result, as: UTF8.self) + (isUTC ? "Z" : "") }
    }
    return nil
  }

  private static func patterns(_ type: ValueType) -> [String] {
    switch type {
    case .date: ["####-##-##"]
    case .dateTime: ["####-##-##T##:##:##"]
    case .time: ["##:##:##"]
    default: ["~##:##", "~##:##:##"]
    }
  }
}
