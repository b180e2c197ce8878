/// Faults of components: where they begin and end, and what they hold.
extension ICSDiagnostic.Code {
  public static let missingEnd = Self(rawValue: "missing-end")
  public static let strayEnd = Self(rawValue: "stray-end")
  public static let strayText = Self(rawValue: "stray-text")
  public static let noCalendar = Self(rawValue: "no-vcalendar")
  public static let parametersOnBegin = Self(rawValue: "parameters-on-begin")
  public static let repeatedProperty = Self(rawValue: "repeated-property")
  public static let missingProperty = Self(rawValue: "missing-property")
  public static let libical = Self(rawValue: "libical")

  static let structure = Topic(
    "Components",
    [
      (
        .missingEnd,
        .init(
          .warning, "a component is not closed", action: "closed here", "RFC 5545 §3.6",
          example: "BEGIN:VEVENT\nSUMMARY:One\nBEGIN:VEVENT",
          repair: "add the END line")
      ),
      (
        .strayEnd,
        .init(
          .warning, "an END line closes nothing", action: "kept as it is, without effect", "RFC 5545 §3.6",
          example: "BEGIN:VEVENT\nEND:VTODO", repair: "name the component that is open, or take the line out")
      ),
      (
        .strayText,
        .init(
          .warning, "text outside of any component", action: "kept as it is, without effect", "RFC 5545 §3.4",
          example: "Warning: low memory",
          repair: "take the lines out")
      ),
      (
        .noCalendar,
        .init(
          .warning, "a component outside of a calendar", action: "read as if it stood in one", "RFC 5545 §3.4",
          example: "BEGIN:VEVENT",
          repair: "put BEGIN:VCALENDAR and END:VCALENDAR around it")
      ),
      (
        .parametersOnBegin,
        .init(
          .warning, "parameters on a BEGIN or END line", action: "ignored", "RFC 5545 §3.6", example: "BEGIN;X=1:VEVENT",
          repair: "write BEGIN:VEVENT")
      ),
      (
        .repeatedProperty,
        .init(
          .warning, "a property that may stand once is there again", action: "the first counts", "RFC 5545 §3.6",
          example: "SUMMARY:One\nSUMMARY:Two", repair: "keep one of them")
      ),
      (
        .missingProperty,
        .init(
          .warning, "a property that must be there is missing", action: "read without it", "RFC 5545 §3.6",
          example: "BEGIN:VFREEBUSY",
          repair: "add the property")
      ),
      (
        .libical,
        .init(
          .warning, "libical's own parser or its checks find a fault", action: "nothing; this is the opinion of another reader",
          nil,
          example: "yotei check --libical", repair: "see what the message says; programs built on libical may drop the property")
      ),
    ])
}
