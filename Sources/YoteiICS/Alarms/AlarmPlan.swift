/// When an alarm goes off, as its lines say.
struct AlarmPlan: Sendable {
  let alarm: ICSAlarm
  let trigger: ICSAlarm.Trigger
  /// Exact seconds from one repetition to the next.
  let pause: Int64
  let repetitions: Int64
  /// Seconds since 1970: what was due until then is dismissed.
  let acknowledged: Int64

  /// Repetitions of one alarm, at most.
  static let repetitionLimit = 1000
  /// Seconds between an alarm and its event, at most.
  static let farthest: Int64 = 366 * 86_400

  /// Nil for an alarm without a trigger, for one that is taken off, and for one that is too far from its event.
  init?(_ alarm: ICSAlarm, among others: [ICSAlarm]) {
    guard let trigger = alarm.trigger, alarm.action != ICSAlarm.Action.none else { return nil }
    if case .relative(let offset, _) = trigger {
      let days = Self.farthest / 86_400
      guard -days...days ~= Int64(offset.days), -Self.farthest...Self.farthest ~= Int64(offset.seconds) else { return nil }
    }
    (self.alarm, self.trigger) = (alarm, trigger)
    let duration = alarm.duration ?? ICSDuration()
    pause =
      0...Self.farthest ~= Int64(duration.seconds) && 0...366 ~= duration.days
      ? Int64(duration.days * 86_400 + duration.seconds) : 0
    repetitions = pause > 0 ? Int64(min(alarm.repeatCount, Self.repetitionLimit)) : 0
    let putOff = alarm.relations.filter { $0.kind == .snooze }.map(\.uid)
    let acknowledgements = ([alarm] + others.filter { $0.uid.map(putOff.contains) ?? false }).compactMap(\.acknowledged)
    acknowledged = acknowledgements.map(\.civil.seconds).max() ?? .min
  }

  /// How many seconds after the start or end of its occurrence it may go off; nil for an alarm that is set to an instant.
  var reach: ClosedRange<Int64>? {
    guard case .relative(let offset, _) = trigger else { return nil }
    // A day on the calendar may be longer or shorter than 24 hours.
    let (days, seconds) = (Int64(offset.days) * 86_400, Int64(offset.seconds))
    return days + seconds - 86_400...days + seconds + 86_400 + pause * repetitions
  }

  /// The instants in `window` at which it goes off that is due at `due` for the first time, with the numbers of its repetitions.
  func instants(due: Int64, in window: InstantWindow) -> [(instant: Int64, repetition: Int)] {
    guard due > acknowledged, due < window.to else { return [] }
    if repetitions == 0 { return due >= window.from ? [(due, 0)] : [] }
    let first = due >= window.from ? 0 : (window.from - due + pause - 1) / pause
    let last = min(repetitions, (window.to - 1 - due) / pause)
    return first > last ? [] : (first...last).map { (due + $0 * pause, Int($0)) }
  }
}
