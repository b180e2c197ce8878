/// Faults of bytes and line ends.
extension ICSDiagnostic.Code {
  public static let utf16 = Self(rawValue: "utf-16")
  public static let compressed = Self(rawValue: "compressed")
  public static let invalidUTF8 = Self(rawValue: "invalid-utf8")
  public static let byteOrderMark = Self(rawValue: "byte-order-mark")
  public static let controlCharacter = Self(rawValue: "control-character")
  public static let directionMark = Self(rawValue: "direction-mark")
  public static let bareCarriageReturn = Self(rawValue: "bare-cr")
  public static let oddLineEnds = Self(rawValue: "odd-line-ends")
  public static let blankLine = Self(rawValue: "blank-line")
  public static let longLine = Self(rawValue: "long-line")

  static let text = Topic(
    "Bytes and line ends",
    [
      (
        .utf16,
        .init(
          .warning, "the feed is UTF-16", action: "read as UTF-16, written as UTF-8", "RFC 5545 §3.1.4",
          example: "FF FE 42 00 45 00 47 00 …",
          repair: "save the file as UTF-8")
      ),
      (
        .compressed,
        .init(
          .note, "the feed is compressed with gzip", action: "inflated, written plain", nil, example: "1F 8B 08 …",
          repair: "name the encoding in Content-Encoding, or store the file plain")
      ),
      (
        .invalidUTF8,
        .init(
          .warning, "bytes that are not UTF-8", action: "read as Windows-1252, kept as they are", "RFC 5545 §3.1.4",
          example: "SUMMARY:Caf<E9>", repair: "save the file as UTF-8")
      ),
      (
        .byteOrderMark,
        .init(
          .warning, "a byte order mark in the middle of the feed", action: "ignored", "RFC 5545 §3.1.4",
          example: "<U+FEFF>BEGIN:VCALENDAR",
          repair: "take the mark out; it stays behind when files are joined")
      ),
      (
        .controlCharacter,
        .init(
          .warning, "a control character", action: "kept, and shown as a placeholder", "RFC 5545 §3.1",
          example: "SUMMARY:Stand<NUL>up",
          repair: "take the character out; a line break in a text is \\n")
      ),
      (
        .directionMark,
        .init(
          .warning, "a mark that turns the direction of writing", action: "kept, and shown as a placeholder", nil,
          example: "SUMMARY:invoice<U+202E>xslx.exe", repair: "take the mark out; names can be forged with it")
      ),
      (
        .bareCarriageReturn,
        .init(
          .warning, "a CR without an LF", action: "read as the end of a line", "RFC 5545 §3.1",
          example: "SUMMARY:One<CR>LOCATION:Two",
          repair: "end lines with CR LF; a line break in a text is \\n")
      ),
      (
        .oddLineEnds,
        .init(
          .note, "line ends of several kinds, or with a CR too many", action: "all are read", "RFC 5545 §3.1",
          example: "SUMMARY:One<CR><CR><LF>",
          repair: "end every line with CR LF")
      ),
      (
        .blankLine,
        .init(
          .note, "a blank line", action: "ignored", "RFC 5545 §3.1", example: "SUMMARY:One\n\nLOCATION:Two",
          repair: "take the line out")
      ),
      (
        .longLine,
        .init(
          .warning, "a line of more than 10,000 bytes", action: "read whole", "RFC 5545 §3.1", example: "DESCRIPTION:…",
          repair: "fold lines after 75 octets: CR LF and a blank")
      ),
    ])
}
