/// Instants as RFC 3339 in one zone; the date of the latest one is kept, since most follow on the same day.
struct TimestampWriter: Sendable {
  private var clock: ZoneClock
  private let isUTC: Bool
  private var day: Int64 = .min
  private var date: [UInt8] = []

  init(_ zone: ICSZone) {
    clock = ZoneClock(zone)
    isUTC = zone.identifier == "UTC" || zone.identifier == "GMT" || zone.identifier == "Etc/UTC"
  }

  /// `2026-03-30T14:00:00+02:00`, with `Z` in UTC and where the offset has seconds.
  mutating func append(_ instant: Int64, to output: inout [UInt8]) {
    var offset = isUTC ? 0 : clock.offset(at: instant)
    let hasSeconds = offset % 60 != 0
    if hasSeconds { offset = 0 }
    let seconds = appendDate(instant + Int64(offset), to: &output)
    output.append(UInt8(ascii: "T"))
    Self.appendTwoDigits(seconds / 3600, to: &output)
    output.append(UInt8(ascii: ":"))
    Self.appendTwoDigits(seconds / 60 % 60, to: &output)
    output.append(UInt8(ascii: ":"))
    Self.appendTwoDigits(seconds % 60, to: &output)
    if isUTC || hasSeconds {
      output.append(UInt8(ascii: "Z"))
    } else {
      output.append(UInt8(ascii: offset < 0 ? "-" : "+"))
      Self.appendTwoDigits(abs(offset) / 3600, to: &output)
      output.append(UInt8(ascii: ":"))
      Self.appendTwoDigits(abs(offset) / 60 % 60, to: &output)
    }
  }

  /// The date on the zone's clock: `2026-03-30`.
  mutating func appendLocalDate(_ instant: Int64, to output: inout [UInt8]) {
    _ = appendDate(clock.civil(at: instant).seconds, to: &output)
  }

  /// The date of a civil time; gives the second of its day.
  private mutating func appendDate(_ civil: Int64, to output: inout [UInt8]) -> Int {
    var number = civil / 86_400
    if number * 86_400 > civil { number -= 1 }
    if number != day {
      day = number
      date.removeAll(keepingCapacity: true)
      let (year, month, dayOfMonth) = CivilDay(number: Int32(truncatingIfNeeded: number)).fields
      Self.appendTwoDigits(year / 100, to: &date)
      Self.appendTwoDigits(year % 100, to: &date)
      date.append(UInt8(ascii: "-"))
      Self.appendTwoDigits(month, to: &date)
      date.append(UInt8(ascii: "-"))
      Self.appendTwoDigits(dayOfMonth, to: &date)
    }
    output.append(contentsOf: date)
    return Int(civil - number * 86_400)
  }

  @inline(__always)
  private static func appendTwoDigits(_ number: Int, to output: inout [UInt8]) {
    output.append(UInt8(truncatingIfNeeded: 48 + number / 10))
    output.append(UInt8(truncatingIfNeeded: 48 + number % 10))
  }
}
