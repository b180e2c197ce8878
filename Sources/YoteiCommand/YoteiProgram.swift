internal import Foundation
internal import YoteiICS

/// `yotei` as a library: words in, bytes and a status out.
public enum YoteiProgram {
  private static let commands: [any Command.Type] = [
    EventsCommand.self, ConvertCommand.self, CheckCommand.self, RuleCommand.self, InfoCommand.self, MoveCommand.self,
    DeleteCommand.self, AddCommand.self, SplitCommand.self, MergeCommand.self,
  ]

  public static func run(_ words: [String], _ context: CommandContext) -> ExitStatus {
    do throws(CommandError) {
      return try dispatch(words, context)
    } catch {
      let hint =
        error.status == .usage
        ? "\nSee 'yotei \(words.first.flatMap { word in commands.first { $0.name == word }?.name } ?? "")\(words.isEmpty ? "" : " ")--help'."
        : ""
      context.writeError(Array("yotei: error: \(PlainText.oneLine(error.message))\(hint)\n".utf8))
      return error.status
    }
  }

  private static func dispatch(_ words: [String], _ context: CommandContext) throws(CommandError) -> ExitStatus {
    guard let first = words.first, first != "--help", first != "-h", first != "help" else {
      try? context.write(Array(Help.overview(commands).utf8))
      return words.isEmpty ? .usage : .done
    }
    if first == "--version" {
      try? context.write(Array("yotei \(version)\n".utf8))
      return .done
    }
    guard let command = commands.first(where: { $0.name == first }) else {
      throw .usage("no command \"\(first)\"; there are \(commands.map { $0.name }.joined(separator: ", "))")
    }
    if words.contains("--help") || words.contains("-h") {
      try? context.write(Array(Help.text(command).utf8))
      return .done
    }
    let arguments = try Arguments(words.dropFirst(), options: command.options, command: command.name)
    let status: ExitStatus
    if let path = arguments.value(.output), !command.writesFiles {
      status = try run(command, arguments, context, into: path)
    } else {
      status = try command.run(arguments, try Session(arguments, context))
    }
    return arguments.has(.partial) && status.isPartial ? .done : status
  }

  /// Gathers the output, and writes it to a file once all of it is there.
  private static func run(
    _ command: any Command.Type, _ arguments: Arguments, _ context: CommandContext, into path: String
  ) throws(CommandError) -> ExitStatus {
    if arguments.operands.contains(where: { OutputFile($0) == OutputFile(path) }) {
      throw .usage("--output is the input itself; use --in-place")
    }
    var output = SpooledBytes()
    var gathering = context
    gathering.write = { try output.append($0) }
    let status = try command.run(arguments, try Session(arguments, gathering))
    let isUseless = output.count == 0 && [.unreadable, .notACalendar].contains(status) && !arguments.has(.partial)
    guard !isUseless else { return status }
    do { try OutputFile(path).write(try output.input().bytes) } catch let error as CommandError { throw error } catch {
      throw CommandError(status: .unwritable, message: "\(error)")
    }
    return status
  }

  static let version = "0.1.0"
}
