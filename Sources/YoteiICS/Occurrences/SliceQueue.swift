internal import Dispatch
internal import Synchronization

/// Slices of a stream, made on another thread while earlier ones are used.
struct SliceQueue: Sendable {
  private let shared = Shared()

  init(_ stream: OccurrenceStream) {
    DispatchQueue.global().async { [shared] in
      var stream = stream
      while shared.waitForRoom(), let slice = stream.nextSlice(shared.takeUsed()) { shared.add(slice) }
      shared.end(stream)
    }
  }

  /// Nil at the end. The memory of `used` is used again.
  func next(_ used: OccurrenceSlice?) -> OccurrenceSlice? { shared.next(used) }

  /// The stream after the last slice that was made; nothing is made any more.
  func end() -> OccurrenceStream? { shared.cancel() }

  private final class Shared: Sendable {
    private struct State {
      var slices: [OccurrenceSlice] = []
      var used: [OccurrenceSlice] = []
      var stream: OccurrenceStream?
      var isCancelled = false
    }

    private let state = Mutex(State())
    private let room = DispatchSemaphore(value: 0)
    /// Slices, and the end.
    private let ready = DispatchSemaphore(value: 0)

    init() {
      // Slices that wait to be used.
      for _ in 0..<3 { room.signal() }
    }

    /// False where nobody wants more.
    func waitForRoom() -> Bool {
      room.wait()
      return state.withLock { !$0.isCancelled }
    }

    func takeUsed() -> OccurrenceSlice? { state.withLock { $0.used.popLast() } }

    func add(_ slice: OccurrenceSlice) {
      state.withLock { $0.slices.append(slice) }
      ready.signal()
    }

    func end(_ stream: OccurrenceStream) {
      state.withLock { $0.stream = stream }
      ready.signal()
    }

    func next(_ used: OccurrenceSlice?) -> OccurrenceSlice? {
      ready.wait()
      let slice = state.withLock { state in
        if let used { state.used.append(used) }
        return state.slices.isEmpty ? nil : state.slices.removeFirst()
      }
      if slice == nil { ready.signal() }
      room.signal()
      return slice
    }

    func cancel() -> OccurrenceStream? {
      state.withLock { $0.isCancelled = true }
      room.signal()
      while next(nil) != nil {}
      return state.withLock { $0.stream }
    }
  }
}
