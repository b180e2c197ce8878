/// The words of the command line.
struct BenchmarkArguments: Equatable {
  /// Parts of names, of which a benchmark must have one; none takes all.
  var filters: [String] = []
  var save: String?
  var comparison: String?
  var lists = false
  var asksForHelp = false

  static let help = """
    Usage: swift run -c release YoteiBenchmarks [OPTIONS]

    measures YoteiICS in this process: the fastest of several rounds, and the bytes that were allocated

      --filter NAME   only benchmarks with NAME in their name, in any letter case; repeatable
      --save FILE     write the figures to FILE as JSON
      --compare FILE  show the figures of an earlier run beside the new ones, and what became slower by more than 10 %
      --list          show the names of the benchmarks, measure nothing
      -h, --help      show this help

    Exit status: 0 done; 1 done, but a target was not met or something became slower; 2 the command line is wrong;
    3 FILE can't be read; 5 FILE can't be written.

    """

  init(_ words: [String]) throws(BenchmarkError) {
    var words = words[...]
    while let word = words.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      func value() throws(BenchmarkError) -> String {
        guard let value = parts.count > 1 ? parts[1] : words.popFirst() else {
          throw BenchmarkError(.usage, "\(word) needs a value")
        }
        return value
      }
      switch parts.first {
      case "--filter": filters.append(try value())
      case "--save": save = try value()
      case "--compare": comparison = try value()
      case "--list": lists = true
      case "--help", "-h": asksForHelp = true
      default: throw BenchmarkError(.usage, "there is no option \"\(word)\"")
      }
    }
  }

  /// Those of `benchmarks` that are asked for.
  func selected(_ benchmarks: [Benchmark]) throws(BenchmarkError) -> [Benchmark] {
    let selected = benchmarks.filter { benchmark in
      filters.isEmpty || filters.contains { benchmark.name.lowercased().contains($0.lowercased()) }
    }
    guard !selected.isEmpty else {
      throw BenchmarkError(.usage, "no benchmark has \"\(filters.joined(separator: "\" or \""))\" in its name; --list shows them")
    }
    return selected
  }
}
