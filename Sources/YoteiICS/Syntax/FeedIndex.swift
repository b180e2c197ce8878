package import Foundation

/// The bytes of a feed and where its components stand in them; everything else is read from these when asked for.
///
/// A class, though it never changes: every component, property and occurrence holds it.
package final class FeedIndex: Sendable {
  package let bytes: Data
  /// The file that the bytes stand in, where they stand there as they are.
  let file: MappedFile?
  let records: ContiguousArray<ComponentRecord>
  let breaks: LineBreaks
  /// What the first pass found wrong with lines and components.
  let findings: FindingLog
  /// How the bytes were encoded before they were made UTF-8.
  let encoding: FeedEncoding
  /// Whether the bytes were compressed with gzip.
  let isCompressed: Bool
  /// Threads that share the work on it, at most.
  let maximumThreads: Int

  init(
    bytes: Data, file: MappedFile?, records: ContiguousArray<ComponentRecord>, breaks: LineBreaks,
    findings: FindingLog, encoding: FeedEncoding, isCompressed: Bool, maximumThreads: Int
  ) {
    (self.bytes, self.file, self.records, self.breaks) = (bytes, file, records, breaks)
    (self.findings, self.encoding, self.isCompressed) = (findings, encoding, isCompressed)
    self.maximumThreads = maximumThreads
  }
}

extension FeedIndex {
  /// To be told how far a walk over the bytes has come.
  var passedPages: PassedPages { PassedPages(file) }

  /// The indices of the components directly inside the one at `index`.
  func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var child = index + 1
    let end = Int(records[index].subtreeEnd)
    while child < end {
      children.append(child)
      child = Int(records[child].subtreeEnd)
    }
    return children
  }

  /// The indices of the components that stand in no other.
  var roots: [Int] {
    var roots: [Int] = []
    var root = 0
    while root < records.count {
      roots.append(root)
      root = Int(records[root].subtreeEnd)
    }
    return roots
  }

  /// The outermost component around the one at `index`: its calendar.
  func calendar(of index: Int) -> Int {
    var outer = index
    while records[outer].parent != ComponentRecord.none { outer = Int(records[outer].parent) }
    return outer
  }

  /// The content lines of the component at `index`, those of the components inside it left out.
  func lines(of index: Int) -> ComponentLines { ComponentLines(self, index) }

  /// The offset of the first line after BEGIN.
  func bodyStart(of index: Int) -> Int {
    breaks.contentLine(at: Int(records[index].start), in: bytes.span, limit: Int(records[index].bodyEnd)).next
  }

  /// The name after BEGIN, as it is written.
  func name(of index: Int) -> String {
    let span = bytes.span
    let record = records[index]
    return ContentLine(at: Int(record.start), in: span, limit: Int(record.bodyEnd), breaks: breaks).value(in: span).trimmed
  }
}
