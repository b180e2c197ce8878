/// What a master's rules and lists say, on its own clock.
struct RecurrenceSet: Sendable {
  var rules: [ICSRecurrenceRule] = []
  var exclusionRules: [ICSRecurrenceRule] = []
  var added = RecurrenceSetReader.Dates()
  var excluded = RecurrenceSetReader.Dates()
  let start: ICSTime
  /// The times that the clock leaves out, ascending.
  var gaps: [Range<CivilTime>] = []

  /// All of it: rules and RDATEs, less EXDATEs and EXRULEs.
  var slots: SlotStream {
    SlotStream(
      rules: rules.map(slots(of:)), added: addedSlots, excluded: excluded.slots, excludedDays: excluded.days,
      exclusionRules: exclusionRules.map {
        RuleSlots(rule: $0, start: start.civil, isDate: start.isDate, gaps: gaps, includesStart: false)
      })
  }

  /// The same before anything is taken out.
  var slotsBeforeExclusion: SlotStream { SlotStream(rules: rules.map(slots(of:)), added: addedSlots) }

  var addedSlots: [CivilTime] { rules.isEmpty ? ([start.civil] + added.slots).sorted() : added.slots }

  /// The slots of one of the rules, nothing taken out.
  func slots(of rule: ICSRecurrenceRule) -> RuleSlots {
    RuleSlots(rule: rule, start: start.civil, isDate: start.isDate, gaps: gaps)
  }
}

extension RecurrenceSetReader {
  func recurrenceSet(_ bytes: Span<UInt8>, _ reader: inout ScheduleReader) -> RecurrenceSet {
    RecurrenceSet(
      rules: rules(schedule.rules, bytes, &reader), exclusionRules: rules(schedule.exclusionRules, bytes, &reader),
      added: dates(schedule.dates, datesAreDays: false, bytes, &reader),
      excluded: dates(schedule.exclusions, datesAreDays: true, bytes, &reader), start: start.time,
      gaps: start.time.isDate ? [] : reader.zones.gaps[start.zone])
  }
}
