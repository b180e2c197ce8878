/// Faults of overrides and exceptions.
extension ICSDiagnostic.Code {
  public static let overrideWithoutMaster = Self(rawValue: "override-without-master")
  public static let orphanOverride = Self(rawValue: "orphan-override")
  public static let excludedOverride = Self(rawValue: "excluded-override")
  public static let duplicateOverride = Self(rawValue: "duplicate-override")
  public static let invalidRange = Self(rawValue: "invalid-range")
  public static let exceptionWithoutEffect = Self(rawValue: "exception-without-effect")

  static let overrides = Topic(
    "Overrides and exceptions",
    [
      (
        .overrideWithoutMaster,
        .init(
          .note, "an override whose series is not in the feed", action: "shown as it is", "RFC 5545 §3.8.4.4",
          example: "RECURRENCE-ID:20260327T100000Z", repair: "none is needed in an invitation to one occurrence")
      ),
      (
        .orphanOverride,
        .init(
          .warning, "an override of an instance that the series doesn't have", action: "shown as it is", "RFC 5545 §3.8.4.4",
          example: "DTSTART:20260327T100000Z\nRRULE:FREQ=DAILY\n…\nRECURRENCE-ID:20260327T110000Z",
          repair: "write the original start of the instance, not the new one")
      ),
      (
        .excludedOverride,
        .init(
          .warning, "an override of an instance that EXDATE takes out", action: "the override is left out", "RFC 5545 §3.8.5.1",
          example: "EXDATE:20260328T100000Z\n…\nRECURRENCE-ID:20260328T100000Z", repair: "take out one of the two")
      ),
      (
        .duplicateOverride,
        .init(
          .warning, "two overrides of the same instance", action: "that of the highest SEQUENCE, then the newest, counts",
          "RFC 5545 §3.8.4.4",
          example: "RECURRENCE-ID:20260328T100000Z", repair: "take the older one out")
      ),
      (
        .invalidRange,
        .init(
          .warning, "a RANGE other than THISANDFUTURE", action: "the override counts for one instance", "RFC 5545 §3.2.13",
          example: "RECURRENCE-ID;RANGE=THISANDPRIOR:20260327T100000Z", repair: "split the series")
      ),
      (
        .exceptionWithoutEffect,
        .init(
          .note, "an EXDATE that takes nothing out", action: "kept as it is", "RFC 5545 §3.8.5.1",
          example: "DTSTART:20260327T100000Z\nRRULE:FREQ=DAILY\nEXDATE:20260328T110000Z",
          repair: "write the exact start of an instance")
      ),
    ])
}
