/// The days of a period, ascending, as masks; emptied and filled again for every period, so that it allocates nothing.
struct DaySet: Sendable {
  /// Up to 64 days, of which bit 0 is `base`.
  struct Part: Sendable {
    var base: CivilDay
    var mask: UInt64

    var days: [CivilDay] { (0..<64).filter { mask >> UInt64($0) & 1 == 1 }.map { base + $0 } }

    /// The days at `day` and after it.
    func mask(from day: CivilDay) -> UInt64 {
      let bit = day - base
      return bit <= 0 ? mask : bit > 63 ? 0 : mask & ~0 << UInt64(bit)
    }
  }

  private(set) var parts: [Part] = []

  var isEmpty: Bool { parts.isEmpty }
  var count: Int { parts.reduce(0) { $0 + $1.mask.nonzeroBitCount } }

  func contains(_ day: CivilDay) -> Bool {
    parts.contains { 0..<64 ~= day - $0.base && $0.mask >> UInt64(day - $0.base) & 1 == 1 }
  }

  func count(before day: CivilDay) -> Int {
    parts.reduce(0) { $0 + ($1.mask & ~$1.mask(from: day)).nonzeroBitCount }
  }

  mutating func removeAll() { parts.removeAll(keepingCapacity: true) }

  /// Adds days that come after all that are there.
  mutating func append(_ mask: UInt64, from base: CivilDay) {
    if mask != 0 { parts.append(Part(base: base, mask: mask)) }
  }

  /// Sorts the days and takes out repetitions, after SKIP has moved some into the neighbouring months.
  mutating func normalize() {
    let days = Set(parts.flatMap(\.days))
    removeAll()
    for day in days.sorted() {
      if let base = parts.last?.base, day - base < 64 {
        parts[parts.count - 1].mask |= 1 << UInt64(day - base)
      } else {
        append(1, from: day)
      }
    }
  }
}
