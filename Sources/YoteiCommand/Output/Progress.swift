/// Tells on a terminal how far a long work over many inputs has come, in a line that is overwritten.
struct Progress {
  private let total: Int
  private let context: CommandContext
  private let isShown: Bool
  private let start = ContinuousClock.now
  private var latest = ContinuousClock.now
  private var standsThere = false

  /// Nothing is told where output goes to the terminal too, or where `isQuiet`.
  init(of total: Int, _ context: CommandContext, isQuiet: Bool) {
    (self.total, self.context) = (total, context)
    isShown = total > 1 && context.errorIsTerminal && !context.outputIsTerminal && !isQuiet
  }

  /// Says how many inputs are done, after the first second a few times a second.
  mutating func show(_ done: Int) {
    guard isShown, done < total else { return }
    let now = ContinuousClock.now
    guard now - start > .seconds(1), now - latest > .milliseconds(200) else { return }
    latest = now
    standsThere = true
    context.writeError(Array("\r\u{1B}[K\(done) of \(total) inputs".utf8))
  }

  /// Makes room for a message.
  mutating func clear() {
    guard standsThere else { return }
    standsThere = false
    context.writeError(Array("\r\u{1B}[K".utf8))
  }
}
