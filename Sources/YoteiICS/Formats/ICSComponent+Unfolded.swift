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
  /// The name, such that it makes one line.
  var lineName: String { String(String.UnicodeScalarView(name.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F })) }

  /// BEGIN, all lines without folds, and END.
  var unfoldedLines: [String] {
    ["BEGIN:\(lineName)"] + properties.map(\.unfoldedLine) + components.flatMap(\.unfoldedLines) + ["END:\(lineName)"]
  }

  /// Whether the component and all inside it have an END line, which ends with a line break.
  var isWhole: Bool {
    let record = index.records[position]
    guard record.end > record.start, [10, 13].contains(index.bytes[Int(record.end) - 1]) else { return false }
    return (position..<Int(record.subtreeEnd)).allSatisfy { !index.records[$0].traits.contains(.isUnclosed) }
  }
}
