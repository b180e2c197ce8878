/// Faults of content lines: names, parameters, escapes.
extension ICSDiagnostic.Code {
  public static let lineWithoutColon = Self(rawValue: "line-without-colon")
  public static let equalsForColon = Self(rawValue: "equals-for-colon")
  public static let rawLineBreak = Self(rawValue: "raw-line-break")
  public static let invalidName = Self(rawValue: "invalid-name")
  public static let openQuote = Self(rawValue: "open-quote")
  public static let invalidParameter = Self(rawValue: "invalid-parameter")
  public static let longParameters = Self(rawValue: "long-parameters")
  public static let invalidEscape = Self(rawValue: "invalid-escape")
  public static let unescapedSeparator = Self(rawValue: "unescaped-separator")
  public static let quotedPrintable = Self(rawValue: "quoted-printable")
  public static let internalName = Self(rawValue: "internal-name")

  static let lines = Topic(
    "Content lines",
    [
      (
        .lineWithoutColon,
        .init(
          .warning, "a line without a colon", action: "kept as it is, without effect", "RFC 5545 §3.1", example: "LOCATION",
          repair: "write NAME:VALUE, or take the line out")
      ),
      (
        .equalsForColon,
        .init(
          .warning, "an equals sign in the place of the colon", action: "read as it is meant", "RFC 5545 §3.1",
          example: "SUMMARY=Planning",
          repair: "write SUMMARY:Planning")
      ),
      (
        .rawLineBreak,
        .init(
          .warning, "a text runs over several lines that are not folded", action: "joined to the text before", "RFC 5545 §3.3.11",
          example: "DESCRIPTION:Bring an apron\nand a towel",
          repair: "write the line break as \\n: DESCRIPTION:Bring an apron\\nand a towel")
      ),
      (
        .invalidName,
        .init(
          .warning, "a name with other characters than letters, digits and hyphens", action: "kept as it is", "RFC 5545 §3.1",
          example: "ROOM_NUMBER:7", repair: "name it X-ROOM-NUMBER")
      ),
      (
        .openQuote,
        .init(
          .warning, "a quotation mark that is never closed", action: "the value begins after the first colon", "RFC 5545 §3.2",
          example: "ORGANIZER;CN=\"Jane:mailto:jane@example.com", repair: "close the mark, or take it out")
      ),
      (
        .invalidParameter,
        .init(
          .warning, "a parameter that is none", action: "read as far as possible", "RFC 5545 §3.2",
          example: "X-PLACE;X-TITLE=Mill\\; gate 2:geo:48.1,11.5",
          repair: "write NAME=VALUE, and values with : ; or , in quotation marks: X-TITLE=\"Mill; gate 2\"")
      ),
      (
        .longParameters,
        .init(
          .warning, "parameters of more than 10,000 bytes in one line", action: "read whole", "RFC 5545 §3.2",
          example: "ATTENDEE;CN=\"…\":mailto:a@example.com",
          repair: "keep long texts in values")
      ),
      (
        .invalidEscape,
        .init(
          .warning, "a backslash before a letter that needs none", action: "the backslash is kept", "RFC 5545 §3.3.11",
          example: "DESCRIPTION:C:\\data", repair: "write \\\\ for a backslash; only \\n \\, and \\; are escapes beside it")
      ),
      (
        .unescapedSeparator,
        .init(
          .note, "a comma or semicolon without a backslash", action: "read as text", "RFC 5545 §3.3.11",
          example: "LOCATION:Old mill; left door",
          repair: "write \\, and \\; in texts")
      ),
      (
        .quotedPrintable,
        .init(
          .warning, "a quoted-printable value of vCalendar 1.0", action: "not decoded", "RFC 5545 §3.2.7",
          example: "SUMMARY;ENCODING=QUOTED-PRINTABLE:Caf=C3=A9", repair: "write the text as UTF-8, without ENCODING")
      ),
      (
        .internalName,
        .init(
          .warning, "a mark that libical left in the feed", action: "kept as it is, without effect", nil,
          example: "X-LIC-ERROR;X-LIC-ERRORTYPE=VALUE-PARSE-ERROR:No value for LOCATION property",
          repair: "take the line out; the program before could not read something here")
      ),
    ])
}
