/// The recurrence set of a series on its own clock (RFC 5545 3.8.5), ascending: rules and RDATEs together, less EXDATEs and EXRULEs.
struct SlotStream: IteratorProtocol, Sendable {
  private var rules: [RuleSlots]
  private var heads: [CivilTime?]
  private var exclusionRules: [RuleSlots]
  private var exclusionHeads: [CivilTime?]
  private let isOneRule: Bool
  private let added: [CivilTime]
  private var nextAdded = 0
  private var excluded: [CivilTime]
  private var nextExcluded = 0
  private var excludedInARow = 0
  /// Slots in a row that exclusion rules may take out before the search for the next one is given up.
  private static let patience = 100_000
  /// Days that lose all their slots.
  private let excludedDays: Set<CivilDay>

  /// `added` and `excluded` are ascending. Rules that all give the start give it once.
  init(
    rules: [RuleSlots], added: [CivilTime], excluded: [CivilTime] = [], excludedDays: Set<CivilDay> = [],
    exclusionRules: [RuleSlots] = []
  ) {
    self.rules = rules
    isOneRule = rules.count == 1
    self.added = added
    self.excluded = excluded
    self.excludedDays = excludedDays
    self.exclusionRules = exclusionRules
    heads = []
    exclusionHeads = []
    fill()
  }

  var stopped: RuleSlots.StopReason? {
    excludedInARow >= Self.patience ? .workLimit : rules.lazy.compactMap(\.stopped).first
  }

  /// Whether a rule may give more than 24 slots a day.
  var isDense: Bool { rules.contains(where: \.isDense) }

  mutating func next() -> CivilTime? {
    while let slot = nextIncluded() {
      while nextExcluded < excluded.count, excluded[nextExcluded] < slot { nextExcluded += 1 }
      if nextExcluded < excluded.count, excluded[nextExcluded] == slot { continue }
      if !excludedDays.isEmpty, excludedDays.contains(slot.day) { continue }
      if !exclusionRules.isEmpty {
        if isExcludedByRule(slot) {
          excludedInARow += 1
          guard excludedInARow < Self.patience else { return nil }
          continue
        }
        excludedInARow = 0
      }
      return slot
    }
    return nil
  }

  /// Makes `next()` give the first slot at `time` or after it; never goes back.
  mutating func skip(to time: CivilTime) {
    for index in rules.indices {
      guard let head = heads[index], head < time else { continue }
      rules[index].skip(to: time)
      heads[index] = rules[index].next()
    }
    for index in exclusionRules.indices {
      guard let head = exclusionHeads[index], head < time else { continue }
      exclusionRules[index].skip(to: time)
      exclusionHeads[index] = exclusionRules[index].next()
    }
    nextAdded = max(nextAdded, added.partitioningIndex { $0 >= time })
    nextExcluded = max(nextExcluded, excluded.partitioningIndex { $0 >= time })
  }

  /// The same slots without those in `more`; to be called before the first `next()`.
  func excluding(_ more: [CivilTime]) -> SlotStream {
    guard !more.isEmpty else { return self }
    var stream = self
    stream.excluded = (excluded + more).sorted()
    return stream
  }

  /// The same slots without those that another set has before its exclusions; to be called before the first `next()`.
  func excluding(_ other: RecurrenceSet) -> SlotStream {
    var stream = excluding(other.addedSlots)
    for rule in other.rules {
      var slots = other.slots(of: rule)
      stream.exclusionHeads.append(slots.next())
      stream.exclusionRules.append(slots)
    }
    return stream
  }

  private mutating func fill() {
    for index in rules.indices { heads.append(rules[index].next()) }
    for index in exclusionRules.indices { exclusionHeads.append(exclusionRules[index].next()) }
  }

  @inline(__always)
  private mutating func nextIncluded() -> CivilTime? {
    if isOneRule, nextAdded == added.count {
      guard let slot = heads[0] else { return nil }
      heads[0] = rules[0].next()
      return slot
    }
    var least: CivilTime?
    for head in heads {
      if let head, least.map({ head < $0 }) ?? true { least = head }
    }
    if nextAdded < added.count, least.map({ added[nextAdded] < $0 }) ?? true { least = added[nextAdded] }
    guard let least else { return nil }
    for index in heads.indices where heads[index] == least { heads[index] = rules[index].next() }
    while nextAdded < added.count, added[nextAdded] == least { nextAdded += 1 }
    return least
  }

  private mutating func isExcludedByRule(_ slot: CivilTime) -> Bool {
    for index in exclusionRules.indices {
      guard let head = exclusionHeads[index] else { continue }
      if head < slot {
        exclusionRules[index].skip(to: slot)
        exclusionHeads[index] = exclusionRules[index].next()
      }
      if exclusionHeads[index] == slot { return true }
    }
    return false
  }
}
