/// Faults of times and lengths.
extension ICSDiagnostic.Code {
  public static let invalidDateTime = Self(rawValue: "invalid-date-time")
  public static let oddDateTime = Self(rawValue: "odd-date-time")
  public static let valueTypeDiffers = Self(rawValue: "value-type-differs")
  public static let notUTC = Self(rawValue: "not-utc")
  public static let invalidDuration = Self(rawValue: "invalid-duration")
  public static let missingStart = Self(rawValue: "missing-dtstart")
  public static let endBeforeStart = Self(rawValue: "end-before-start")
  public static let endIsStart = Self(rawValue: "end-is-start")
  public static let endTypeDiffers = Self(rawValue: "end-type-differs")
  public static let endWithDuration = Self(rawValue: "end-with-duration")
  public static let excessiveLength = Self(rawValue: "excessive-length")

  static let times = Topic(
    "Times",
    [
      (
        .invalidDateTime,
        .init(
          .error, "a time that can't be read, or that the calendar lacks", action: "the property has no effect", "RFC 5545 §3.3.5",
          example: "DTSTART:20260230T100000Z", repair: "write 20260327T100000Z, or with TZID 20260327T100000")
      ),
      (
        .oddDateTime,
        .init(
          .warning, "a time in another form than RFC 5545's", action: "read as it is meant", "RFC 5545 §3.3.5",
          example: "DTSTART:2026-03-27T10:00:00Z", repair: "write DTSTART:20260327T100000Z")
      ),
      (
        .valueTypeDiffers,
        .init(
          .warning, "VALUE says another type than the value has", action: "read as it is meant", "RFC 5545 §3.2.20",
          example: "DTSTART;VALUE=DATE:20260327T100000", repair: "write DTSTART;VALUE=DATE:20260327")
      ),
      (
        .notUTC,
        .init(
          .note, "a time that must be UTC is not", action: "read as UTC", "RFC 5545 §3.8.7", example: "DTSTAMP:20260101T000000",
          repair: "write DTSTAMP:20260101T000000Z")
      ),
      (
        .invalidDuration,
        .init(
          .warning, "a duration that can't be read, or is negative where it must not be", action: "the property has no effect",
          "RFC 5545 §3.3.6",
          example: "DURATION:1 hour", repair: "write PT1H, P1D, P1W or P1DT12H")
      ),
      (
        .missingStart,
        .init(
          .warning, "an event has no DTSTART", action: "the event has no occurrence", "RFC 5545 §3.6.1",
          example: "BEGIN:VEVENT\nSUMMARY:Planning\nEND:VEVENT", repair: "add DTSTART")
      ),
      (
        .endBeforeStart,
        .init(
          .warning, "the end is before the start", action: "the end is ignored", "RFC 5545 §3.8.2.2",
          example: "DTSTART:20260327T100000Z\nDTEND:20260327T090000Z", repair: "exchange the two, or add the day that was forgotten"
        )
      ),
      (
        .endIsStart,
        .init(
          .warning, "the end is the start", action: "shown without length, or for one day", "RFC 5545 §3.8.2.2",
          example: "DTSTART;VALUE=DATE:20260327\nDTEND;VALUE=DATE:20260327",
          repair: "leave DTEND out; it is exclusive, so one day ends on the next")
      ),
      (
        .endTypeDiffers,
        .init(
          .warning, "one of start and end is a date, the other a time", action: "the end is read in the form of the start",
          "RFC 5545 §3.8.2.2",
          example: "DTSTART:20260327T100000Z\nDTEND;VALUE=DATE:20260328", repair: "give both the same type")
      ),
      (
        .endWithDuration,
        .init(
          .warning, "both an end and a DURATION", action: "the end counts", "RFC 5545 §3.6.1",
          example: "DTEND:20260327T110000Z\nDURATION:PT2H", repair: "keep one of them")
      ),
      (
        .excessiveLength,
        .init(
          .warning, "an occurrence lasts more than a hundred years", action: "read as it is", nil,
          example: "DTSTART:20260327T100000Z\nDTEND:99991231T235959Z",
          repair: "leave DTEND out, or write the end of the first occurrence")
      ),
    ])
}
