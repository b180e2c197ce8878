internal import Foundation

extension ICSProperty {
  /// The whole line without folds and without what would break it in two.
  var unfoldedLine: String {
    let line = LineText.string(bytes.span, contentLine.start..<contentLine.end, isFolded: contentLine.isFolded)
    guard line.utf8.contains(where: { $0 < 0x20 && $0 != 9 || $0 == 0x7F }) else { return line }
    var plain = String.UnicodeScalarView()
    for scalar in line.unicodeScalars where scalar.value >= 0x20 && scalar.value != 0x7F || scalar == "\t" { plain.append(scalar) }
    return String(plain)
  }
}

extension ICSComponent {
  /// BEGIN, all lines without folds, and END.
  var unfoldedLines: [String] {
    let name = name.filter { $0.isLetter || $0.isNumber || $0 == "-" }
    return ["BEGIN:\(name)"] + properties.map(\.unfoldedLine) + components.flatMap(\.unfoldedLines) + ["END:\(name)"]
  }
}
