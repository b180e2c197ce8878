/// Makes the slots of a master from its schedule: what its rules and lists say, on its own clock.
struct RecurrenceSetReader {
  let schedule: Schedule
  let start: Schedule.Moment
  let index: FeedIndex

  /// A list of dates: RDATE or EXDATE.
  struct Dates {
    var slots: [CivilTime] = []
    var days: Set<CivilDay> = []
    var lengths: [CivilTime: Int64] = [:]
  }

  /// The rules of RRULE or EXRULE lines, with UNTIL on the series' clock; a rule that can't be read is logged and left out.
  func rules(_ lines: [ContentLine], _ bytes: Span<UInt8>, _ reader: inout ScheduleReader) -> [ICSRecurrenceRule] {
    var rules: [ICSRecurrenceRule] = []
    for line in lines {
      let text = line.value(in: bytes)
      let parsed = reader.rules.rule(text)
      for fault in parsed.faults {
        reader.findings.add(
          parsed.rule == nil ? .invalidRule : .oddRule, at: line.valueStart, in: schedule.component,
          property: line.name(in: bytes).uppercased(), value: String(text.prefix(200)), fault.message)
      }
      guard var rule = parsed.rule else { continue }
      if let until = rule.until { rule.until = onOwnClock(until, &reader) }
      rules.append(rule)
    }
    return rules
  }

  /// UNTIL as a time on the series' clock; a DATE stays one.
  private func onOwnClock(_ until: ICSTime, _ reader: inout ScheduleReader) -> ICSTime {
    if start.time.isDate {
      return ICSTime(CivilTime(day: until.form == .utc ? dayMeant(by: until.civil, &reader) : until.civil.day), .date)
    }
    guard until.form == .utc, start.zone != FeedZones.utc else { return until }
    return ICSTime(reader.zones.clocks[start.zone].civil(at: until.civil.seconds), .local)
  }

  /// The date that a UTC time means for an all-day series: that of the observer where it is midnight or the day's end there, else its own.
  private func dayMeant(by utc: CivilTime, _ reader: inout ScheduleReader) -> CivilDay {
    guard utc.secondOfDay != 0 else { return utc.day }
    let zone = reader.zones.floatingZone(in: schedule.calendar, index)
    let local = reader.zones.clocks[zone].civil(at: utc.seconds)
    return local.secondOfDay == 0 || local.secondOfDay >= 86_340 ? local.day : utc.day
  }

  /// The values of RDATE or EXDATE lines on the series' clock. With `datesAreDays` a DATE in a timed series stands for its whole day
  /// (EXDATE), else for DTSTART's time on it (RDATE).
  func dates(_ lines: [ContentLine], datesAreDays: Bool, _ bytes: Span<UInt8>, _ reader: inout ScheduleReader) -> Dates {
    var dates = Dates()
    for line in lines {
      let parameters = LineParameters(of: line, in: bytes)
      for item in line.items(in: bytes) { read(item, line, parameters, datesAreDays, &dates, bytes, &reader) }
    }
    dates.slots.sort()
    return dates
  }

  private func read(
    _ value: Range<Int>, _ line: ContentLine, _ parameters: LineParameters, _ datesAreDays: Bool, _ dates: inout Dates,
    _ bytes: Span<UInt8>, _ reader: inout ScheduleReader
  ) {
    let slash = ByteScanner.index(of: UInt8(ascii: "/"), in: bytes, value.lowerBound, value.upperBound)
    guard let moment = reader.moment(value.lowerBound..<slash, line, parameters, schedule, bytes) else { return }
    guard let slot = slot(of: moment, &reader) else { return }
    if moment.time.isDate, !start.time.isDate, slash == value.upperBound {
      if datesAreDays {
        dates.days.insert(slot.day)
      } else {
        dates.slots.append(slot + Int64(start.time.civil.secondOfDay))
      }
      return
    }
    dates.slots.append(slot)
    guard slash < value.upperBound else { return }
    let rest = LineText.string(bytes, slash + 1..<value.upperBound, isFolded: line.isFolded)
    let begin = reader.zones.clocks[moment.zone].instant(of: moment.time.civil)
    if let duration = ICSDuration(rest) {
      let end = OccurrenceLength.nominal(duration).end(from: moment.time.civil, begin, zone: moment.zone, &reader.zones.clocks)
      dates.lengths[slot] = max(0, end - begin)
    } else if let end = reader.moment(slash + 1..<value.upperBound, line, parameters, schedule, bytes) {
      dates.lengths[slot] = max(0, reader.zones.clocks[end.zone].instant(of: end.time.civil) - begin)
    }
  }

  /// Where a time of EXDATE, RDATE or RECURRENCE-ID stands on the series' clock; nil where that clock has no such instant.
  func slot(of moment: Schedule.Moment, _ reader: inout ScheduleReader) -> CivilTime? {
    let civil = moment.time.civil
    if start.time.isDate {
      return CivilTime(day: moment.time.form == .utc ? dayMeantByUTC(civil, &reader) : civil.day)
    }
    // A floating time beside a series in a zone lacks its TZID: the clock is the series' own.
    if moment.time.isDate || moment.zone == start.zone || moment.isFloating { return civil }
    let instant = reader.zones.clocks[moment.zone].instant(of: civil)
    return reader.zones.clocks[start.zone].civil(at: instant)
  }

  /// A UTC time in a list of an all-day series: the date in the observer's zone, or its own where it is midnight.
  private func dayMeantByUTC(_ civil: CivilTime, _ reader: inout ScheduleReader) -> CivilDay {
    guard civil.secondOfDay != 0 else { return civil.day }
    let zone = reader.zones.floatingZone(in: schedule.calendar, index)
    return reader.zones.clocks[zone].civil(at: civil.seconds).day
  }
}
