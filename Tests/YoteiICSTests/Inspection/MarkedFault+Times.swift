@testable import YoteiICS

extension MarkedFault {
  static let times: [MarkedFault] = [
    .event(.invalidDateTime, "DTSTART:‸20260230T100000Z"),
    .event(.invalidDateTime, "DTSTART:‸tomorrow"),
    .event(.invalidDateTime, "CREATED:‸20261301T000000Z"),
    .event(.invalidDateTime, "DTSTART:20260327T100000Z\nRRULE:FREQ=DAILY\nEXDATE:20260328T100000Z,‸20260332T100000Z"),
    .event(.oddDateTime, "DTSTART:‸2026-03-27T10:00:00Z"),
    .event(.oddDateTime, "DTSTART:20260327T100000Z\nDTEND:‸20260327T240000Z"),
    .event(.valueTypeDiffers, "DTSTART;VALUE=DATE:‸20260327T000000"),
    .event(.notUTC, "CREATED:‸20260101T000000"),
    .event(.invalidDuration, "DURATION:‸1 hour"),
    .event(.invalidDuration, "DURATION:‸-PT1H"),
    .calendar(.missingStart, "‸BEGIN:VEVENT\nUID:1\nDTSTAMP:20260101T000000Z\nEND:VEVENT"),
    .event(.endBeforeStart, "DTSTART:20260327T100000Z\n‸DTEND:20260327T090000Z"),
    .event(.endIsStart, "DTSTART;VALUE=DATE:20260327\n‸DTEND;VALUE=DATE:20260327"),
    .event(.endIsStart, "DTSTART:20260327T100000Z\n‸DTEND:20260327T100000Z"),
    .event(.endTypeDiffers, "DTSTART:20260327T100000Z\n‸DTEND;VALUE=DATE:20260328"),
    .event(.endTypeDiffers, "DTSTART;TZID=Europe/Berlin:20260327T100000\n‸DTEND:20260327T110000"),
    .event(.endWithDuration, "‸DTEND:20260327T110000Z\nDURATION:PT2H"),
    .event(.excessiveLength, "‸DTEND:99991231T235959Z"),
    .event(.unknownZone, "DTSTART;TZID=‸Middle-earth/Shire:20260327T100000"),
    .event(.undefinedZone, "DTSTART;TZID=‸Europe/Berlin:20260327T100000"),
    .calendar(
      .doubtfulZone,
      "BEGIN:VTIMEZONE\nTZID:Europe/Berlin\nEND:VTIMEZONE\nBEGIN:VEVENT\nUID:1\nDTSTART;TZID=‸Europe/Berlin:20260327T100000\nEND:VEVENT"
    ),
    .calendar(.invalidZone, "‸BEGIN:VTIMEZONE\nBEGIN:STANDARD\n\(standard("+0100"))\nEND:VTIMEZONE"),
    .calendar(.invalidZone, "BEGIN:VTIMEZONE\nTZID:Here\n‸BEGIN:STANDARD\nDTSTART:19701025T030000\nEND:STANDARD\nEND:VTIMEZONE"),
    .calendar(.duplicateZone, zone("Here", "+0100") + "\n‸" + zone("Here", "+0200")),
    .calendar(.unusedZone, "‸" + zone("Here", "+0100")),
    .calendar(
      .zoneContradictsName,
      "‸BEGIN:VTIMEZONE\nTZID:Africa/Tunis\nBEGIN:STANDARD\n\(standard("+0500"))\nEND:VTIMEZONE\n"
        + "BEGIN:VEVENT\nUID:1\nDTSTART;TZID=Africa/Tunis:20260327T100000\nEND:VEVENT"),
  ]

  private static func zone(_ name: String, _ offset: String) -> String {
    "BEGIN:VTIMEZONE\nTZID:\(name)\nBEGIN:STANDARD\n\(standard(offset))\nEND:VTIMEZONE"
  }

