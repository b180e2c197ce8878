import Foundation

/// The figures of a run in a file.
enum SavedRun {
  static func read(_ path: String) throws(BenchmarkError) -> [Measurement] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw BenchmarkError(.unreadable, "\(path) can't be read; give --compare a file that --save wrote")
    }
    guard let measurements = try? JSONDecoder().decode([Measurement].self, from: data) else {
      throw BenchmarkError(.unreadable, "\(path) has no figures; give --compare a file that --save wrote")
    }
    return measurements
  }

  static func write(_ measurements: [Measurement], to path: String) throws(BenchmarkError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    do {
      try encoder.encode(measurements).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw BenchmarkError(.unwritable, "\(path) can't be written: \((error as NSError).localizedDescription)")
    }
  }
}
