import Foundation
import Testing

@testable import YoteiBenchmarks

struct BenchmarkArgumentsTests {
  private let benchmarks = ["rule: daily", "rule: hourly", "jCal"].map { Benchmark($0, unit: "event") { { 1 } } }

  @Test func readsEachOption() throws {
    let arguments = try BenchmarkArguments(["--filter", "rule", "--filter=jcal", "--save", "a.json", "--compare=b.json", "--list"])
    #expect(arguments.filters == ["rule", "jcal"])
    #expect(arguments.save == "a.json")
    #expect(arguments.comparison == "b.json")
    #expect(arguments.lists)
    #expect(!arguments.asksForHelp)
    #expect(try BenchmarkArguments(["-h"]).asksForHelp)
  }

  @Test(arguments: [(["--fliter"], "there is no option \"--fliter\""), (["--save"], "--save needs a value")])
  func refusesWhatItDoesNotKnow(_ words: [String], _ message: String) {
    #expect(throws: BenchmarkError(.usage, message)) { try BenchmarkArguments(words) }
  }

  @Test(arguments: [([], 3), (["--filter", "RULE"], 2), (["--filter", "daily", "--filter", "jcal"], 2)] as [([String], Int)])
  func selectsByPartsOfNames(_ words: [String], _ count: Int) throws {
    #expect(try BenchmarkArguments(words).selected(benchmarks).count == count)
  }

  @Test func aFilterThatNothingMeetsIsAnError() throws {
    let arguments = try BenchmarkArguments(["--filter", "weekly"])
    #expect(throws: BenchmarkError(.usage, "no benchmark has \"weekly\" in its name; --list shows them")) {
      try arguments.selected(benchmarks)
    }
  }

  @Test func aSavedRunIsReadAsItWas() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    let run = [Measurement(12.5, target: 60), Measurement(1, name: "move", unit: "move", bytes: nil)]
    try SavedRun.write(run, to: path)
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(try SavedRun.read(path) == run)
  }

  @Test func whatCannotBeReadOrWrittenHasItsOwnStatus() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    #expect(throws: BenchmarkError(.unreadable, "\(folder)/a can't be read; give --compare a file that --save wrote")) {
      try SavedRun.read(folder + "/a")
    }
    do {
      try SavedRun.write([], to: folder + "/a")
      Issue.record("written")
    } catch {
      #expect(error.status == .unwritable)
    }
  }
}
