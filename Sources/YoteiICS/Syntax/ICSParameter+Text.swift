extension ICSParameter: CustomStringConvertible {
  /// The parameter as it is written, quoted where RFC 5545 3.2 wants it and encoded by RFC 6868: `CN="Doe, Jane"`.
  public var description: String {
    name.rawName + "=" + values.map(Self.written).joined(separator: ",")
  }

  private static func written(_ value: String) -> String {
    var text = String.UnicodeScalarView()
    for character in value.replacing("\r\n", with: "\n").unicodeScalars {
      switch character {
      case "^": text.append(contentsOf: "^^".unicodeScalars)
      case "\"": text.append(contentsOf: "^'".unicodeScalars)
      case "\n", "\r": text.append(contentsOf: "^n".unicodeScalars)
      case _ where character.value < 0x20 && character != "\t" || character.value == 0x7F: continue
      default: text.append(character)
      }
    }
    let needsQuotes = text.contains { $0 == ":" || $0 == ";" || $0 == "," }
    return needsQuotes ? "\"\(String(text))\"" : String(text)
  }
}
