internal import Dispatch
internal import Synchronization

/// Work that is shared between the cores.
enum Threads {
  /// What `body` gives for 0 to `count` - 1, at a time where there are cores for it.
  static func map<Result: Sendable>(_ count: Int, _ body: @Sendable (Int) -> Result) -> [Result] {
    let results = Mutex([Result?](repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let result = body(index)
      results.withLock { $0[index] = result }
    }
    return results.withLock { $0.compactMap(\.self) }
  }
}
