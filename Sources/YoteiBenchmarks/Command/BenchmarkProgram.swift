import Foundation

/// Measures what the command line asks for and prints a row for each.
enum BenchmarkProgram {
  static func run(_ words: [String]) -> Int32 {
    do {
      return try run(BenchmarkArguments(words))
    } catch let error as BenchmarkError {
      let hint = error.status == .usage ? "\nSee 'swift run -c release YoteiBenchmarks --help'." : ""
      report("error: \(error.message)\(hint)")
      return error.status.rawValue
    } catch {
      report("error: \(error)")
      return BenchmarkError.Status.faulty.rawValue
    }
  }

  private static func run(_ arguments: BenchmarkArguments) throws -> Int32 {
    if arguments.asksForHelp {
      print(BenchmarkArguments.help, terminator: "")
      return 0
    }
    let benchmarks = try arguments.selected(Benchmark.all)
    if arguments.lists {
      for benchmark in benchmarks { print(benchmark.name) }
      return 0
    }
    #if DEBUG
      report("warning: built without optimisation, which the figures show; use swift run -c release YoteiBenchmarks")
    #endif
    let comparison = try arguments.comparison.map { Comparison(try SavedRun.read($0)) }
    let table = MeasurementTable(of: benchmarks, comparison: comparison)
    print(table.head)
    var measurements: [Measurement] = []
    for benchmark in benchmarks {
      measurements.append(try Measurement(of: benchmark))
      print(table.row(measurements[measurements.count - 1]))
    }
    if let path = arguments.save { try SavedRun.write(measurements, to: path) }
    let isFaulty = measurements.contains { $0.meetsTarget == false || comparison?.isSlower($0) == true }
    return isFaulty ? BenchmarkError.Status.faulty.rawValue : 0
  }

  private static func report(_ message: String) {
    try? FileHandle.standardError.write(contentsOf: Data("YoteiBenchmarks: \(message)\n".utf8))
  }
}
