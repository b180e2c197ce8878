internal import Dispatch
internal import Synchronization

/// Slices of a stream, made on another thread while earlier ones are used.
struct SliceQueue: Sendable {
  private let shared = Shared()

  init(_ stream: OccurrenceStream) {
    DispatchQueue.global().async { [shared] in
      var stream = stream
      while shared.waitForRoom(), let slice = stream.nextSlice() { shared.add(slice) }
      shared.end(stream)
    }
  }

  /// Nil at the end.
  func next() -> OccurrenceSlice? { shared.next() }

  /// The stream after the last slice that was made; nothing is made any more.
  func end() -> OccurrenceStream? { shared.cancel() }

  private final class Shared: Sendable {
    private struct State {
      var slices: [OccurrenceSlice] = []
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

    func add(_ slice: OccurrenceSlice) {
      state.withLock { $0.slices.append(slice) }
      ready.signal()
    }

    func end(_ stream: OccurrenceStream) {
      state.withLock { $0.stream = stream }
      ready.signal()
    }

    func next() -> OccurrenceSlice? {
      ready.wait()
      let slice = state.withLock { $0.slices.isEmpty ? nil : $0.slices.removeFirst() }
      if slice == nil { ready.signal() }
      room.signal()
      return slice
    }

    func cancel() -> OccurrenceStream? {
      state.withLock { $0.isCancelled = true }
      room.signal()
      while next() != nil {}
      return state.withLock { $0.stream }
    }
  }
}
