internal import Dispatch
internal import Synchronization

/// Work that is shared between the cores.
package enum Threads {
  /// What `body` gives for 0 to `count` - 1, as many at a time as `threads` says.
  package static func map<Result: Sendable>(
    _ count: Int, threads: Int = .max, _ body: @Sendable (Int) -> Result
  ) -> [Result] {
    guard count > 1, threads > 1 else { return (0..<count).map(body) }
    let next = Mutex(0)
    let results = Mutex([Result?](repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: min(count, threads)) { _ in
      while let index = next.withLock({ next in
        defer { next += 1 }
        return next < count ? next : nil
      }) {
        let result = body(index)
        results.withLock { $0[index] = result }
      }
    }
    return results.withLock { $0.compactMap(\.self) }
  }
}
