import Foundation

@testable import YoteiICS

extension ZoneClock {
  init(named name: String) { self.init(ICSZone(TimeZone(identifier: name)!)) }

  /// The first of the instants for which another clock says something else, as text.
  mutating func difference(at instants: some Sequence<Int64>, from offset: (Int64) -> Int) -> String? {
    for instant in instants where self.offset(at: instant) != offset(instant) {
      return "\(CivilTime(seconds: instant))Z: \(self.offset(at: instant)), not \(offset(instant))"
    }
    return nil
  }
}

extension TimeZone {
  func offset(at instant: Int64) -> Int { secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant))) }
}
