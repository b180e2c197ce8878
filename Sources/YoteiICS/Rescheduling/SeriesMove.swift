internal import Foundation

/// Moves a series, or its slots from one on: what is common to both.
struct SeriesMove {
  var series: EventSeries
  let occurrence: EventSeries.Occurrence
  let placement: Placement
  let request: RescheduleRequest
  let revision: ICSRevision
  /// How the series writes its slots after the move.
  let form: TimeForm
  /// The first slot that moves.
  let first: CivilTime
  private(set) var shift: SlotShift
  /// The new values of the RRULE lines, then of the EXRULE lines; nil where a rule has no slots to move.
  private(set) var rules: [String?] = []
  private(set) var exclusionRules: [String?] = []

  init(
    _ series: EventSeries, _ occurrence: EventSeries.Occurrence, _ placement: Placement, _ request: RescheduleRequest,
    _ revision: ICSRevision, from slot: CivilTime?
  ) throws(ICSRescheduleError) {
    (self.series, self.occurrence, self.placement, self.request, self.revision) = (series, occurrence, placement, request, revision)
    first = slot ?? series.start.time.civil
    form = self.series.newForm(of: series.master, request)
    shift = SlotShift(offset: placement.offset)
    try proposeRules()
  }

  /// The start of the moved series.
  var start: CivilTime { shift(first) }

  var isSplit: Bool { first != series.start.time.civil }

  private mutating func proposeRules() throws(ICSRescheduleError) {
    let bytes = series.index.bytes.span
    let gaps = series.gaps(form)
    let sets = RecurrenceSetReader(schedule: series.master, start: series.start, index: series.index)
    for line in series.master.rules {
      guard let rule = sets.rules([line], bytes, &series.reader).first else {
        rules.append(line.value(in: bytes))
        continue
      }
      rules.append(try propose(line.value(in: bytes), rule, gaps, isExclusion: false))
    }
    for line in series.master.exclusionRules {
      guard let rule = sets.rules([line], bytes, &series.reader).first else {
        exclusionRules.append(line.value(in: bytes))
        continue
      }
      exclusionRules.append(try propose(line.value(in: bytes), rule, gaps, isExclusion: true))
    }
    guard shift(occurrence.slot) - occurrence.slot == placement.offset else {
      throw ICSRescheduleError(.otherOccurrences(form.text(shift(occurrence.slot))))
    }
  }

  /// The text of a rule for the moved series; refused where it would give other slots.
  private mutating func propose(
    _ text: String, _ rule: ICSRecurrenceRule, _ gaps: [Range<CivilTime>], isExclusion: Bool
  ) throws(ICSRescheduleError) -> String? {
    var parts = RuleParts(text)
    guard let rest = self.rest(of: rule, isExclusion: isExclusion) else { return nil }
    if let count = rest.count, count != rule.count { parts.set("COUNT", to: String(count)) }
    let newStart = first + placement.offset
    var following = RuleShift(rule: rule, old: first, new: newStart, isDate: form.isDate)
    var best: (parts: RuleParts, comparison: RuleComparison)?
    var refusal: ICSRescheduleError?
    for variant in following.variants where best?.comparison.isExact != true {
      following.variant = variant
      var proposal = parts
      do throws(ICSRescheduleError) { try following.apply(to: &proposal) } catch {
        refusal = refusal ?? error
        continue
      }
      guard var new = ICSRecurrenceRule(proposal.text) else { throw ICSRescheduleError(.rulePart("RRULE")) }
      new.until = nil
      let comparison = RuleComparison(
        rest.slots, RuleSlots(rule: new, start: newStart, isDate: form.isDate, gaps: gaps, includesStart: !isExclusion),
        offset: placement.offset, frequency: rule.frequency, endsByCount: rule.until == nil)
      if let difference = comparison.difference {
        let part = following.suspect.map { ICSRescheduleError.Reason.rulePart($0) }
        refusal = refusal ?? ICSRescheduleError(part ?? .otherOccurrences(series.form.text(difference)))
      } else if best == nil || comparison.isExact {
        best = (proposal, comparison)
      }
    }
    guard var best else { throw refusal ?? ICSRescheduleError(.rulePart("RRULE")) }
    if isExclusion, !best.comparison.isExact { throw ICSRescheduleError(.property("EXRULE")) }
    shift.exceptions.merge(best.comparison.shift.exceptions) { first, _ in first }
    if let until = rule.until { best.parts.set("UNTIL", to: try newUntil(until, best.comparison)) }
    return best.parts.text
  }

  /// The slots of a rule that move, with DTSTART as the first of them, as far as they are compared, and the COUNT of all of them; nil
  /// where it has none.
  private func rest(of rule: ICSRecurrenceRule, isExclusion: Bool) -> (slots: [CivilTime], count: Int?)? {
    var slots = series.slots(of: rule, includesStart: !isExclusion)
    var passed = 0
    if isSplit {
      if rule.count != nil {
        var before = slots
        while let slot = before.next(), slot < first { passed += 1 }
      }
      slots.skip(to: first)
    }
    var rest: [CivilTime] = []
    while rest.count <= RuleComparison.limit, let slot = slots.next() { rest.append(slot) }
    guard let next = rest.first else { return nil }
    let isLate = !isExclusion && next != first
    if isLate { rest.insert(first, at: 0) }
    return (rest, rule.count.map { $0 - passed + (isLate ? 1 : 0) })
  }

  /// UNTIL for the moved rule, in the form that RFC 5545 3.3.10 wants beside its DTSTART.
  private mutating func newUntil(_ until: ICSTime, _ comparison: RuleComparison) throws(ICSRescheduleError)
    -> String
  {
    if !comparison.isExact {
      guard comparison.isComplete, let last = comparison.last else { throw ICSRescheduleError(.rulePart("UNTIL")) }
      return series.until(last.new, form)
    }
    if until.isDate, !series.start.time.isDate, !form.isDate {
      return ICSTime(CivilTime(day: (until.civil + Int64(series.start.time.civil.secondOfDay) + placement.offset).day), .date)
        .description
    }
    return series.until(until.civil + placement.offset, form)
  }
}

extension EventSeries {
  /// A time on the clock of `form` as UNTIL writes it: a date beside a date, floating beside a floating time, else UTC.
  mutating func until(_ civil: CivilTime, _ form: TimeForm) -> String {
    if form.isDate { return ICSTime(CivilTime(day: civil.day), .date).description }
    if form.form == .local, form.zoneName == nil { return form.text(civil) }
    return TimeForm.utc.text(CivilTime(seconds: reader.zones.clocks[form.zone].instant(of: civil)))
  }
}
