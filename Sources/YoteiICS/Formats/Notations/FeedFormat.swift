/// A notation that whole feeds are written in, with nothing expanded.
package protocol FeedFormat: Sendable {
  /// What `--to-format` calls it.
  static var identifier: String { get }
  static var abstract: String { get }
  /// Whether what it writes of a feed doesn't depend on the feeds before.
  static var writesFeedsAlone: Bool { get }

  /// What stands before the first feed.
  mutating func begin(to output: inout [UInt8])
  /// Writes a feed in pieces of some 64 KiB; gives what the notation can't carry.
  mutating func append(_ feed: ICSFeed, source: String?, to write: ([UInt8]) throws -> Void) rethrows -> [ICSDiagnostic]
  /// What stands after the last feed.
  mutating func finish(to output: inout [UInt8])
}

extension FeedFormat {
  package static var writesFeedsAlone: Bool { false }
  package mutating func begin(to output: inout [UInt8]) {}
  package mutating func finish(to output: inout [UInt8]) {}
}

/// A notation that feeds are read from.
package protocol FeedReader: Sendable {
  /// What `--from-format` calls it.
  static var identifier: String { get }
  /// Whether zones that the input names and doesn't define are to be defined.
  var definesZones: Bool { get }
  func read(_ bytes: [UInt8]) throws(ICSFormatError) -> FeedReading
}

extension FeedReader {
  package var definesZones: Bool { false }
}

/// What a reader made of an input.
package struct FeedReading: Sendable {
  /// The calendars as content lines.
  var contentLines: [UInt8] = []
  /// What was left out, with its place.
  var losses: [ICSFormatError] = []

  init(_ calendars: [ComponentDraft], losses: [ICSFormatError] = []) {
    for calendar in calendars { calendar.append(LineWriter(), to: &contentLines) }
    self.losses = losses
  }
}
