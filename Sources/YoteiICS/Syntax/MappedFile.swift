internal import Foundation

/// The bytes of a file, which the system reads page by page as they are touched, and may forget again.
///
/// The other file of the library that says `unsafe`. What it assumes: nobody cuts the file short while it is in use.
final class MappedFile: Sendable {
  private let address: UInt
  let count: Int

  /// Nil for what can't be mapped: a pipe, a folder, an empty file.
  init?(_ descriptor: Int32) {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0,
      let start = unsafe mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, descriptor, 0), unsafe start != MAP_FAILED
    else { return nil }
    (address, count) = (UInt(bitPattern: start), Int(status.st_size))
  }

  /// A new file without a name, open to nobody else; it is gone when the handle and its mappings are.
  static func temporary(in folder: URL) -> FileHandle? {
    let url = folder.appendingPathComponent("yotei-\(UUID())")
    let descriptor = unsafe open(url.path, O_RDWR | O_CREAT | O_EXCL, 0o600)
    guard descriptor >= 0 else { return nil }
    try? FileManager.default.removeItem(at: url)
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  deinit { unsafe munmap(UnsafeMutableRawPointer(bitPattern: address), count) }

  /// All of it, without a copy.
  var bytes: Data {
    guard let start = unsafe UnsafeMutableRawPointer(bitPattern: address) else { return Data() }
    return unsafe Data(bytesNoCopy: start, count: count, deallocator: .custom { _, _ in withExtendedLifetime(self) {} })
  }

  /// Gives the pages in `range` back to the system; they are read again where they are needed again.
  func release(_ range: Range<Int>) {
    let page = Int(getpagesize())
    let low = (range.lowerBound + page - 1) / page * page
    let high = min(range.upperBound, count) / page * page
    guard low < high else { return }
    unsafe madvise(UnsafeMutableRawPointer(bitPattern: address + UInt(low)), high - low, MADV_DONTNEED)
  }
}

/// How far a walk over a feed from front to back has come; what lies behind it needn't stay in memory.
struct PassedPages {
  private let file: MappedFile?
  /// Where the pages begin that don't stay: what is small isn't worth the work.
  private let start: Int
  private var released: Int

  /// The walk begins at `start`.
  init(_ file: MappedFile?, from start: Int = 0) {
    self.file = file
    self.start = file.map { start + ($0.count < 128 << 20 ? 16 << 20 : 0) } ?? .max / 2
    released = self.start
  }

  /// To be told often; something is done every megabyte.
  @inline(__always)
  mutating func reached(_ offset: Int) {
    if offset - released > Self.stride { release(to: offset) }
  }

  /// To be told after looks in any order.
  func end() {
    if let file, start < file.count { file.release(start..<file.count) }
  }

  private mutating func release(to offset: Int) {
    // From the start, since a look back may have brought pages in again.
    file?.release(start..<offset)
    released = offset
  }

  private static let stride = 1 << 20
}
