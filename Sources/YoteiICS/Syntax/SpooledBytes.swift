internal import Foundation

/// Bytes that wait to be used: some megabytes in memory, and what is more in a temporary file without a name.
struct SpooledBytes: Sendable {
  private var head = Data()
  private var file: FileHandle?
  private(set) var count = 0

  /// Bytes that are kept in memory.
  private static let mostInMemory = 8 << 20

  init() {}

  /// Throws `ICSError` where there is no room for them.
  mutating func append(_ bytes: some DataProtocol) throws {
    count += bytes.count
    if count <= Self.mostInMemory {
      head.append(contentsOf: bytes)
      return
    }
    let folder = FileManager.default.temporaryDirectory
    func failure(_ why: String) -> ICSError {
      ICSError(.unreadable("no room in \(folder.path): \(why); TMPDIR names another place"))
    }
    if file == nil {
      guard let file = MappedFile.temporary(in: folder) else { throw failure("it can't be written to") }
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

  /// All of them to be read as a feed.
  var input: FeedInput { file.flatMap { MappedFile($0.fileDescriptor) }.map { FeedInput($0) } ?? FeedInput(head) }
}
