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
