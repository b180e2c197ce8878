/// Instants as RFC 3339 in one zone, written into room of a known width; the date of the latest one is kept, since most follow on the
/// same day.
struct TimestampWriter: Sendable {
  private var clock: ZoneClock
  private let isUTC: Bool
  private var day: Int64 = .min
  private var fields = (year: 0, month: 0, day: 0)

  init(_ zone: ICSZone) {
    clock = ZoneClock(zone)
    isUTC = zone.identifier == "UTC" || zone.identifier == "GMT" || zone.identifier == "Etc/UTC"
  }

  /// The width of a date, `2026-03-30`.
  static let dateWidth = 10

  /// The width of a timestamp: `2026-03-30T14:00:00Z` in UTC, else `2026-03-30T14:00:00+02:00`.
  var width: Int { isUTC ? 20 : 25 }

  /// Writes `width` bytes; an offset with seconds, which RFC 3339 lacks, is written without them.
  mutating func write(_ instant: Int64, at place: Int, in output: inout MutableSpan<UInt8>) {
    let offset = isUTC ? 0 : clock.offset(at: instant)
    let seconds = writeDate(instant + Int64(offset), at: place, in: &output)
    output[place + 10] = UInt8(ascii: "T")
    Self.write(seconds / 3600, at: place + 11, in: &output)
    output[place + 13] = UInt8(ascii: ":")
    Self.write(seconds / 60 % 60, at: place + 14, in: &output)
    output[place + 16] = UInt8(ascii: ":")
    Self.write(seconds % 60, at: place + 17, in: &output)
    guard !isUTC else {
      output[place + 19] = UInt8(ascii: "Z")
      return
    }
    output[place + 19] = offset < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+")
    Self.write(abs(offset) / 3600, at: place + 20, in: &output)
    output[place + 22] = UInt8(ascii: ":")
    Self.write(abs(offset) / 60 % 60, at: place + 23, in: &output)
  }

  /// A timestamp, or a date, as a String.
  mutating func text(_ instant: Int64, isDate: Bool = false) -> String {
    var output = [UInt8](repeating: 0, count: isDate ? Self.dateWidth : width)
    var span = output.mutableSpan
    if isDate { writeLocalDate(instant, at: 0, in: &span) } else { write(instant, at: 0, in: &span) }
    return String(decoding: output, as: UTF8.self)
  }

  /// Writes the date on the zone's clock, `dateWidth` bytes.
  mutating func writeLocalDate(_ instant: Int64, at place: Int, in output: inout MutableSpan<UInt8>) {
    _ = writeDate(clock.civil(at: instant).seconds, at: place, in: &output)
  }

  /// Writes the date of a civil time; gives the second of its day.
  private mutating func writeDate(_ civil: Int64, at place: Int, in output: inout MutableSpan<UInt8>) -> Int {
    var number = civil / 86_400
    if number * 86_400 > civil { number -= 1 }
    if number != day {
      day = number
      fields = CivilDay(number: Int32(truncatingIfNeeded: number)).fields
      // What is beyond the years that four digits can tell.
      if fields.year > 9999 { fields = (9999, 12, 31) }
    }
    Self.write(fields.year / 100, at: place, in: &output)
    Self.write(fields.year % 100, at: place + 2, in: &output)
    output[place + 4] = UInt8(ascii: "-")
    Self.write(fields.month, at: place + 5, in: &output)
    output[place + 7] = UInt8(ascii: "-")
    Self.write(fields.day, at: place + 8, in: &output)
    return Int(civil - number * 86_400)
  }

  @inline(__always)
  private static func write(_ number: Int, at place: Int, in output: inout MutableSpan<UInt8>) {
    output[place] = UInt8(truncatingIfNeeded: 48 + number / 10)
    output[place + 1] = UInt8(truncatingIfNeeded: 48 + number % 10)
  }
}
