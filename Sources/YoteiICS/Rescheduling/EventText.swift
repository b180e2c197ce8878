internal import Foundation

/// Writes a draft as a VEVENT.
struct EventText {
  let draft: ICSEventDraft
  let uid: String
  let revision: ICSRevision
  /// TZID for the draft's zone; nil where times are in UTC.
  let zoneName: String?

  init(_ draft: ICSEventDraft, uid: String, _ revision: ICSRevision, zoneName: String? = nil) {
    (self.draft, self.uid, self.revision) = (draft, uid, revision)
    let own = draft.timeZone.flatMap { ICSZone($0) == .utc ? nil : ICSZone($0).ianaIdentifier }
    self.zoneName = own == nil ? nil : zoneName ?? own
  }

  /// Content lines, not folded.
  func lines() throws(ICSRescheduleError) -> [String] {
    guard draft.end >= draft.start, draft.end > draft.start || !draft.isAllDay else { throw ICSRescheduleError(.endBeforeStart) }
    let stamp = revision.stamp.description
    var lines = ["BEGIN:VEVENT", "UID:" + LineText.escaped(uid), "DTSTAMP:" + stamp, "CREATED:" + stamp, "LAST-MODIFIED:" + stamp]
    lines += ["SEQUENCE:0", try time("DTSTART", draft.start)]
    if draft.end > draft.start { lines.append(try time("DTEND", draft.end)) }
    if let rule = draft.rule { lines.append("RRULE:\(rule)") }
    lines.append("SUMMARY:" + LineText.escaped(draft.title))
    if let location = draft.location { lines.append("LOCATION:" + LineText.escaped(location)) }
    if let description = draft.description { lines.append("DESCRIPTION:" + LineText.escaped(description)) }
    if let url = draft.url { lines.append("URL:" + url.absoluteString) }
    if !draft.categories.isEmpty { lines.append("CATEGORIES:" + draft.categories.map(LineText.escaped).joined(separator: ",")) }
    for alarm in draft.alarms {
      let trigger = ICSDuration(days: -alarm.days, seconds: -alarm.seconds)
      lines += [
        "BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:" + LineText.escaped(draft.title), "TRIGGER:\(trigger)", "END:VALARM",
      ]
    }
    return lines + ["END:VEVENT"]
  }

  private func time(_ name: String, _ date: Date) throws(ICSRescheduleError) -> String {
    let instant = Int64(date.timeIntervalSince1970.rounded())
    if draft.isAllDay {
      let civil = CivilTime(seconds: instant)
      guard civil.secondOfDay == 0 else { throw ICSRescheduleError(.notWholeDays) }
      return "\(name);VALUE=DATE:\(civil.day)"
    }
    guard let zoneName, let timeZone = draft.timeZone else { return "\(name):\(ICSTime(CivilTime(seconds: instant), .utc))" }
    var clock = ZoneClock(ICSZone(timeZone))
    let civil = clock.civil(at: instant)
    guard clock.instant(of: civil) == instant else { throw ICSRescheduleError(.repeatedLocalTime(civil.description)) }
    return "\(name);\(ICSParameter(name: .timeZoneID, values: [zoneName])):\(civil)"
  }
}
