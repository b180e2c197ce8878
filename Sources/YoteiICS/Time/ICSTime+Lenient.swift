internal import Libical

extension ICSTime {
  /// What a DATE or DATE-TIME breaks, where it can be read all the same, or why it can't.
  enum Fault: Sendable {
    /// ISO 8601's extended form, `2026-03-27T10:00:00`.
    case extendedForm
    /// Hour 24: midnight at the end of the day.
    case hour24
    /// The text ends after the date's `T`, or has no seconds.
    case cut
    /// A UTC offset after the time.
    case offset
    /// Blanks around the value.
    case blanks
    /// The calendar or the clock has no such time.
    case impossible
    case unreadable
  }

  /// A value as feeds write it, right or wrong; the time is nil where nothing sensible can be made of it.
  static func reading(_ bytes: Span<UInt8>, _ range: Range<Int>, isFolded: Bool) -> (time: ICSTime?, fault: Fault?) {
    if !isFolded, let time = ICSTime(canonical: bytes.extracting(range)) { return (time, nil) }
    guard range.count <= 256 else { return (nil, .unreadable) }
    return reading(LineText.unfolded(bytes, range))
  }

  static func reading(_ value: [UInt8]) -> (time: ICSTime?, fault: Fault?) {
    if let time = ICSTime(canonical: value.span) { return (time, nil) }
    var text = String(decoding: value, as: UTF8.self)
    var fault: Fault?
    let trimmed = text.trimmed
    if trimmed != text { (text, fault) = (trimmed, .blanks) }
    var digits = Array(text.utf8)
    if digits.count >= 10, digits[4] == UInt8(ascii: "-"), digits[7] == UInt8(ascii: "-") {
      fault = .extendedForm
      digits.remove(at: 7)
      digits.remove(at: 4)
      digits.removeAll { $0 == UInt8(ascii: ":") }
      if digits.count > 8, digits[8] == 32 { digits[8] = UInt8(ascii: "T") }
      if let point = digits.firstIndex(of: UInt8(ascii: ".")) {
        digits.removeSubrange(point..<(digits[point...].dropFirst().firstIndex { !(48...57 ~= $0) } ?? digits.count))
      }
    }
    var shift = 0
    if digits.count >= 13, let sign = digits[9...].lastIndex(where: { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }),
      let offset = libicalUTCOffset(String(decoding: digits[sign...], as: UTF8.self))
    {
      fault = .offset
      shift = offset
      digits.replaceSubrange(sign..., with: [UInt8(ascii: "Z")])
    }
    let isUTC = digits.last == UInt8(ascii: "Z") || digits.last == UInt8(ascii: "z")
    let bare = isUTC ? digits.dropLast() : digits[...]
    let hasDate = bare.count >= 8 && bare.prefix(8).allSatisfy { 48...57 ~= $0 }
    guard hasDate else { return (nil, .unreadable) }
    if bare.count == 9 || (bare.count == 8 && isUTC) {
      return (ICSTime(String(decoding: bare.prefix(8), as: UTF8.self)), .cut)
    }
    if bare.count == 13 {
      digits.insert(contentsOf: [48, 48], at: 13)
      fault = fault ?? .cut
    }
    var isNextDay = false
    if digits.count >= 15, digits[9] == UInt8(ascii: "2"), digits[10] == UInt8(ascii: "4"), digits[11...14].allSatisfy({ $0 == 48 })
    {
      (digits[9], digits[10]) = (48, 48)
      fault = .hour24
      isNextDay = true
    }
    guard let read = LibicalTime(String(decoding: digits, as: UTF8.self)) else {
      return (nil, bare.count == 8 || bare.count == 15 ? .impossible : .unreadable)
    }
    guard
      var civil = CivilTime(
        year: read.year, month: read.month, day: read.day, hour: read.hour, minute: read.minute, second: read.second)
    else { return (nil, .impossible) }
    if isNextDay { civil = civil + 86_400 }
    civil = civil + Int64(-shift)
    return (ICSTime(civil, read.isDate ? .date : read.isUTC ? .utc : .local), fault)
  }
}
