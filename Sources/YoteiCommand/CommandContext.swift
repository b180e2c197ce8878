public import Foundation

/// Everything that a command takes from the process; tests hand in their own.
public struct CommandContext {
  public var now: Date
  /// The machine's zone, asked for only where `--tz` doesn't name another.
  public var timeZone: () -> TimeZone
  /// Whether standard output, and standard error, are terminals.
  public var outputIsTerminal: Bool
  public var errorIsTerminal: Bool
  /// Columns of the terminal.
  public var width: Int
  public var environment: [String: String]
  /// Standard input.
  public var input: FileHandle
  public var write: ([UInt8]) throws -> Void
  public var writeError: ([UInt8]) -> Void

  public init(
    now: Date, timeZone: @autoclosure @escaping () -> TimeZone, outputIsTerminal: Bool = false, errorIsTerminal: Bool = false,
    width: Int = 80,
    environment: [String: String] = [:], input: FileHandle, write: @escaping ([UInt8]) throws -> Void,
    writeError: @escaping ([UInt8]) -> Void
  ) {
    (self.now, self.timeZone, self.outputIsTerminal, self.errorIsTerminal) = (now, timeZone, outputIsTerminal, errorIsTerminal)
    (self.width, self.environment, self.input, self.write, self.writeError) = (width, environment, input, write, writeError)
  }
}
