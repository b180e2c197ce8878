/// What the lines of a master say about when its series happens.
struct RecurrenceSet {
  var rules: [RuleSlots]
  var exclusionRules: [RuleSlots]
  var added: RecurrenceSetReader.Dates
  var excluded: RecurrenceSetReader.Dates
  let start: CivilTime

  /// All of it: rules and RDATEs, less EXDATEs and EXRULEs.
  var slots: SlotStream {
    SlotStream(rules: rules, added: addedSlots, excluded: excluded.slots, excludedDays: excluded.days, exclusionRules: exclusionRules)
  }

  /// The same before anything is taken out.
  var slotsBeforeExclusion: SlotStream { SlotStream(rules: rules, added: addedSlots) }

  private var addedSlots: [CivilTime] { rules.isEmpty ? ([start] + added.slots).sorted() : added.slots }
}

extension RecurrenceSetReader {
  func set(_ bytes: Span<UInt8>, _ reader: inout ScheduleReader) -> RecurrenceSet {
    let isDate = start.time.isDate
    let gaps = isDate || start.zone == FeedZones.utc ? [] : reader.zones.zones[start.zone].gaps
    func slots(_ rules: [ICSRecurrenceRule], includesStart: Bool) -> [RuleSlots] {
      rules.map { RuleSlots(rule: $0, start: start.time.civil, isDate: isDate, gaps: gaps, includesStart: includesStart) }
    }
    return RecurrenceSet(
      rules: slots(rules(schedule.rules, bytes, &reader), includesStart: true),
      exclusionRules: slots(rules(schedule.exclusionRules, bytes, &reader), includesStart: false),
      added: dates(schedule.dates, datesAreDays: false, bytes, &reader),
      excluded: dates(schedule.exclusions, datesAreDays: true, bytes, &reader), start: start.time.civil)
  }
}
