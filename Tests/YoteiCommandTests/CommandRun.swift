import Foundation
import YoteiCommand

/// One run of `yotei` at noon of 27 March 2026 in Berlin, and what came of it.
struct CommandRun {
  /// The exit status, as scripts see it.
  let status: Int32
  let output: String
  let messages: String

  init(_ words: String..., input: String = "", isTerminal: Bool = false) {
    self.init(words: words, input: Data(input.utf8), isTerminal: isTerminal)
  }

  init(words: [String], input: Data, isTerminal: Bool = false) {
    let written = Written()
    let context = CommandContext(
      now: Date(timeIntervalSince1970: 1_774_609_200), timeZone: TimeZone(identifier: "Europe/Berlin")!,
      outputIsTerminal: isTerminal,
      environment: ["NO_COLOR": "1"], input: Self.handle(input), write: { written.output += $0 },
      writeError: { written.messages += $0 })
    status = YoteiProgram.run(words, context).code
    output = String(decoding: written.output, as: UTF8.self)
    messages = String(decoding: written.messages, as: UTF8.self)
  }

  /// A file that holds `input` and has no name any more.
  private static func handle(_ input: Data) -> FileHandle {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("yotei-tests-\(UUID())")
    try! input.write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try! FileHandle(forReadingFrom: url)
  }

  var lines: [String] { output.split(separator: "\n").map(String.init) }

  private final class Written {
    var output: [UInt8] = []
    var messages: [UInt8] = []
  }
}

/// A file under Fixtures.
func fixture(_ name: String) -> String {
  URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/\(name)").path
}

/// Lines of an event in a calendar.
func feed(_ lines: String...) -> String {
  (["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//example.com//tests//EN", "BEGIN:VEVENT", "DTSTAMP:20260101T000000Z"] + lines
    + ["END:VEVENT", "END:VCALENDAR", ""]).joined(separator: "\r\n")
}
