import CAllocations

/// What a benchmark came to.
struct Measurement: Codable, Equatable {
  var name: String
  var unit: String
  /// What one round did.
  var units: Int
  /// Of the fastest round.
  var nanosecondsPerUnit: Double
  /// All that was asked of the allocator, also what was given back; nil where that can't be counted.
  var bytesPerUnit: Double?
  var target: Double?

  var meetsTarget: Bool? { target.map { nanosecondsPerUnit <= $0 } }
}

extension Measurement {
  /// Does the work once to warm up, once to count bytes, then in rounds for some time.
  init(of benchmark: Benchmark, for time: Duration = .seconds(1), rounds: ClosedRange<Int> = 5...1000) throws {
    let work = try benchmark.prepare()
    _ = try work()
    let before = yotei_allocated_bytes()
    let units = try work()
    let bytes = before < 0 ? nil : Double(yotei_allocated_bytes() - before)
    guard units > 0 else { throw BenchmarkError(.faulty, "\(benchmark.name) did nothing") }
    let clock = ContinuousClock()
    let start = clock.now
    var fastest = Duration.seconds(Int64.max)
    var done = 0
    while done < rounds.lowerBound || (done < rounds.upperBound && clock.now - start < time) {
      fastest = min(fastest, try clock.measure { _ = try work() })
      done += 1
    }
    name = benchmark.name
    unit = benchmark.unit
    self.units = units
    nanosecondsPerUnit = fastest / .nanoseconds(1) / Double(units)
    bytesPerUnit = bytes.map { $0 / Double(units) }
    target = benchmark.target
  }
}
