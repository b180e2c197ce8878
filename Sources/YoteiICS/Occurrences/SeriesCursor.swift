/// A stretch of a series whose occurrences all take their words and their length from one component, in order.
struct SeriesCursor: Sendable {
  private var slots: SlotStream
  /// No slot at or after this one belongs to the stretch.
  private let limit: CivilTime
  private let form: Form
  private let window: InstantWindow
  private(set) var pending: Candidate?
  /// How many occurrences were given.
  private(set) var given = 0
  /// Whether it may give more than 24 occurrences a day.
  let isDense: Bool

  struct Form: Sendable {
    var component: UInt32
    var series: UInt32
    var uidPrefix: UInt64
    /// Seconds on the clock from a slot to its start: other than 0 after an override of this and future ones.
    var shift: Int64
    var zone: Int
    var slotZone: Int
    var slotForm: ICSTime.Form
    var length: OccurrenceLength
    /// Lengths that RDATEs of the form PERIOD bring along, by slot.
    var ownLengths: [CivilTime: Int64]
    var traits: Candidate.Traits
  }

  init(_ slots: SlotStream, limit: CivilTime, form: Form, window: InstantWindow) {
    (self.slots, self.limit, self.form, self.window) = (slots, limit, form, window)
    isDense = slots.isDense
  }

  var stopped: RuleSlots.StopReason? { slots.stopped }
  var series: UInt32 { form.series }

  /// Ends the stretch before its time.
  mutating func cut() { pending = nil }

  /// Finds the next occurrence in the window and keeps it as `pending`.
  mutating func advance(_ clocks: inout ContiguousArray<ZoneClock>) {
    while let slot = slots.next(), slot < limit {
      let civil = CivilTime(seconds: slot.seconds + form.shift)
      let start = clocks[form.zone].instant(of: civil)
      guard start < window.to else { break }
      let end: Int64
      if !form.ownLengths.isEmpty, let own = form.ownLengths[slot] {
        end = start + own
      } else {
        end = form.length.end(from: civil, start, zone: form.zone, &clocks)
      }
      guard window.contains(start: start, end: end) else { continue }
      given += 1
      pending = Candidate(
        start: start, end: end, slot: slot, uidPrefix: form.uidPrefix, component: form.component, series: form.series,
        slotZone: UInt16(form.slotZone),
        slotForm: form.slotForm, traits: form.traits)
      return
    }
    pending = nil
  }
}

extension OccurrenceLength {
  /// The instant at which an occurrence ends that starts at `civil`, which is the instant `start`.
  @inline(__always)
  func end(from civil: CivilTime, _ start: Int64, zone: Int, _ clocks: inout ContiguousArray<ZoneClock>) -> Int64 {
    switch self {
    case .exact(let seconds): start + seconds
    case .days(let days): clocks[zone].instant(of: civil + Int64(days) * 86_400)
    case .nominal(let duration):
      (duration.days == 0 ? start : clocks[zone].instant(of: civil + Int64(duration.days) * 86_400)) + Int64(duration.seconds)
    }
  }
}
