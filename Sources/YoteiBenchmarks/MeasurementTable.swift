/// Measurements as the rows of a table, beside those of an earlier run.
struct MeasurementTable {
  private let names, units: Int
  private let comparison: Comparison?

  /// As wide as the longest names need.
  init(of benchmarks: [Benchmark], comparison: Comparison? = nil) {
    names = max(9, benchmarks.map(\.name.count).max() ?? 0)
    units = max(4, benchmarks.map(\.unit.count).max() ?? 0)
    self.comparison = comparison
  }

  var head: String {
    row(["benchmark", "units", "unit", "ns a unit", "bytes a unit", "target", "", "before", "ratio", ""])
  }

  func row(_ measurement: Measurement) -> String {
    let earlier = comparison?.earlier(measurement)
    let ratio = comparison?.ratio(measurement)
    return row([
      measurement.name, Figure.text(Double(measurement.units)), measurement.unit, Figure.text(measurement.nanosecondsPerUnit),
      measurement.bytesPerUnit.map(Figure.text) ?? "–", measurement.target.map { "≤ " + Figure.text($0) } ?? "",
      measurement.meetsTarget.map { $0 ? "ok" : "short" } ?? "", earlier.map { Figure.text($0.nanosecondsPerUnit) } ?? "–",
      ratio.map(Figure.ratio) ?? "–", ratio.map { $0 > Comparison.tolerance ? "slower" : "" } ?? "new",
    ])
  }

  private func row(_ cells: [String]) -> String {
    let widths = [names, 9, units, 12, 12, 12, 5] + (comparison == nil ? [] : [12, 6, 6])
    let isWord = [0, 2, 6, 9]
    let padded = zip(cells, widths).enumerated().map { column, cell in
      let blanks = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
      return isWord.contains(column) ? cell.0 + blanks : blanks + cell.0
    }
    let text = padded.joined(separator: "  ")
    return String(text.reversed().drop { $0 == " " }.reversed())
  }
}
