/// A notation that occurrences are written in: what stands before them, each of them, and what stands after.
package protocol OccurrenceFormat: Sendable {
  /// What `--format` calls it.
  static var identifier: String { get }
  static var abstract: String { get }

  mutating func begin(to output: inout [UInt8])
  mutating func append(_ entry: OccurrenceEntry, to output: inout [UInt8])
  mutating func finish(to output: inout [UInt8])
}

extension OccurrenceFormat {
  package mutating func begin(to output: inout [UInt8]) {}
  package mutating func finish(to output: inout [UInt8]) {}
}
