/// Why a command ends before its work is done: a message that says what to do, and the status.
struct CommandError: Error {
  var status: ExitStatus
  var message: String
  /// In the input, from 1.
  var place: (line: Int, column: Int)?

  static func usage(_ message: String) -> CommandError { CommandError(status: .usage, message: message) }
}
