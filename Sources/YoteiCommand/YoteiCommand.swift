/// `yotei` as a library: words in, bytes and a status out.
public enum YoteiCommand {
  private static let commands: [any Command.Type] = [
    EventsCommand.self, ConvertCommand.self, CheckCommand.self, RuleCommand.self, InfoCommand.self, MoveCommand.self,
    DeleteCommand.self,
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
    return try command.run(arguments, try Session(arguments, context))
  }

  static let version = "0.1.0"
}
