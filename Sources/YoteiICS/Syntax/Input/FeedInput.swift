package import Foundation

/// Bytes to be read as a feed: in memory, or in a file of which only the pages in use are.
package struct FeedInput: Sendable {
  package let bytes: Data
  let file: MappedFile?

  package init(_ bytes: Data) { (self.bytes, file) = (bytes, nil) }

  init(_ file: MappedFile) { (bytes, self.file) = (file.bytes, file) }

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
    var bytes = SpooledBytes()
    while let piece = try handle.read(upToCount: 1 << 16), !piece.isEmpty {
      guard bytes.count + piece.count <= limit else { throw Self.tooLarge(limit) }
      try bytes.append(piece)
    }
    self = try bytes.input()
  }

  private static func tooLarge(_ limit: Int) -> ICSError {
    ICSError(.limit("the input has more than \(limit) bytes, which is the limit"))
  }
}
