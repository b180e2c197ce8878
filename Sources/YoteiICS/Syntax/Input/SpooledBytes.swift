package import Foundation

/// Bytes that wait to be used: a megabyte in memory, and what is more in a temporary file without a name.
package struct SpooledBytes: Sendable {
  private var head = Data()
  private var file: FileHandle?
  package private(set) var count = 0

  /// Bytes that are kept in memory.
  private static let mostInMemory = 1 << 20

  package init() {}

  /// Throws `ICSError` where there is no room for them.
  package mutating func append(_ bytes: some DataProtocol) throws {
    count += bytes.count
    if count <= Self.mostInMemory {
      head.append(contentsOf: bytes)
      return
    }
    if file == nil {
      guard let file = MappedFile.temporary(in: Self.folder) else { throw failure("it can't be written to") }
      self.file = file
    }
    do {
      if !head.isEmpty {
        try file?.write(contentsOf: head)
        head = Data()
      }
      try file?.write(contentsOf: bytes)
    } catch { throw failure((error as NSError).localizedDescription) }
  }

  /// All of them; throws `ICSError` where they can't be had back.
  package func input() throws -> FeedInput {
    guard let file else { return FeedInput(head) }
    guard let mapped = MappedFile(file.fileDescriptor) else { throw failure("a file in it can't be mapped") }
    return FeedInput(mapped)
  }

  private static var folder: URL { FileManager.default.temporaryDirectory }

  private func failure(_ why: String) -> ICSError {
    ICSError(.unreadable("\(Self.folder.path) is needed for \(count) bytes: \(why); TMPDIR names another place"))
  }
}
