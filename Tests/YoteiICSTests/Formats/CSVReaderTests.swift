import Testing

@testable import YoteiICS

@Suite struct CSVReaderTests {
  private func rows(_ text: String) throws -> [[String]] {
    var reader = CSVReader(Array(text.utf8))
    var rows: [[String]] = []
    while let row = try reader.next() { rows.append(row.cells) }
    return rows
  }

  @Test(arguments: [
    ("a,b\r\nc,d\r\n", [["a", "b"], ["c", "d"]]), ("a,b\nc,d", [["a", "b"], ["c", "d"]]),
    ("a;b\nc;d,e", [["a", "b"], ["c", "d,e"]]),
    ("a\tb\n", [["a", "b"]]), ("\"a,\"\"b\"\"\r\nc\",d", [["a,\"b\"\r\nc", "d"]]), ("\u{FEFF}a,\n\n,b", [["a", ""], ["", "b"]]),
    ("", []), ("a\rb", [["a"], ["b"]]),
  ]) func rowsAreRead(_ text: String, _ expected: [[String]]) throws {
    #expect(try rows(text) == expected)
  }

  @Test func whatIsWrittenIsReadBack() throws {
    let cells = [["a", "", " b "], ["c,d", "\"e\"", "f\r\ng\nh"], ["=1", "é", ","]]
    var output: [UInt8] = []
    for row in cells { CSVText().append(row, to: &output) }
    #expect(try rows(String(decoding: output, as: UTF8.self)) == cells)
  }

  @Test func anOpenQuotationMarkHasItsPlace() {
    let error = #expect(throws: ICSFormatError.self) { try rows("a,b\nc,\"d\n\n") }
    #expect(error?.line == 2)
  }

  @Test(arguments: ["=", "+", "-", "@", "\t", "\r", "\n"]) func theGuardDisarmsEveryBeginningOfAFormula(_ letter: String) throws {
    var output: [UInt8] = []
    CSVText(guardsFormulas: true).append([letter + "1", "x" + letter], to: &output)
    #expect(try rows(String(decoding: output, as: UTF8.self)) == [["'" + letter + "1", "x" + letter]])
  }
}
