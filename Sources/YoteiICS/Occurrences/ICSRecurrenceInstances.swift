public import Foundation

/// The instances that a bare rule generates, in the form of its DTSTART; a local start is a time on the clock of `timeZone`.
///
/// A start that the rule doesn't match is none of them, unlike in an event, where it is always the first (RFC 5545 3.8.5.3).
///
/// ```swift
/// let rule = ICSRecurrenceRule("FREQ=MONTHLY;BYDAY=2TU")!
/// let start = ICSTime("20260113T090000")!
/// for time in ICSRecurrenceInstances(rule: rule, start: start, timeZone: berlin).prefix(5) { print(time) }
/// ```
public struct ICSRecurrenceInstances: Sequence, IteratorProtocol, Sendable {
  private var slots: SlotStream
  private let start: ICSTime
  private var clock: ZoneClock
  /// Whether the rule gives its own start.
  public let startMatchesRule: Bool

  /// `added` and `excluded` are dates as of RDATE and EXDATE, in the form of `start`.
  public init(rule: ICSRecurrenceRule, start: ICSTime, timeZone: TimeZone, added: [ICSTime] = [], excluded: [ICSTime] = []) {
    self.start = start
    let zone = start.form == .local ? ICSZone(timeZone) : .utc
    var clock = ZoneClock(zone)
    var rule = rule
    if let until = rule.until, until.form == .utc, start.form == .local {
      rule.until = ICSTime(clock.civil(at: until.civil.seconds), .local)
    }
    self.clock = clock
    let generated = RuleSlots(
      rule: rule, start: start.civil, isDate: start.isDate, gaps: start.isDate ? [] : zone.gaps, includesStart: false)
    var first = generated
    startMatchesRule = first.next() == start.civil
    slots = SlotStream(
      rules: [generated], added: added.map(\.civil).sorted(), excluded: excluded.map(\.civil).sorted())
  }

  public mutating func next() -> ICSTime? { slots.next().map { ICSTime($0, start.form) } }

  /// Makes `next()` give the first instance at `time` or after it, without a look at those before; never goes back.
  public mutating func skip(to time: ICSTime) { slots.skip(to: time.civil) }

  /// The instant of an instance; in a clock change's overlap the first of the two (RFC 5545 3.3.5).
  public mutating func date(of instance: ICSTime) -> Date {
    Date(timeIntervalSince1970: TimeInterval(clock.instant(of: instance.civil)))
  }

  package func precedes(_ a: ICSTime, _ b: ICSTime) -> Bool { a.civil < b.civil }

  /// An instant on the rule's clock.
  package mutating func onOwnClock(_ date: Date) -> ICSTime {
    ICSTime(clock.civil(at: Int64(date.timeIntervalSince1970.rounded(.up))), start.form)
  }

  /// Why the instances ended before the rule did.
  package var stopReason: String? {
    switch slots.stopped {
    case .workLimit: "the rule takes too much work; the rest is left out"
    case .unsupportedCalendar: "RSCALE names a calendar that is not offered; only the start is given"
    case nil: nil
    }
  }
}

extension ICSRecurrenceRule {
  /// A rule and what was wrong with its text; nil where a fault is fatal.
  package static func reading(_ text: String) -> (rule: ICSRecurrenceRule?, faults: [String]) {
    let parsed = parse(text)
    return (parsed.rule, parsed.faults.map { "\($0.message) [\($0.code.rawValue)]" })
  }
}
