package import Foundation

/// Bytes to be read as a feed: in memory, or in a file of which only the pages in use are.
package struct FeedInput: Sendable {
  package let bytes: Data
  let file: MappedFile?

  package init(_ bytes: Data) { (self.bytes, file) = (bytes, nil) }

  private init(_ file: MappedFile) { (bytes, self.file) = (file.bytes, file) }

  /// A file is mapped, a pipe is read to its end.
  package init(contentsOf url: URL, limit: Int) throws {
    try self.init(readingToEndOf: FileHandle(forReadingFrom: url), limit: limit)
  }

  /// What is still to come from `handle`, no more than `limit` bytes; much of it goes to a temporary file without a name.
  package init(readingToEndOf handle: FileHandle, limit: Int) throws {
    if lseek(handle.fileDescriptor, 0, SEEK_CUR) == 0, let file = MappedFile(handle.fileDescriptor) {
      self.init(file)
      return
    }
    var bytes = Data()
    while let piece = try handle.read(upToCount: 1 << 16), !piece.isEmpty {
      bytes += piece
      guard bytes.count <= limit else { throw Self.tooLarge(limit) }
      guard bytes.count > Self.mostInMemory else { continue }
      self.init(try Self.spool(bytes, handle, limit))
      return
    }
    self.init(bytes)
  }

  /// Bytes of a pipe that are kept in memory.
  private static let mostInMemory = 8 << 20

  private static func spool(_ head: Data, _ rest: FileHandle, _ limit: Int) throws -> MappedFile {
    let folder = FileManager.default.temporaryDirectory
    func failure(_ why: String) -> ICSError {
      ICSError(.unreadable("the input can't be kept in \(folder.path): \(why); TMPDIR names another place"))
    }
    guard let file = MappedFile.temporary(in: folder) else { throw failure("it can't be written to") }
    var count = 0
    var piece: Data? = head
    while let bytes = piece, !bytes.isEmpty {
      count += bytes.count
      guard count <= limit else { throw tooLarge(limit) }
      do { try file.write(contentsOf: bytes) } catch { throw failure((error as NSError).localizedDescription) }
      piece = try rest.read(upToCount: 1 << 16)
    }
    guard let mapped = MappedFile(file.fileDescriptor) else { throw failure("it can't be mapped") }
    return mapped
  }

  private static func tooLarge(_ limit: Int) -> ICSError {
    ICSError(.limit("the input has more than \(limit) bytes, which is the limit"))
  }
}
