/// Holds the slots of a rule against those of the rule that is to take its place, pair by pair.
struct RuleComparison {
  /// Where the slots go; exceptions stand for the compared ones alone.
  private(set) var shift: SlotShift
  /// The last pair that was compared.
  private(set) var last: (old: CivilTime, new: CivilTime)?
  /// Whether the old rule has no more slots.
  let isComplete: Bool
  /// The first old slot, if any, whose partner is missing or elsewhere.
  private(set) var difference: CivilTime?

  /// Whether every slot moves by the same distance.
  var isExact: Bool { shift.exceptions.isEmpty }

  /// Slots that are compared, at most.
  static let limit = 5_000

  /// `old` has all slots, or more than the limit; `new` may go on where `old` ends, unless `old` ends by COUNT.
  init(_ old: [CivilTime], _ new: RuleSlots, offset: Int64, frequency: ICSRecurrenceRule.Frequency, endsByCount: Bool) {
    var new = new
    var pairs: [(old: CivilTime, new: CivilTime)] = []
    shift = SlotShift(offset: offset)
    isComplete = old.count <= Self.limit
    for slot in old.prefix(Self.limit) {
      guard let partner = new.next() else {
        difference = slot
        break
      }
      pairs.append((slot, partner))
    }
    last = pairs.last
    if isComplete, endsByCount, let extra = new.next() { difference = difference ?? extra }
    guard difference == nil, let stray = pairs.first(where: { $0.new - $0.old != offset }) else { return }
    guard Self.keepsPeriods(pairs, offset, frequency) else {
      difference = stray.old
      return
    }
    for pair in pairs where pair.new - pair.old != offset { shift.exceptions[pair.old] = pair.new }
  }

  /// Whether as many months or years lie between every slot and its partner, and the time of day changes alike.
  private static func keepsPeriods(
    _ pairs: [(old: CivilTime, new: CivilTime)], _ offset: Int64, _ frequency: ICSRecurrenceRule.Frequency
  ) -> Bool {
    guard frequency >= .monthly else { return false }
    func period(_ time: CivilTime) -> Int {
      let month = CivilMonth(containing: time.day)
      return frequency == .monthly ? month.year * 12 + month.number : month.year
    }
    let distances = Set(pairs.map { period($0.new) - period($0.old) })
    let isAlike = pairs.allSatisfy { ($0.new - $0.old - offset) % 86_400 == 0 }
    return isAlike && distances.count == 1
  }
}
