/// Where each slot of a series goes: the same civil distance for all, or for some their own.
struct SlotShift: Hashable, Sendable {
  /// Seconds on the clock.
  var offset: Int64 = 0
  /// Slots that a rule counts by weekdays of a month, or by months and years, with the slots that they become.
  var exceptions: [CivilTime: CivilTime] = [:]

  func callAsFunction(_ slot: CivilTime) -> CivilTime { exceptions[slot] ?? slot + offset }
}
