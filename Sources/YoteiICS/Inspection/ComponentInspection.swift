/// Looks at every component and every line of it: what stands there twice or not at all, and values that nobody else reads.
struct ComponentInspection {
  private let index: FeedIndex
  private let lines: LineInspection
  private let values: ValueInspection
  private(set) var zoneUses: ZoneUses

  init(_ index: FeedIndex) {
    self.index = index
    lines = LineInspection(index: index)
    values = ValueInspection(index: index)
    zoneUses = ZoneUses()
  }

  mutating func run(_ bytes: Span<UInt8>, _ findings: inout FindingLog) {
    var pages = index.passedPages
    for position in index.records.indices {
      pages.reached(Int(index.records[position].start))
      inspectBegin(position, bytes, &findings)
      let seen = inspectLines(of: position, bytes, &findings)
      inspectMissing(seen, in: position, &findings)
      if index.records[position].kind == .alarm { AlarmInspection(index: index).run(position, bytes, &findings) }
    }
  }

  private func inspectBegin(_ component: Int, _ bytes: Span<UInt8>, _ findings: inout FindingLog) {
    let record = index.records[component]
    let line = ContentLine(at: Int(record.start), in: bytes, limit: Int(record.bodyEnd), breaks: index.breaks)
    if line.valueStart > line.nameEnd + 1 {
      findings.add(.parametersOnBegin, at: line.nameEnd, in: component, "BEGIN takes no parameters")
    }
    guard record.kind == .other else { return }
    let name = line.value(in: bytes).trimmed.asciiUppercased
    if name == "XROOT" || name == "XLICINVALID" {
      findings.add(.internalName, at: line.start, in: component, value: name, "a component of libical's own, not of a calendar")
    }
  }

  private mutating func inspectLines(of component: Int, _ bytes: Span<UInt8>, _ findings: inout FindingLog) -> PropertySet {
    let kind = index.records[component].kind
    var seen = PropertySet()
    var text: ContentLine?
    var reader = index.lines(of: component)
    while let line = reader.next(index, bytes) {
      if let holder = text, line.continues(holder, in: bytes) {
        findings.add(
          .rawLineBreak, at: line.start, in: component, property: holder.name(in: bytes).asciiUppercased,
          "the line belongs to the text before it")
        text?.next = line.next
        continue
      }
      text = line.mayHoldRawBreaks ? line : nil
      if line.key == .end { continue }
      lines.run(line, bytes, &findings)
      guard line.fault != .noColon else { continue }
      if line.valueStart > line.nameEnd + 1 { zoneUses.note(line, in: component, index, bytes) }
      guard let rule = PropertyRule.all[line.key] else { continue }
      let isFirst = seen.insert(rule)
      if !isFirst, rule.standsOnce(in: kind) {
        findings.add(
          .repeatedProperty, at: line.start, in: component, property: line.name(in: bytes).asciiUppercased,
          "the property is there again")
      } else if !isFirst, line.key == .rrule {
        findings.add(.repeatedRule, at: line.start, in: component, property: "RRULE", "another RRULE")
      }
      if line.key == .exrule {
        findings.add(.exceptionRule, at: line.start, in: component, property: "EXRULE", "EXRULE is no longer in use")
      }
      values.run(line, rule, kind, in: component, bytes, &findings)
    }
    return seen
  }

  private func inspectMissing(_ seen: PropertySet, in component: Int, _ findings: inout FindingLog) {
    let record = index.records[component]
    guard record.kind.isScheduled else { return }
    let place = Int(record.start)
    if record.uidLine == ComponentRecord.none {
      findings.add(.missingUID, at: place, in: component, property: "UID", "the component has no UID")
    }
    if !seen.contains(.stamp) {
      findings.add(.missingStamp, at: place, in: component, property: "DTSTAMP", "the component has no DTSTAMP")
    }
    guard seen.contains(.duration) else { return }
    if seen.contains(record.kind == .todo ? .due : .dtend) {
      findings.add(
        .endWithDuration, at: Int(record.endLine), in: component, property: "DURATION", "both an end and a DURATION are there")
    } else if record.kind == .todo, !seen.contains(.dtstart) {
      findings.add(.missingProperty, at: place, in: component, property: "DTSTART", "DURATION needs a DTSTART")
    }
  }
}
