/// Which zones the times of each calendar name, and between which days.
struct ZoneUses: Sendable {
  struct Use: Sendable {
    /// The TZID as it is written first.
    var name: String
    /// Days from 1970-01-01 of the first and the last DTSTART in the zone; empty where none could be read.
    var days: ClosedRange<Int32>?
  }

  /// By calendar, then by TZID in its plain form.
  private(set) var calendars: [Int: [String: Use]] = [:]
  private var latest: (calendar: Int, place: Range<Int>, name: String) = (-1, 0..<0, "")

  /// Notes the TZID of a line, if it has one and stands in no VTIMEZONE.
  mutating func note(_ line: ContentLine, in component: Int, _ index: FeedIndex, _ bytes: Span<UInt8>) {
    switch index.records[component].kind {
    case .timeZone, .standard, .daylight: return
    default: break
    }
    guard let name = LineParameters(of: line, in: bytes).zone else { return }
    let calendar = index.calendar(of: component)
    if calendar != latest.calendar || !ByteScanner.areEqual(name, latest.place, in: bytes) {
      let text = LineText.string(bytes, name, isFolded: line.isFolded)
      latest = (calendar, name, ZoneResolver.plain(text))
      if calendars[calendar]?[latest.name] == nil { calendars[calendar, default: [:]][latest.name] = Use(name: text) }
    }
    calendars[calendar]?[latest.name]?.add(line, bytes)
  }
}

extension ZoneUses.Use {
  fileprivate mutating func add(_ line: ContentLine, _ bytes: Span<UInt8>) {
    guard line.key == .dtstart, line.end - line.valueStart >= 8,
      let time = ICSTime(canonical: bytes.extracting(line.valueStart..<line.valueStart + 8))
    else { return }
    let day = time.civil.day.number
    days = days.map { min($0.lowerBound, day)...max($0.upperBound, day) } ?? day...day
  }
}
