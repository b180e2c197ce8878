internal import YoteiICS

extension Arguments {
  func dialect() throws(CommandError) -> CSVDialect? {
    guard let name = value(.dialect) else { return nil }
    guard let dialect = CSVDialect(rawValue: name) else { throw .usage("--dialect is google or outlook: \"\(name)\"") }
    return dialect
  }
}
