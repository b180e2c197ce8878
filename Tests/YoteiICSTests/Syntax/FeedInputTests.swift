import Foundation
import Testing

@testable import YoteiICS

@Suite struct FeedInputTests {
  /// Some eleven megabytes, more than are kept of a pipe in memory.
  private static let large = Data(
    ("BEGIN:VCALENDAR\r\n"
      + String(repeating: "BEGIN:VEVENT\r\nUID:a\r\nDTSTART:20260327T100000Z\r\nSUMMARY:å\r\nEND:VEVENT\r\n", count: 140_000)
      + "END:VCALENDAR\r\n").utf8)

  private func file(_ bytes: Data) throws -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("yotei-tests-\(UUID())")
    try bytes.write(to: url)
    return url
  }

  private func pipe(_ bytes: Data) -> FileHandle {
    let pipe = Pipe()
    Thread.detachNewThread {
      try? pipe.fileHandleForWriting.write(contentsOf: bytes)
      try? pipe.fileHandleForWriting.close()
    }
    return pipe.fileHandleForReading
  }

  @Test func filesAreMappedAndPipesAreRead() throws {
    let small = Data("BEGIN:VCALENDAR\nEND:VCALENDAR\n".utf8)
    let url = try file(small)
    defer { try? FileManager.default.removeItem(at: url) }
    let mapped = try FeedInput(contentsOf: url, limit: 1000)
    #expect(mapped.file != nil && mapped.bytes == small)
    let read = try FeedInput(readingToEndOf: pipe(small), limit: 1000)
    #expect(read.file == nil && read.bytes == small)
    let spooled = try FeedInput(readingToEndOf: pipe(Self.large), limit: .max)
    #expect(spooled.file != nil && spooled.bytes == Self.large)
  }

  @Test func whatWasReadOfAFileBeforeIsNotReadAgain() throws {
    let url = try file(Data("junk BEGIN:VCALENDAR".utf8))
    defer { try? FileManager.default.removeItem(at: url) }
    let handle = try FileHandle(forReadingFrom: url)
    _ = try handle.read(upToCount: 5)
    #expect(try FeedInput(readingToEndOf: handle, limit: 1000).bytes == Data("BEGIN:VCALENDAR".utf8))
  }

  @Test func moreThanTheLimitIsRefused() throws {
    for limit in [10, 9_000_000] {
      let error = #expect(throws: ICSError.self) { try FeedInput(readingToEndOf: pipe(Self.large), limit: limit) }
      #expect(error?.description.contains("\(limit) bytes") == true)
    }
  }

  @Test func pagesThatWereGivenBackAreReadAgain() throws {
    let url = try file(Self.large)
    defer { try? FileManager.default.removeItem(at: url) }
    let input = try FeedInput(contentsOf: url, limit: .max)
    input.file?.release(0..<Self.large.count)
    #expect(input.bytes == Self.large)
    input.file?.release(4097..<9000)
    input.file?.release(5..<6)
    input.file?.release(0..<Int.max / 2)
    #expect(input.bytes == Self.large)
  }

  @Test func theBytesOutliveTheFeed() throws {
    let url = try file(Self.large)
    var feed: ICSFeed? = try ICSFeed(contentsOf: url)
    try FileManager.default.removeItem(at: url)
    let bytes = feed?.serialized()
    feed = nil
    #expect(bytes == Self.large)
  }

  @Test func emptyFilesAndFoldersAreNoCalendars() throws {
    let url = try file(Data())
    defer { try? FileManager.default.removeItem(at: url) }
    #expect(throws: ICSError.self) { try ICSFeed(contentsOf: url) }
    #expect(throws: ICSError.self) { try ICSFeed(contentsOf: FileManager.default.temporaryDirectory) }
  }
}
