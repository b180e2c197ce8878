import Foundation
import YoteiCommand

let context = CommandContext(
  now: Date(), timeZone: .current, outputIsTerminal: isatty(STDOUT_FILENO) == 1, errorIsTerminal: isatty(STDERR_FILENO) == 1,
  width: ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) } ?? 80,
  environment: ProcessInfo.processInfo.environment,
  input: .standardInput,
  write: { try FileHandle.standardOutput.write(contentsOf: $0) },
  writeError: { try? FileHandle.standardError.write(contentsOf: $0) })
exit(YoteiProgram.run(Array(CommandLine.arguments.dropFirst()), context).code)
