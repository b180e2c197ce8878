/// Faults of other values, and of alarms.
extension ICSDiagnostic.Code {
  public static let invalidNumber = Self(rawValue: "invalid-number")
  public static let numberOutOfRange = Self(rawValue: "number-out-of-range")
  public static let invalidGeo = Self(rawValue: "invalid-geo")
  public static let invalidBase64 = Self(rawValue: "invalid-base64")
  public static let invalidAlarm = Self(rawValue: "invalid-alarm")

  static let values = Topic(
    "Other values and alarms",
    [
      (
        .invalidNumber,
        .init(
          .warning, "a number that can't be read", action: "the property has no effect", "RFC 5545 §3.3.8", example: "SEQUENCE:two",
          repair: "write digits")
      ),
      (
        .numberOutOfRange,
        .init(
          .warning, "a number that its property doesn't allow", action: "the property has no effect", "RFC 5545 §3.8.1",
          example: "PERCENT-COMPLETE:140", repair: "write a number within the property's range")
      ),
      (
        .invalidGeo,
        .init(
          .warning, "a GEO that is no place on the earth", action: "the property has no effect", "RFC 5545 §3.8.1.6",
          example: "GEO:1030;200",
          repair: "write GEO:latitude;longitude in degrees, GEO:48.2;16.37")
      ),
      (
        .invalidBase64,
        .init(
          .warning, "inline data that is not base64", action: "kept as it is", "RFC 5545 §3.3.1",
          example: "ATTACH;ENCODING=BASE64;VALUE=BINARY:not base64!", repair: "encode the data again, or take the property out")
      ),
      (
        .invalidAlarm,
        .init(
          .warning, "an alarm with a fault", action: "kept as it is", "RFC 5545 §3.6.6",
          example: "BEGIN:VALARM\nACTION:DISPLAY\nEND:VALARM",
          repair: "give each alarm ACTION and TRIGGER, and what its ACTION asks for")
      ),
    ])
}
