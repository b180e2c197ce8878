import Testing

@testable import YoteiBenchmarks

struct ComparisonTests {
  private let comparison = Comparison([Measurement(100), Measurement(100, name: "index", unit: "event")])

  @Test(arguments: [(50.0, false), (109.9, false), (111, true)])
  func slowerIsWhatTakesMoreThanATenthLonger(_ nanoseconds: Double, _ isSlower: Bool) {
    #expect(comparison.isSlower(Measurement(nanoseconds)) == isSlower)
    #expect(comparison.ratio(Measurement(nanoseconds)) == nanoseconds / 100)
  }

  @Test func whatHasAnotherNameOrUnitIsNew() {
    #expect(comparison.ratio(Measurement(500, name: "move")) == nil)
    #expect(comparison.ratio(Measurement(500, name: "index")) == nil)
    #expect(!comparison.isSlower(Measurement(500, name: "index")))
  }

  @Test func rowsShowTargetVerdictAndRatio() {
    let benchmarks = [Benchmark("rule", unit: "instance") { { 1 } }]
    let table = MeasurementTable(of: benchmarks, comparison: comparison)
    #expect(
      [table.head, table.row(Measurement(55.4, target: 60)), table.row(Measurement(222, bytes: nil, target: 60))] == [
        "benchmark      units  unit         ns a unit  bytes a unit        target               before   ratio",
        "rule       1,000,000  instance            55            12          ≤ 60  ok              100    0.55",
        "rule       1,000,000  instance           222             –          ≤ 60  short           100    2.22  slower",
      ])
  }

  @Test func withoutAComparisonRowsEndWithTheVerdict() {
    let table = MeasurementTable(of: [Benchmark("rule", unit: "event") { { 1 } }])
    #expect(table.head == "benchmark      units  unit      ns a unit  bytes a unit        target")
    #expect(table.row(Measurement(7.25, unit: "event")) == "rule       1,000,000  event          7.25            12")
  }
}
