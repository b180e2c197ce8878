import Foundation
import Testing

@testable import YoteiICS

@Suite struct BoundedQueueTests {
  @Test func elementsComeInOrderAndThenTheEnd() {
    let queue = BoundedQueue<Int, String>(capacity: 3)
    Thread.detachNewThread {
      for number in 0..<1000 { _ = queue.add(number) }
      queue.finish("done")
    }
    var numbers: [Int] = []
    while let number = queue.next() { numbers.append(number) }
    #expect(numbers == Array(0..<1000))
    #expect(queue.next() == nil)
    #expect(queue.end() == "done")
  }

  @Test func aMakerThatNobodyListensToIsStopped() {
    let queue = BoundedQueue<Int, Int>(capacity: 2)
    Thread.detachNewThread {
      var number = 0
      while queue.add(number) { number += 1 }
      queue.finish(number)
    }
    #expect(queue.next() == 0)
    #expect((queue.end() ?? 0) < 10)
  }

  @Test func threadsGiveResultsInOrder() {
    #expect(Threads.map(100) { $0 * $0 } == (0..<100).map { $0 * $0 })
    #expect(Threads.map(0) { $0 } == [])
  }
}
