/// A notation that whole feeds are written in, with nothing expanded.
package protocol FeedFormat {
  /// What `--to-format` calls it.
  static var identifier: String { get }
  static var abstract: String { get }

  /// What stands before the first feed.
  mutating func begin(to output: inout [UInt8])
  /// Writes a feed in pieces of some 64 KiB; gives what the notation can't carry.
  mutating func append(_ feed: ICSFeed, source: String?, to write: ([UInt8]) throws -> Void) throws -> [ICSDiagnostic]
  /// What stands after the last feed.
  mutating func finish(to output: inout [UInt8])
}

extension FeedFormat {
  package mutating func begin(to output: inout [UInt8]) {}
  package mutating func finish(to output: inout [UInt8]) {}
}

/// A notation that feeds are read from.
package protocol FeedReader {
  /// What `--from-format` calls it.
  static var identifier: String { get }
  /// The calendar as content lines.
  func contentLines(_ bytes: [UInt8]) throws(ICSFormatError) -> [UInt8]
}
