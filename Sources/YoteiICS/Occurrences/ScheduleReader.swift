internal import Foundation

/// Reads schedules off content lines, and logs what is wrong with them.
struct ScheduleReader {
  let index: FeedIndex
  var zones: FeedZones
  var findings = FindingLog()
  var rules = KnownRules()
  /// What the names of the lines that `read` looks for begin with.
  private let letters = LetterSet("DRES")

  init(_ index: FeedIndex, observer: ICSZone) {
    self.index = index
    zones = FeedZones(observer: observer)
  }

  /// Reads the schedule of a component. One that is `alone` with its UID has no use for SEQUENCE and DTSTAMP, and if it doesn't recur
  /// either, the walk ends with the last line that it has a use for.
  mutating func read(_ component: Int, isAlone: Bool = false, _ bytes: Span<UInt8>) -> Schedule {
    var schedule = Schedule(component: component, calendar: index.calendar(of: component))
    let record = index.records[component]
    let isSimple = isAlone && record.kind == .event && record.traits.isDisjoint(with: [.recurs, .overrides])
    var lacksStatus = true
    var lines = index.lines(of: component)
    while let line = lines.next(beginningWith: letters, index, bytes) {
      if isSimple, !lacksStatus, schedule.isSettled(for: record) { break }
      guard line.valueStart < line.end else { continue }
      switch line.key {
      case .dtstart: if schedule.start == nil { schedule.start = moment(line, schedule, bytes) }
      case .dtend: if schedule.end == nil { schedule.end = moment(line, schedule, bytes) }
      case .due: if schedule.end == nil { schedule.end = moment(line, schedule, bytes) }
      case .duration: schedule.duration = duration(line, component, bytes)
      case .recurrenceID where schedule.slot == nil && ICSPropertyName.recurrenceID.matches(line, in: bytes):
        schedule.slot = moment(line, schedule, bytes)
        schedule.coversFuture = LineParameters(of: line, in: bytes).coversFuture
      case .rrule: schedule.rules.append(line)
      case .exrule: schedule.exclusionRules.append(line)
      case .rdate: schedule.dates.append(line)
      case .exdate: schedule.exclusions.append(line)
      case .sequence where !isAlone: schedule.sequence = Int(line.value(in: bytes).trimmed) ?? 0
      case .stamp where !isAlone:
        schedule.stamp = ICSTime.reading(bytes, line.valueStart..<line.end, isFolded: line.isFolded).time?.civil.seconds ?? .min
      case .status:
        schedule.isCancelled = NameKey.read(bytes, line.valueStart, line.end).key == .cancelled
        lacksStatus = false
      default: break
      }
    }
    settle(&schedule, bytes)
    return schedule
  }

  /// The time of a DTSTART-like line; nil, and logged, where it can't be read.
  mutating func moment(_ line: ContentLine, _ schedule: Schedule, _ bytes: Span<UInt8>) -> Schedule.Moment? {
    moment(line.valueStart..<line.end, line, LineParameters(of: line, in: bytes), schedule, bytes)
  }

  mutating func moment(
    _ value: Range<Int>, _ line: ContentLine, _ parameters: LineParameters, _ schedule: Schedule, _ bytes: Span<UInt8>
  ) -> Schedule.Moment? {
    let (read, fault) = ICSTime.reading(bytes, value, isFolded: line.isFolded)
    guard var time = read else {
      findings.add(
        .invalidDateTime, at: value.lowerBound, in: schedule.component, property: line.name(in: bytes).uppercased(),
        value: LineText.string(bytes, value, isFolded: line.isFolded),
        "\(line.name(in: bytes).uppercased()) \((fault ?? .unreadable).message)")
      return nil
    }
    if let fault {
      findings.add(
        .oddDateTime, at: value.lowerBound, in: schedule.component, property: line.name(in: bytes).uppercased(),
        value: LineText.string(bytes, value, isFolded: line.isFolded), action: "read as \(time)",
        "\(line.name(in: bytes).uppercased()) \(fault.message)")
    }
    switch (parameters.value, time.form) {
    case (.date, .local), (.date, .utc):
      // A date was meant where the time is midnight; elsewhere the parameter is wrong.
      if time.civil.secondOfDay == 0 { time = ICSTime(time.civil, .date) }
      findings.add(
        .valueTypeDiffers, at: value.lowerBound, in: schedule.component, property: line.name(in: bytes).uppercased(),
        action: "read as \(time)", "VALUE=DATE stands before a date-time")
    case (.dateTime, .date), (.absent, .date):
      findings.add(
        .valueTypeDiffers, at: value.lowerBound, in: schedule.component, severity: .note,
        property: line.name(in: bytes).uppercased(),
        action: "read as \(time)", "a date without VALUE=DATE")
    default: break
    }
    switch time.form {
    case .utc: return Schedule.Moment(time: time, zone: FeedZones.utc)
    case .date: return Schedule.Moment(time: time, zone: FeedZones.observer)
    case .local:
      if let name = parameters.zone, !name.isEmpty {
        return Schedule.Moment(
          time: time, zone: zones.zone(named: name, isFolded: line.isFolded, in: schedule.calendar, index, bytes))
      }
      return Schedule.Moment(time: time, zone: zones.floatingZone(in: schedule.calendar, index), isFloating: true)
    }
  }

  private mutating func duration(_ line: ContentLine, _ component: Int, _ bytes: Span<UInt8>) -> ICSDuration? {
    let text = line.value(in: bytes).trimmed
    guard let duration = ICSDuration(text.asciiUppercased), duration.days >= 0, duration.seconds >= 0 else {
      findings.add(
        .invalidDuration, at: line.valueStart, in: component, property: "DURATION", value: text,
        "DURATION is not a positive duration")
      return nil
    }
    return duration
  }

  /// Fills in what is missing: the start of a to-do that has only DUE, and of an override that has only its slot.
  private mutating func settle(_ schedule: inout Schedule, _ bytes: Span<UInt8>) {
    if schedule.start == nil, index.records[schedule.component].kind == .todo {
      schedule.start = schedule.end
    }
    if schedule.start == nil, index.records[schedule.component].startLine == ComponentRecord.none { schedule.start = schedule.slot }
  }
}

extension ICSTime.Fault {
  var message: String {
    switch self {
    case .extendedForm: "is written in ISO 8601's extended form"
    case .hour24: "has hour 24; hours are 00 to 23"
    case .cut: "is cut short"
    case .offset: "has a UTC offset; RFC 5545 has no such times"
    case .blanks: "has blanks around it"
    case .impossible: "is at a time that the calendar lacks"
    case .unreadable: "is not a date-time"
    }
  }
}
