/// Something to be measured: what it costs a unit, and what that may be.
struct Benchmark {
  /// Makes what is needed, which is not measured, and gives the work, which returns how many units it did.
  typealias Preparation = () throws -> () throws -> Int

  var name: String
  /// What the cost is given by: an event, an instance, a move…
  var unit: String
  /// Nanoseconds a unit, at most.
  var target: Double?
  var prepare: Preparation

  init(_ name: String, unit: String, target: Double? = nil, prepare: @escaping Preparation) {
    (self.name, self.unit, self.target, self.prepare) = (name, unit, target, prepare)
  }

  static var all: [Benchmark] { ruleBenchmarks + occurrenceBenchmarks + feedBenchmarks + rescheduleBenchmarks }
}
