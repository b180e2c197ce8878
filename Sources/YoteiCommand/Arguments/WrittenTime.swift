internal import Foundation
internal import YoteiICS

/// The fields of `2026`, `2026-03`, `2026-03-27`, `2026-03-27T10:00:30+02:00` and the same without marks, as RFC 5545 writes them.
struct WrittenTime {
  private var month = 1
  private var day = 1
  private var hour = 0
  private var minute = 0
  private var second = 0
  private var year = 0
  /// Seconds ahead of UTC; nil for a time on the clock of the zone that is shown.
  private(set) var offset: Int?

  init?(_ text: String) {
    var rest = text.utf8[...]
    func skip(_ marks: String) -> Bool {
      guard let first = rest.first, marks.utf8.contains(first) else { return false }
      rest = rest.dropFirst()
      return true
    }
    func number(_ count: Int) -> Int? {
      let digits = rest.prefix(count)
      guard digits.count == count, digits.allSatisfy({ 48...57 ~= $0 }) else { return nil }
      rest = rest.dropFirst(count)
      return digits.reduce(0) { $0 * 10 + Int($1 - 48) }
    }
    guard let year = number(4) else { return nil }
    self.year = year
    guard !rest.isEmpty else { return }
    _ = skip("-")
    guard let month = number(2) else { return nil }
    self.month = month
    guard !rest.isEmpty else { return }
    _ = skip("-")
    guard let day = number(2) else { return nil }
    self.day = day
    guard !rest.isEmpty else { return }
    guard skip("T "), let hour = number(2) else { return nil }
    _ = skip(":")
    guard let minute = number(2) else { return nil }
    (self.hour, self.minute) = (hour, minute)
    if rest.first == 58 || rest.first.map({ 48...57 ~= $0 }) == true {
      _ = skip(":")
      guard let second = number(2) else { return nil }
      self.second = second
    }
    if skip("Zz") {
      offset = 0
    } else if let sign = rest.first, skip("+-") {
      guard let hours = number(2) else { return nil }
      _ = skip(":")
      guard let minutes = number(2) else { return nil }
      offset = (sign == UInt8(ascii: "-") ? -1 : 1) * (hours * 3600 + minutes * 60)
    }
    guard rest.isEmpty else { return nil }
  }

  /// Nil where the calendar has no such time; 24:00 is the midnight after.
  var time: CivilTime? {
    guard hour == 24, minute == 0, second == 0 else {
      return CivilTime(year: year, month: month, day: day, hour: hour, minute: minute, second: second)
    }
    var midnight = CivilTime(year: year, month: month, day: day)
    midnight?.seconds += 86_400
    return midnight
  }

  var components: DateComponents {
    DateComponents(year: year, month: month, day: day, hour: hour, minute: minute, second: second)
  }
}