  private static func standard(_ offset: String) -> String {
    "DTSTART:19700101T000000\nTZOFFSETFROM:\(offset)\nTZOFFSETTO:\(offset)\nEND:STANDARD"
  }

  static let recurrence: [MarkedFault] = [
    .event(.invalidRule, "RRULE:‸FREQ=FORTNIGHTLY"),
    .event(.invalidRule, "RRULE:‸FREQ=WEEKLY;UNTIL=spring"),
    .event(.oddRule, "RRULE:‸FREQ=DAILY;COUNT=3;UNTIL=20260401T000000Z"),
    .event(.oddRule, "RRULE:‸FREQ=DAILY;BYMONTH=13,3"),
    .event(.oddRule, "DTSTART;VALUE=DATE:20260327\nRRULE:‸FREQ=HOURLY"),
    .event(.repeatedRule, "RRULE:FREQ=DAILY\n‸RRULE:FREQ=WEEKLY"),
    .event(.exceptionRule, "RRULE:FREQ=DAILY\n‸EXRULE:FREQ=WEEKLY"),
    .event(.otherCalendar, "DTSTART;VALUE=DATE:20260327\nRRULE:‸RSCALE=HEBREW;FREQ=YEARLY"),
    .event(.ruleMismatch, "DTSTART;VALUE=DATE:20260327\nRRULE:‸FREQ=WEEKLY;BYDAY=MO"),
    .event(.ruleMismatch, "DTSTART;VALUE=DATE:20260327\nRRULE:‸FREQ=MONTHLY;BYDAY=-2FR"),
    .event(.untilBeforeStart, "RRULE:‸FREQ=DAILY;UNTIL=20250101T000000Z"),
    .event(.untilTypeDiffers, "RRULE:‸FREQ=DAILY;UNTIL=20260401"),
    .event(.impossibleRule, "RRULE:‸FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30"),
    .event(.excessiveRule, "RRULE:‸FREQ=SECONDLY"),
    .event(.excessiveRule, "RRULE:‸FREQ=DAILY;COUNT=2147483647"),
    .calendar(
      .emptyRecurrenceSet,
      "‸BEGIN:VEVENT\nUID:1\nDTSTART:20260327T100000Z\nRRULE:FREQ=DAILY;COUNT=1\nEXDATE:20260327T100000Z\nEND:VEVENT"),
    .calendar(
      .emptyRecurrenceSet, "‸BEGIN:VEVENT\nUID:1\nDTSTART:20260327T100000Z\nRRULE:FREQ=SECONDLY\nEXRULE:FREQ=SECONDLY\nEND:VEVENT"),
    .event(.overrideWithoutMaster, "RECURRENCE-ID:‸20260327T100000Z"),
    .override(.orphanOverride, of: "RRULE:FREQ=DAILY", "RECURRENCE-ID:‸20260328T110000Z"),
    .override(.invalidRange, of: "RRULE:FREQ=DAILY", "RECURRENCE-ID‸;RANGE=THISANDPRIOR:20260328T100000Z"),
    .override(
      .duplicateOverride, of: "RRULE:FREQ=DAILY",
      "RECURRENCE-ID:20260328T100000Z\nEND:VEVENT\nBEGIN:VEVENT\nUID:1@example.com\nDTSTAMP:20260101T000000Z\n"
        + "DTSTART:20260330T130000Z\nRECURRENCE-ID:‸20260328T100000Z"),
    .event(.exceptionWithoutEffect, "DTSTART:20260327T100000Z\nRRULE:FREQ=DAILY\nEXDATE:‸20260328T110000Z"),
    .calendar(
      .excludedOverride,
      "BEGIN:VEVENT\nUID:1\nDTSTART:20260327T100000Z\nRRULE:FREQ=DAILY\nEXDATE:20260328T100000Z\nEND:VEVENT\n"
        + "‸BEGIN:VEVENT\nUID:1\nRECURRENCE-ID:20260328T100000Z\nDTSTART:20260328T120000Z\nEND:VEVENT"),
  ]
}
