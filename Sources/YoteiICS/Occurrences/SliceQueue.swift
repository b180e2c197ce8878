internal import Dispatch
internal import Synchronization

/// Slices of a stream, made on another thread while earlier ones are used.
struct SliceQueue {
  private let slices = BoundedQueue<OccurrenceSlice, OccurrenceStream>(capacity: 2)
  private let used = Used()

  init(_ stream: OccurrenceStream) {
    DispatchQueue.global().async { [slices, used] in
      var stream = stream
      while let slice = stream.nextSlice(used.take()), slices.add(slice) {}
      slices.finish(stream)
    }
  }

  /// Nil at the end. The memory of `former` is used again.
  func next(_ former: OccurrenceSlice?) -> OccurrenceSlice? {
    if let former { used.give(former) }
    return slices.next()
  }

  /// The stream after the last slice that was made; nothing is made any more.
  func end() -> OccurrenceStream? { slices.end() }

  private final class Used: Sendable {
    private let slices = Mutex<[OccurrenceSlice]>([])

    func give(_ slice: OccurrenceSlice) { slices.withLock { $0.append(slice) } }
    func take() -> OccurrenceSlice? { slices.withLock { $0.popLast() } }
  }
}
