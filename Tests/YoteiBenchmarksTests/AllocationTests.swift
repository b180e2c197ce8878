import CAllocations
import Testing

struct AllocationTests {
  @Test func countsWhatIsAllocatedAlsoWhatWasGivenBack() {
    let before = yotei_allocated_bytes()
    // Where nothing is counted, that is said.
    guard before >= 0 else { return #expect(before == -1) }
    for size in [100_000, 200_000] { #expect([UInt8](repeating: 1, count: size).last == 1) }
    #expect(yotei_allocated_bytes() - before >= 300_000)
  }
}
