/// Help texts, made from the commands' own tables.
enum Help {
  static func overview(_ commands: [any Command.Type]) -> String {
    let width = commands.map { $0.name.count }.max() ?? 0
    let list = commands.map { "  " + $0.name.padded(to: width) + "  " + $0.abstract + "\n" }.joined()
    return
      "Usage: yotei COMMAND INPUT… [OPTIONS]\n\n\(list)\nINPUT is a path, a URL, or - for standard input.\nSee 'yotei COMMAND --help'.\n\n\(statuses)"
  }

  private static let statuses = """
    Exit status: 0 done; 1 done, but something was left out or wrong; 2 the command line is wrong; 3 an input can't be read;
    4 an input is not a calendar; 5 the output can't be written; 6 a limit was reached; 8 the move is impossible; 70 a bug.

    """

  static func text(_ command: any Command.Type) -> String {
    let width = command.options.map { $0.spelling.count }.max() ?? 0
    let list = command.options.map { "  " + $0.spelling.padded(to: width) + "  " + $0.help + "\n" }.joined()
    return "Usage: yotei \(command.name) \(command.operands) [OPTIONS]\n\n\(command.abstract)\n\n\(list)"
  }
}

extension String {
  /// With blanks at the end up to `width` characters.
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
