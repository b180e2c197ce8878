/// Looks at one VALARM (RFC 5545 3.6.6): what must be there, and whether its trigger can be read.
struct AlarmInspection {
  let index: FeedIndex

  func run(_ component: Int, _ bytes: Span<UInt8>, _ findings: inout FindingLog) {
    guard let alarm = ICSAlarm(ICSComponent(index: index, position: component)) else { return }
    let start = Int(index.records[component].start)
    func add(_ property: String, _ place: Int, _ message: String) {
      findings.add(.invalidAlarm, at: place, in: component, property: property, message)
    }
    if let trigger = alarm[.trigger] {
      let place = trigger.contentLine.valueStart
      switch alarm.trigger {
      case nil: add("TRIGGER", place, "TRIGGER is neither a duration nor a time")
      case .absolute(let time):
        if time.time.form != .utc { add("TRIGGER", place, "a time in TRIGGER must be UTC") }
      case .relative(_, let anchor): inspect(anchor, at: place, of: component, &findings)
      }
    } else {
      add("TRIGGER", start, "the alarm has no TRIGGER")
    }
    inspectRepetition(alarm, add)
    guard let action = alarm.action else { return add("ACTION", start, "the alarm has no ACTION") }
    if action == .display || action == .email, alarm[.description] == nil {
      findings.add(
        .invalidAlarm, at: start, in: component, severity: .note, property: "DESCRIPTION",
        "an alarm of this ACTION needs a DESCRIPTION")
    }
    guard action == .email else { return }
    if alarm[.summary] == nil { add("SUMMARY", start, "an alarm by e-mail needs a SUMMARY") }
    if alarm[.attendee] == nil { add("ATTENDEE", start, "an alarm by e-mail needs an ATTENDEE") }
  }

  private func inspectRepetition(_ alarm: ICSAlarm, _ add: (String, Int, String) -> Void) {
    let (repetition, duration) = (alarm[.repeat], alarm[.duration])
    if let repetition, duration == nil {
      add("REPEAT", repetition.contentLine.start, "REPEAT needs a DURATION beside it")
    } else if let duration, repetition == nil {
      add("DURATION", duration.contentLine.start, "DURATION needs a REPEAT beside it")
    } else if let duration, alarm.repeatCount > 0, let length = alarm.duration, length == ICSDuration() {
      add("DURATION", duration.contentLine.start, "the alarm repeats without a pause")
    }
  }

  /// An alarm before the end needs an end (3.8.6.3).
  private func inspect(_ anchor: ICSAlarm.Trigger.Anchor, at place: Int, of component: Int, _ findings: inout FindingLog) {
    let parent = index.records[component].parent
    guard anchor == .end, parent != ComponentRecord.none else { return }
    let record = index.records[Int(parent)]
    guard record.endLine == ComponentRecord.none, record.kind == .event || record.kind == .todo else { return }
    findings.add(
      .invalidAlarm, at: place, in: component, severity: .note, property: "TRIGGER", "RELATED=END, but there is no end or duration")
  }
}
