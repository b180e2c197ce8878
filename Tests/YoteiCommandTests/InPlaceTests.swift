import Foundation
import Testing

@testable import YoteiCommand

/// Output to files: whole or not at all, and never over another writer's change.
struct InPlaceTests {
  private let text = feed("UID:a@example.com", "DTSTART:20260303T170000Z")
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func move(_ path: String, _ words: String...) -> CommandRun {
    CommandRun(
      words: ["move", path, "--id", "a@example.com", "--by", "+1d", "--now", "2026-11-30T12:00:00Z"] + words, input: Data())
  }

  @Test func theFileIsReplacedAndKeepsItsModeAndLink() throws {
    let path = try folder.file("a.ics", text)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try FileManager.default.createSymbolicLink(atPath: folder.path("link.ics"), withDestinationPath: "a.ics")
    let run = move(folder.path("link.ics"), "--in-place")
    #expect(run.status == 0 && run.output.isEmpty)
    #expect(try folder.text("a.ics").contains("DTSTART:20260304T170000Z\r\n"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link.ics")) == "a.ics")
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
    #expect(folder.names == ["a.ics", "link.ics"], "nothing is left behind")
  }

  @Test func whatFailsLeavesTheFileAsItWas() throws {
    let path = try folder.file("a.ics", text)
    #expect(CommandRun("move", path, "--id", "b", "--by", "+1d", "--in-place").status == 8)
    #expect(move(path, "--method", "request", "--in-place").status == 8)
    #expect(try folder.text("a.ics") == text)
  }

  @Test func aChangeByAnotherWriterIsNotLost() throws {
    let path = try folder.file("a.ics", text)
    let read = Data(text.utf8)
    try OutputFile(path).replace(read, with: Data("first".utf8))
    #expect {
      try OutputFile(path).replace(read, with: Data("second".utf8))
    } throws: { error in
      let error = error as? CommandError
      return error?.status == .unwritable && error?.message.contains("changed") == true
    }
    #expect(try folder.text("a.ics") == "first")
  }

  @Test func ofManyWritersAtOnceExactlyOneWrites() async throws {
    let path = try folder.file("a.ics", text)
    let read = Data(text.utf8)
    let written = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<8 {
        group.addTask { (try? OutputFile(path).replace(read, with: Data("writer \(number)".utf8))) != nil }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(written == 1)
    #expect(try folder.text("a.ics").hasPrefix("writer "))
  }

  @Test func outputGoesToAnotherFileOnly() throws {
    let path = try folder.file("a.ics", text)
    #expect(move(path, "-o", folder.path("b.ics")).status == 0)
    #expect(try folder.text("b.ics").contains("DTSTART:20260304T170000Z\r\n") && folder.text("a.ics") == text)
    #expect(move(path, "-o", path).status == 2)
    #expect(move(path, "-o", folder.path("none/b.ics")).status == 5)
    #expect(move(path, "-o", folder.url.path).status == 5, "a folder")
    #expect(move(folder.path("none.ics"), "-o", folder.path("c.ics")).status == 3)
    #expect(folder.names == ["a.ics", "b.ics"])
  }

  @Test func aFileMayBeNewToAdd() throws {
    let path = folder.path("new.ics")
    let words = ["--title", "Choir", "--start", "2026-07-07T18:00", "--uid", "x@example.com", "--in-place"]
    #expect(CommandRun(words: ["add", path] + words, input: Data()).status == 0)
    #expect(try folder.text("new.ics").contains("DTSTART;TZID=Europe/Berlin:20260707T180000\r\n"))
    #expect(CommandRun(words: ["add", path] + words, input: Data()).status == 8, "the UID is taken by now")
    #expect(throws: CommandError.self) { try OutputFile(path).replace(nil, with: Data()) }
  }
}
