internal import Dispatch
internal import Synchronization

/// What one thread makes for another, in order; each waits for the other where it has to.
package final class BoundedQueue<Element: Sendable, End: Sendable>: Sendable {
  private struct State {
    var elements: [Element] = []
    var end: End?
    var isCancelled = false
  }

  private let state = Mutex(State())
  private let room = DispatchSemaphore(value: 0)
  /// Elements, and the end.
  private let ready = DispatchSemaphore(value: 0)

  /// No more than `capacity` elements are there at a time.
  package init(capacity: Int) {
    for _ in 0..<capacity { room.signal() }
  }

  /// Waits for room; false where nobody wants more.
  package func add(_ element: Element) -> Bool {
    room.wait()
    let isWanted = state.withLock { state in
      if !state.isCancelled { state.elements.append(element) }
      return !state.isCancelled
    }
    if isWanted { ready.signal() }
    return isWanted
  }

  /// To be called once, after the last element.
  package func finish(_ end: End) {
    state.withLock { $0.end = end }
    ready.signal()
  }

  /// Waits for an element; nil at the end.
  package func next() -> Element? {
    ready.wait()
    let element = state.withLock { $0.elements.isEmpty ? nil : $0.elements.removeFirst() }
    if element == nil { ready.signal() } else { room.signal() }
    return element
  }

  /// Takes no more elements, and waits for the end.
  package func end() -> End? {
    cancel()
    while next() != nil {}
    return state.withLock { $0.end }
  }

  /// Takes no more elements.
  package func cancel() {
    state.withLock { $0.isCancelled = true }
    room.signal()
  }
}
