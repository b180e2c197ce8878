internal import Foundation

/// Searches and sums over raw bytes: the one file of the library that says `unsafe`, since each call replaces a loop of bounds checks.
///
/// What it assumes: offsets handed in lie within the span, which every function checks once, before its loop.
enum ByteScanner {
  /// The offset of the first `byte` in `range`, or the range's end.
  @inline(__always)
  static func index(of byte: UInt8, in bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    precondition(start >= 0 && start <= end && end <= bytes.count)
    return unsafe bytes.withUnsafeBufferPointer { buffer in
      guard start < end, let base = buffer.baseAddress else { return end }
      guard let found = unsafe memchr(base + start, Int32(byte), end - start) else { return end }
      return unsafe UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }
  }

  /// Whether two ranges of equal length hold the same bytes.
  static func areEqual(_ a: Range<Int>, _ b: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    precondition(a.lowerBound >= 0 && b.lowerBound >= 0 && a.upperBound <= bytes.count && b.upperBound <= bytes.count)
    guard a.count == b.count else { return false }
    return unsafe bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return true }
      return unsafe memcmp(base + a.lowerBound, base + b.lowerBound, a.count) == 0
    }
  }

  /// A hash of the bytes in `range`, quick and seeded; equal bytes have equal hashes for equal seeds.
  static func hash(_ range: Range<Int>, in bytes: Span<UInt8>, seed: UInt64) -> UInt64 {
    precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count)
    return unsafe bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return seed }
      var position = unsafe UnsafeRawPointer(base + range.lowerBound)
      var hash = seed ^ UInt64(range.count) &* 0x9E37_79B9_7F4A_7C15
      var rest = range.count
      while rest >= 8 {
        hash = unsafe mixed(hash ^ position.loadUnaligned(as: UInt64.self))
        unsafe position += 8
        rest -= 8
      }
      var tail: UInt64 = 0
      for index in 0..<rest { tail = unsafe tail << 8 | UInt64(position.load(fromByteOffset: index, as: UInt8.self)) }
      return mixed(hash ^ tail)
    }
  }

  private static func mixed(_ value: UInt64) -> UInt64 {
    let (high, low) = value.multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return high ^ low
  }

  /// Whether a CR in `range` has neither an LF nor another CR after it: a feed that breaks lines with CR, at least in places. Written, as
  /// the next one, so that the compiler makes vectors of it.
  static func hasLoneCR(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    guard let last = range.last else { return false }
    // The last byte of all has none after it.
    let isAtEnd = last == bytes.count - 1
    if isAtEnd, bytes[last] == 13 { return true }
    return unsafe bytes.extracting(range.lowerBound...(isAtEnd ? last : last + 1)).withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return false }
      var loneCR: UInt8 = 0
      for index in 0..<buffer.count &- 1 {
        let next = unsafe base[index &+ 1]
        loneCR |= unsafe (base[index] == 13 ? 1 : 0) & (next == 10 || next == 13 ? 0 : 1)
      }
      return loneCR != 0
    }
  }

  /// Whether there are bytes of 0x80 and above in `range`, and control characters other than TAB, CR and LF.
  static func survey(_ bytes: Span<UInt8>, _ range: Range<Int>) -> (isASCII: Bool, hasControls: Bool) {
    unsafe bytes.extracting(range).withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return (true, false) }
      var high: UInt8 = 0
      var controls: UInt8 = 0
      for index in 0..<buffer.count {
        let byte = unsafe base[index]
        high |= byte
        controls |= (byte < 32 || byte == 127 ? 1 : 0) & (byte == 9 || byte == 10 || byte == 13 ? 0 : 1)
      }
      return (high < 0x80, controls != 0)
    }
  }
}
