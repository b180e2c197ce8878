internal import Foundation

/// A file that is written whole or not at all: beside it a temporary one is written and synchronised, then takes its name.
///
/// A symbolic link stays one; the file that it leads to is replaced, and keeps its permissions.
struct OutputFile: Equatable {
  private let path: String

  init(_ path: String) { self.path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path }

  func write(_ bytes: Data) throws(CommandError) {
    let fileManager = FileManager.default
    let attributes = try? fileManager.attributesOfItem(atPath: path)
    if attributes?[.type] as? FileAttributeType == .typeDirectory { throw unwritable("it is a folder") }
    let permissions = attributes?[.posixPermissions] as? Int
    // The temporary file must not be open to more people than the old one.
    let mask = permissions.map { umask(mode_t(~$0 & 0o777)) }
    defer { if let mask { umask(mask) } }
    do {
      try bytes.write(to: URL(fileURLWithPath: path), options: .atomic)
      if let permissions { try fileManager.setAttributes([.posixPermissions: permissions], ofItemAtPath: path) }
    } catch {
      throw unwritable((error as NSError).localizedDescription)
    }
  }

  /// Writes where the file still holds `old`, or where there still is none; another writer's change is never lost.
  func replace(_ old: Data?, with new: Data) throws(CommandError) {
    guard let old else {
      guard !FileManager.default.fileExists(atPath: path) else { throw unwritable("it is there by now; nothing was written") }
      return try write(new)
    }
    guard let file = FileHandle(forReadingAtPath: path) else { throw unwritable("it can't be opened") }
    defer { try? file.close() }
    // Writers wait for each other here; one that waited finds another file of that name, or other bytes.
    _ = flock(file.fileDescriptor, LOCK_EX)
    let current: Data?
    do { current = try Data(contentsOf: URL(fileURLWithPath: path)) } catch { current = nil }
    guard current == old else { throw unwritable("it has changed since it was read; nothing was written") }
    try write(new)
  }

  private func unwritable(_ why: String) -> CommandError {
    CommandError(status: .unwritable, message: "\(path) can't be written: \(why)")
  }
}
