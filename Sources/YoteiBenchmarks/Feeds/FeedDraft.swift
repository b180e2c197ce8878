import Foundation

/// A feed in the making: lines end with CRLF and are folded at 75 octets.
struct FeedDraft {
  var random: SeededNumbers
  private var bytes: [UInt8] = []

  /// The zones get a VTIMEZONE each.
  init(seed: UInt64 = 1, zones: [String] = []) {
    random = SeededNumbers(state: seed)
    for line in ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Yotei ICS//Benchmarks//EN", "CALSCALE:GREGORIAN"] { add(line) }
    for zone in zones {
      for line in ZoneLines.vtimezone(zone) ?? [] { add(line) }
    }
  }

  mutating func add(_ line: String) {
    var rest = Array(line.utf8)[...]
    var room = 75
    while rest.count > room {
      var end = rest.startIndex + room
      while rest[end] & 0xC0 == 0x80 { end -= 1 }
      bytes += rest[..<end]
      bytes += [13, 10, 32]
      rest = rest[end...]
      room = 74
    }
    bytes += rest
    bytes += [13, 10]
  }

  /// Ends the feed.
  mutating func finished() -> Data {
    add("END:VCALENDAR")
    return Data(bytes)
  }

  mutating func chance(_ probability: Double) -> Bool { Double.random(in: 0..<1, using: &random) < probability }
  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[Int.random(in: elements.indices, using: &random)] }

  /// A start within business hours, which no change of the clocks touches.
  mutating func start(in years: Range<Int>) -> WallTime {
    let (first, end) = (WallTime(year: years.lowerBound), WallTime(year: years.upperBound))
    let day = number(0...(end.seconds - first.seconds) / 86_400 - 1)
    return first.later(days: day, minutes: number(7...20) * 60 + pick([0, 0, 15, 30, 45]))
  }
}
