/// Rows of RFC 4180: CRLF at the end of each, quotation marks where a cell needs them.
package struct CSVText: Sendable {
  /// Whether a cell that a spreadsheet would take for a formula gets an apostrophe before it.
  package var guardsFormulas = false

  package init(guardsFormulas: Bool = false) { self.guardsFormulas = guardsFormulas }

  func append(_ cells: [String], to output: inout [UInt8]) {
    for (position, cell) in cells.enumerated() {
      if position > 0 { output.append(UInt8(ascii: ",")) }
      append(cell, to: &output)
    }
    output += [13, 10]
  }

  private func append(_ cell: String, to output: inout [UInt8]) {
    let letters = cell.utf8
    let isFormula = guardsFormulas && letters.first.map(Self.startsFormula) == true
    let needsQuotes = letters.contains { "\"\n\r\t,".utf8.contains($0) } || letters.first == 32 || letters.last == 32
    guard needsQuotes else {
      if isFormula { output.append(UInt8(ascii: "'")) }
      output += letters
      return
    }
    output.append(34)
    if isFormula { output.append(UInt8(ascii: "'")) }
    for letter in letters {
      if letter == 34 { output.append(34) }
      output.append(letter)
    }
    output.append(34)
  }

  /// The beginnings that spreadsheets take for formulas, as OWASP lists them.
  private static func startsFormula(_ letter: UInt8) -> Bool {
    switch letter {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), 9, 13, 10: true
    default: false
    }
  }
}
