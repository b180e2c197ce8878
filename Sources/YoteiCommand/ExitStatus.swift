/// What a run ended with; scripts rely on the numbers.
public struct ExitStatus: Hashable, Sendable {
  public let code: Int32

  /// Done, also when there was nothing to show.
  public static let done = ExitStatus(code: 0)
  /// Done, but something was left out or wrong.
  public static let faulty = ExitStatus(code: 1)
  /// The command line is wrong.
  public static let usage = ExitStatus(code: 2)
  /// An input can't be read.
  public static let unreadable = ExitStatus(code: 3)
  /// An input is not a calendar.
  public static let notACalendar = ExitStatus(code: 4)
  /// The output can't be written.
  public static let unwritable = ExitStatus(code: 5)
  /// A limit was reached.
  public static let limit = ExitStatus(code: 6)
  /// A move is impossible, or an id is ambiguous or unknown.
  public static let impossible = ExitStatus(code: 8)
  /// A bug in yotei.
  public static let bug = ExitStatus(code: 70)

  /// Whether all inputs that could be used were used.
  var isPartial: Bool { [.faulty, .unreadable, .notACalendar, .limit].contains(self) }
}
