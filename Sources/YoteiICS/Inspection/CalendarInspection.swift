/// Looks at calendars as wholes: their header, and what their METHOD asks for (RFC 5546).
struct CalendarInspection {
  let index: FeedIndex

  func run(_ bytes: Span<UInt8>, _ findings: inout FindingLog) {
    for root in index.roots where index.records[root].kind == .calendar {
      guard let calendar = ICSCalendar(ICSComponent(index: index, position: root)) else { continue }
      inspectHeader(calendar, root, &findings)
      let children = index.children(of: root).filter { index.records[$0].kind != .timeZone }
      if children.isEmpty {
        findings.add(.noComponents, at: Int(index.records[root].start), in: root, "the calendar holds nothing but its header")
      }
      if let method = calendar.method { inspect(method, calendar, children, bytes, &findings) }
    }
  }

  private func inspectHeader(_ calendar: ICSCalendar, _ root: Int, _ findings: inout FindingLog) {
    let place = Int(index.records[root].start)
    if let version = calendar[.version] {
      let value = version.text.trimmed
      if value != "2.0", value.split(separator: ";").last != "2.0" {
        findings.add(
          .unsupportedVersion, at: version.contentLine.valueStart, in: root, property: "VERSION", value: value,
          "the calendar is not of version 2.0")
      }
    } else {
      findings.add(.missingVersion, at: place, in: root, property: "VERSION", "the calendar has no VERSION")
    }
    if calendar[.productID] == nil {
      findings.add(.missingProductID, at: place, in: root, property: "PRODID", "the calendar has no PRODID")
    }
  }

  private func inspect(
    _ method: ICSCalendar.Method, _ calendar: ICSCalendar, _ children: [Int], _ bytes: Span<UInt8>, _ findings: inout FindingLog
  ) {
    let place = calendar[.method]?.contentLine.start
    let scheduled = children.filter { index.records[$0].kind.isScheduled }
    if method != .publish {
      let uids = Set(scheduled.map { index.uid(of: $0, bytes) })
      if uids.count > 1 {
        findings.add(.methodRule, at: place, property: "METHOD", "METHOD:\(method) is for one UID; there are \(uids.count)")
      }
    }
    for component in scheduled {
      let view = ICSComponent(index: index, position: component)
      let start = Int(index.records[component].start)
      if view[.organizer] == nil, method != .publish, index.records[component].kind != .freeBusy {
        findings.add(
          .methodRule, at: start, in: component, property: "ORGANIZER", "METHOD:\(method) needs an ORGANIZER")
      }
      let needsAttendee = method == .request || method == .reply
      if needsAttendee, view[.attendee] == nil {
        findings.add(.methodRule, at: start, in: component, property: "ATTENDEE", "METHOD:\(method) needs an ATTENDEE")
      }
    }
  }
}
