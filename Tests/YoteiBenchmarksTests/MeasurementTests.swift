import Testing

@testable import YoteiBenchmarks

struct MeasurementTests {
  @Test func doesTheWorkToWarmUpToCountAndInRounds() throws {
    var runs = 0
    let measurement = try Measurement(
      of: Benchmark("name", unit: "thing", target: 5) {
        {
          runs += 1
          return 7
        }
      }, for: .zero, rounds: 3...10)
    #expect(runs == 5)
    #expect(measurement.name == "name")
    #expect(measurement.unit == "thing")
    #expect(measurement.units == 7)
    #expect(measurement.nanosecondsPerUnit > 0)
  }

  @Test func workThatDoesNothingIsAFault() {
    #expect(throws: BenchmarkError(.faulty, "idle did nothing")) {
      try Measurement(of: Benchmark("idle", unit: "thing") { { 0 } }, for: .zero)
    }
  }

  @Test(arguments: [(60.0, true), (60.1, false)])
  func meetsItsTargetOrDoesNot(_ nanoseconds: Double, _ meets: Bool) {
    #expect(Measurement(nanoseconds, target: 60).meetsTarget == meets)
    #expect(Measurement(nanoseconds).meetsTarget == nil)
  }

  @Test func thereAreTwelveRulesWithATargetEach() {
    #expect(Benchmark.ruleBenchmarks.count == 12)
    #expect(Benchmark.ruleBenchmarks.allSatisfy { $0.target != nil })
    #expect(Set(Benchmark.all.map(\.name)).count == Benchmark.all.count)
  }
}

extension Measurement {
  init(_ nanoseconds: Double, name: String = "rule", unit: String = "instance", bytes: Double? = 12, target: Double? = nil) {
    self.init(
      name: name, unit: unit, units: 1_000_000, nanosecondsPerUnit: nanoseconds, bytesPerUnit: bytes, target: target)
  }
}
