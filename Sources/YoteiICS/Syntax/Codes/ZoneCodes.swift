/// Faults of time zones.
extension ICSDiagnostic.Code {
  public static let unknownZone = Self(rawValue: "unknown-zone")
  public static let undefinedZone = Self(rawValue: "undefined-zone")
  public static let doubtfulZone = Self(rawValue: "doubtful-zone")
  public static let invalidZone = Self(rawValue: "invalid-zone")
  public static let duplicateZone = Self(rawValue: "duplicate-zone")
  public static let unusedZone = Self(rawValue: "unused-zone")
  public static let zoneContradictsName = Self(rawValue: "zone-contradicts-name")

  static let zones = Topic(
    "Time zones",
    [
      (
        .unknownZone,
        .init(
          .warning, "a zone that neither the calendar defines nor anybody knows", action: "read as floating times",
          "RFC 5545 §3.2.19",
          example: "DTSTART;TZID=Middle-earth/Shire:20260327T100000",
          repair: "add its VTIMEZONE, or name an IANA zone such as Europe/Berlin")
      ),
      (
        .undefinedZone,
        .init(
          .note, "a zone that the calendar doesn't define", action: "the zone is known by its name", "RFC 5545 §3.2.19",
          example: "DTSTART;TZID=Europe/Berlin:20260327T100000", repair: "add its VTIMEZONE")
      ),
      (
        .doubtfulZone,
        .init(
          .warning, "a zone whose definition can't be used as it is", action: "read as far as possible", "RFC 5545 §3.6.5",
          example: "BEGIN:VTIMEZONE\nTZID:Europe/Berlin\nEND:VTIMEZONE",
          repair: "write the zone's observances, or leave its VTIMEZONE out")
      ),
      (
        .invalidZone,
        .init(
          .warning, "a VTIMEZONE with a fault", action: "read as far as possible", "RFC 5545 §3.6.5",
          example: "BEGIN:STANDARD\nDTSTART:19701025T030000\nEND:STANDARD",
          repair: "give each observance DTSTART, TZOFFSETFROM and TZOFFSETTO")
      ),
      (
        .duplicateZone,
        .init(
          .warning, "a zone is defined twice", action: "the first definition counts", "RFC 5545 §3.6.5",
          example: "TZID:Europe/Berlin",
          repair: "keep one of them")
      ),
      (
        .unusedZone,
        .init(
          .note, "a zone that no time is in", action: "kept as it is", nil, example: "BEGIN:VTIMEZONE", repair: "none is needed")
      ),
      (
        .zoneContradictsName,
        .init(
          .warning, "a VTIMEZONE has other offsets than the zone that it is named after", action: "the VTIMEZONE counts",
          "RFC 5545 §3.6.5",
          example: "TZID:Europe/Berlin\nBEGIN:STANDARD\nTZOFFSETFROM:+0500\nTZOFFSETTO:+0500",
          repair: "write the zone's own offsets, or give the VTIMEZONE another TZID")
      ),
    ])
}
