internal import Foundation

/// How much a reader takes before it refuses.
public struct ICSParseOptions: Hashable, Sendable {
  /// Components inside components, at most.
  public var maximumDepth = 64
  /// Bytes of a feed, at most, after inflating it.
  public var maximumBytes = 2_000_000_000
  /// How many times as large as its gzip data a feed may be.
  public var maximumInflation = 100
  /// Occurrences of one series in one request, at most.
  public var maximumOccurrences = 100_000

  /// Threads that share the work on a large feed, at most; what comes of it is the same with any number.
  public var maximumThreads = ProcessInfo.processInfo.activeProcessorCount

  public init() {}

  /// Every fault is mended where that is possible, and reported.
  public static let lenient = ICSParseOptions()
}
