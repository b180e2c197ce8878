/// One command of `yotei`.
protocol Command: SendableMetatype {
  static var name: String { get }
  static var operands: String { get }
  static var abstract: String { get }
  static var options: [Option] { get }
  /// Whether `--output` is a folder that the command fills itself.
  static var writesFiles: Bool { get }
  static func run(_ arguments: Arguments, _ session: Session) throws(CommandError) -> ExitStatus
}

extension Command {
  static var writesFiles: Bool { false }
}
