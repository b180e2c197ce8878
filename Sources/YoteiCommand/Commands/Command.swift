/// One command of `yotei`.
protocol Command: SendableMetatype {
  static var name: String { get }
  static var operands: String { get }
  static var abstract: String { get }
  static var options: [Option] { get }
  static func run(_ arguments: Arguments, _ session: Session) throws(CommandError) -> ExitStatus
}
