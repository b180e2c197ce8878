public import Foundation

/// Messages for attendees and organizers (iTIP, RFC 5546); sending them is left to the caller.
extension ICSFeed {
  /// The message that tells attendees of changed components: METHOD, the components, and the VTIMEZONEs that they name.
  ///
  /// `REQUEST` and `CANCEL` need an ORGANIZER and attendees; `CANCEL` takes components with STATUS:CANCELLED; `PUBLISH` leaves attendees out.
  public func message(_ method: ICSCalendar.Method, for components: [ICSComponent]) throws(ICSRescheduleError) -> ICSFeed {
    var text: [UInt8] = []
    for component in components {
      guard method == .publish || component[.organizer] != nil else { throw ICSRescheduleError(.missingProperty("ORGANIZER")) }
      guard method == .publish || component[.attendee] != nil else { throw ICSRescheduleError(.missingProperty("ATTENDEE")) }
      var edit = ComponentEdit(component.position, of: component.index, LineWriter(component.index))
      if method == .publish { edit.removeAll(.attendee) }
      text += edit.copy
    }
    return try message(method, text, zonesOf: components)
  }

  /// The answer of an attendee to an invitation: their ATTENDEE with the new PARTSTAT, and what tells the event (RFC 5546 3.2.3).
  ///
  /// `address` is a mail address or a calendar address; letter case doesn't matter.
  public func reply(
    to id: ICSOccurrence.ID, as address: String, _ status: ICSAttendee.ParticipationStatus,
    scope: ICSRescheduleScope = .thisOccurrence, timeZone: TimeZone = .current, revision: ICSRevision = .init()
  ) throws(ICSRescheduleError) -> ICSFeed {
    let rescheduler = try Rescheduler(self, id, scope, observer: ICSZone(timeZone), revision)
    if rescheduler.effectiveScope == .thisAndFuture { throw ICSRescheduleError(.coversLaterOccurrences, id: id) }
    let series = rescheduler.series
    let isWhole = rescheduler.effectiveScope == .allOccurrences || !series.recurs
    let schedule = isWhole ? series.master : rescheduler.occurrence.schedule
    let component = ICSComponent(index: index, position: schedule.component)
    var edit = ComponentEdit(schedule.component, of: index, LineWriter(index))
    guard component[.organizer] != nil else { throw ICSRescheduleError(.missingProperty("ORGANIZER"), id: id) }
    try edit.answer(status, as: address, component)
    let isSlotOfMaster = !isWhole && !rescheduler.occurrence.isAlone
    edit.keepOnly(
      [.uid, .sequence, .dtstamp, .recurrenceID, .organizer, .attendee, .summary]
        + (isSlotOfMaster ? [] : [.dtstart, .dtend, .duration]))
    if isSlotOfMaster { series.setRecurrenceID(to: rescheduler.occurrence.slot, in: &edit) }
    edit.set(.dtstamp, to: revision.stamp.description, after: edit.line(.uid))
    return try message(.reply, edit.copy, zonesOf: [component])
  }

  private func message(
    _ method: ICSCalendar.Method, _ components: [UInt8], zonesOf origins: [ICSComponent]
  ) throws(ICSRescheduleError) -> ICSFeed {
    let writer = LineWriter()
    let names = Set(origins.flatMap { MissingZones($0.index).names($0.position) })
    var text = writer.text(Self.head + ["METHOD:\(method)"])
    for (position, record) in index.records.enumerated() where record.kind == .timeZone {
      if names.contains(ZoneDefinition(index, component: position).tzid) { text += ComponentEdit(position, of: index, writer).copy }
    }
    return try ICSFeed(unedited: text + components + writer.text(["END:VCALENDAR"])).withZonesDefined()
  }
}

extension ComponentEdit {
  /// Gives the attendee with that address a new PARTSTAT, and takes out all others.
  fileprivate mutating func answer(
    _ status: ICSAttendee.ParticipationStatus, as address: String, _ component: ICSComponent
  ) throws(ICSRescheduleError) {
    let wanted = address.lowercased()
    var isFound = false
    for property in component.all(.attendee) {
      let line = property.contentLine
      let attendee = ICSAttendee(property)
      let isSender = attendee.address.lowercased() == wanted || attendee.email?.lowercased() == wanted
      guard isSender, !isFound else {
        remove(line)
        continue
      }
      isFound = true
      var head = LineHead(of: line, in: index.bytes.span)
      head.set("PARTSTAT", to: status.rawValue)
      head.set("RSVP", to: nil)
      replace(line, with: head.bytes + Array((":" + line.value(in: index.bytes.span)).utf8))
    }
    if !isFound { throw ICSRescheduleError(.missingProperty("ATTENDEE")) }
  }

  /// Takes out all other lines, and the components inside.
  fileprivate mutating func keepOnly(_ names: [ICSPropertyName]) {
    let index = index
    let bytes = index.bytes.span
    var lines = index.lines(of: component)
    while let line = lines.next(index, bytes) {
      if !names.contains(where: { $0.matches(line, in: bytes) }) { remove(line) }
    }
    for child in index.children(of: component) { removeComponent(child) }
  }
}
