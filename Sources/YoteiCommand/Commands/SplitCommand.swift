internal import Foundation
internal import YoteiICS

/// `yotei split`: one file a UID, as vdir and CalDAV servers want them.
enum SplitCommand: Command {
  static let name = "split"
  static let operands = "INPUT…"
  static let abstract =
    "one file a UID into a folder (vdir), overrides beside their master; files that wouldn't change are left alone"

  static let options: [Option] = [.filter, .inputList, .partial] + Option.common
  static let writesFiles = true

  static func run(_ arguments: Arguments, _ session: Session) throws(CommandError) -> ExitStatus {
    guard let path = arguments.value(.output) else { throw .usage("split needs a folder: -o DIR") }
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    var collection = CalendarCollection(filter: try arguments.filter())
    let status = try session.forEachInput { feed, _, _ in
      feed.diagnostics
    } report: { (feed, source, diagnostics) throws(CommandError) in
      collection.add(feed, source: source, prefix: nil)
      return session.report(diagnostics, about: feed, source: source)
    }
    guard collection.holdsAnything || status == .done else { return status }
    try session.writing { _ in
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try collection.writeItems { name, bytes in
        let file = folder.appendingPathComponent(name)
        if (try? Data(contentsOf: file)) != Data(bytes) { try OutputFile(file.path).write(Data(bytes)) }
        try session.write(Array((file.path(percentEncoded: false) + "\n").utf8))
      }
    }
    return status
  }
}
