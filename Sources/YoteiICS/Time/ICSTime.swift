/// A DATE or DATE-TIME as it is written (RFC 5545 3.3.4, 3.3.5); the zone of a local time stands beside it, in TZID.
public struct ICSTime: Hashable, Sendable {
  public enum Form: UInt8, Sendable, Codable {
    /// `20260327`
    case date
    /// `20260327T100000`: on the clock that TZID names, or on the observer's.
    case local
    /// `20260327T100000Z`
    case utc
  }

  public var form: Form
  var civil: CivilTime

  init(_ civil: CivilTime, _ form: Form) { (self.civil, self.form) = (civil, form) }

  public var isDate: Bool { form == .date }
  public var day: (year: Int, month: Int, day: Int) { civil.day.fields }
  public var timeOfDay: (hour: Int, minute: Int, second: Int) {
    let second = civil.secondOfDay
    return (second / 3600, second / 60 % 60, second % 60)
  }
}

extension ICSTime: LosslessStringConvertible {
  /// Reads `20260327`, `20260327T100000` and `20260327T100000Z`; nil for every other form and for a time that the calendar lacks.
  public init?(_ text: String) {
    self.init(canonical: text.utf8.span)
  }

  public var description: String {
    switch form {
    case .date: civil.day.description
    case .local: civil.description
    case .utc: civil.description + "Z"
    }
  }
}

extension ICSTime: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let time = ICSTime(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a DATE or DATE-TIME: \(text)")
    }
    self = time
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension ICSTime {
  /// The fast path for the canonical forms, straight from bytes; a test holds it equal to libical's answer.
  init?(canonical bytes: Span<UInt8>) {
    guard bytes.count >= 8, bytes.count == 8 || bytes.count == 15 || bytes.count == 16 else { return nil }
    func number(_ from: Int, _ count: Int) -> Int? {
      var number = 0
      for index in from..<from + count {
        let digit = Int(bytes[index]) - 48
        guard 0...9 ~= digit else { return nil }
        number = number * 10 + digit
      }
      return number
    }
    guard let year = number(0, 4), let month = number(4, 2), let day = number(6, 2) else { return nil }
    if bytes.count == 8 {
      guard let date = CivilTime(year: year, month: month, day: day) else { return nil }
      self.init(date, .date)
      return
    }
    guard bytes[8] == UInt8(ascii: "T") || bytes[8] == UInt8(ascii: "t") else { return nil }
    guard let hour = number(9, 2), let minute = number(11, 2), let second = number(13, 2) else { return nil }
    guard let time = CivilTime(year: year, month: month, day: day, hour: hour, minute: minute, second: second) else { return nil }
    if bytes.count == 16 {
      guard bytes[15] == UInt8(ascii: "Z") || bytes[15] == UInt8(ascii: "z") else { return nil }
      self.init(time, .utc)
    } else {
      self.init(time, .local)
    }
  }
}
