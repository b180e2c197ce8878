internal import Dispatch
internal import Foundation
internal import YoteiICS

extension Session {
  /// What is done with a feed on a thread of its own: it writes what it has to say, and gives what is wrong.
  typealias Work = @Sendable (ICSFeed, String, _ write: ([UInt8]) throws -> Void) throws -> [ICSDiagnostic]

  /// Runs `work` for each input, `--jobs` at a time, then in the order of the inputs hands what it wrote to `write`, and what it found to
  /// `report`. An input that can't be used is reported and doesn't stop the others.
  func forEachInput(
    from reader: (any FeedReader)? = nil, work: @escaping Work,
    write: (([UInt8]) throws(CommandError) -> Void)? = nil,
    report: (ICSFeed, String, [ICSDiagnostic]) throws(CommandError) -> ExitStatus
  ) throws(CommandError) -> ExitStatus {
    guard !operands.isEmpty || arguments.has(.inputList) else {
      throw .usage("an input is missing: a path, a URL, or - for standard input")
    }
    var sources: [InputSource] = []
    for operand in operands { sources.append(try InputSource(operand)) }
    let work = InputWork(reader: reader, options: parseOptions, work: work)
    var queues = sources.count > 1 && parseOptions.maximumThreads > 1 ? InputQueues(sources, work) : nil
    defer { queues?.end() }
    var progress = Progress(of: sources.count, context, isQuiet: arguments.has(.quiet))
    defer { progress.clear() }
    var worst = ExitStatus.done
    func give(_ bytes: [UInt8]) throws(CommandError) { if let write { try write(bytes) } else { try self.write(bytes) } }
    for (position, source) in sources.enumerated() {
      let queue = queues?.next()
      let status: ExitStatus
      do throws(CommandError) {
        let done: InputWork.Done
        if let queue, !source.isStandardInput {
          done = try InputQueues.result(of: queue) { (bytes) throws(CommandError) in try give(bytes) }
        } else {
          let standardInput = context.input
          done = try writing { _ in try work.run(source, standardInput) { try give($0) } }
        }
        progress.clear()
        _ = self.report(done.losses, about: done.feed, source: source.name)
        status = try report(done.feed, source.name, done.diagnostics)
      } catch {
        guard [.unreadable, .notACalendar, .limit].contains(error.status) else { throw error }
        progress.clear()
        self.report(error, source: source.name)
        status = error.status
      }
      if status.code > worst.code { worst = status }
      progress.show(position + 1)
    }
    return worst
  }
}

/// Inputs that are worked on by several threads, each with a queue of what it writes. Some are done before it is their turn, but not all:
/// each holds a feed.
private struct InputQueues {
  typealias Queue = BoundedQueue<[UInt8], Result<InputWork.Done, CommandError>>

  private struct Turn: Sendable {
    var source: InputSource
    var queue: Queue
  }

  private var coming: ArraySlice<InputSource>
  /// Of the inputs that were begun, in order.
  private var begun: [Queue] = []
  private let turns: BoundedQueue<Turn, Bool>

  init(_ sources: [InputSource], _ work: InputWork) {
    let threads = min(work.options.maximumThreads, sources.count)
    let ahead = 4 * threads
    coming = sources[...]
    // With room for the one whose turn it is, so that nobody ever waits to begin another.
    turns = BoundedQueue(capacity: ahead + 1)
    for _ in 0..<threads {
      DispatchQueue.global().async { [turns] in
        while let turn = turns.next() { turn.queue.finish(work.outcome(of: turn.source) { turn.queue.add($0) }) }
      }
    }
    for _ in 0..<ahead { begin() }
  }

  private mutating func begin() {
    guard let source = coming.popFirst() else { return }
    // Of some 64 KiB a piece.
    begun.append(Queue(capacity: 64))
    // Standard input is read when it is its turn.
    if !source.isStandardInput { _ = turns.add(Turn(source: source, queue: begun[begun.count - 1])) }
  }

  /// The queue of the next input; another is begun.
  mutating func next() -> Queue {
    begin()
    return begun.removeFirst()
  }

  /// Hands to `give` what the work on an input writes, and waits for its end.
  static func result(
    of queue: Queue, _ give: ([UInt8]) throws(CommandError) -> Void
  ) throws(CommandError) -> InputWork.Done {
    defer { queue.cancel() }
    while let piece = queue.next() { try give(piece) }
    guard let outcome = queue.end() else { throw CommandError(status: .bug, message: "an input has no end") }
    return try outcome.get()
  }

  func end() {
    for queue in begun { queue.cancel() }
    turns.finish(true)
  }
}

/// The work on one input, which may be done on any thread.
private struct InputWork: Sendable {
  let reader: (any FeedReader)?
  var options: ICSParseOptions
  let work: Session.Work

  struct Done: Sendable {
    var feed: ICSFeed
    /// What the reader of another notation left out.
    var losses: [ICSDiagnostic]
    var diagnostics: [ICSDiagnostic]
  }

  /// What comes of an input whose output goes to `add`, which is false where nobody wants it.
  func outcome(of source: InputSource, _ add: ([UInt8]) -> Bool) -> Result<Done, CommandError> {
    var alone = self
    alone.options.maximumThreads = 1
    do {
      return .success(try alone.run(source, .nullDevice) { guard add($0) else { throw CancellationError() } })
    } catch let error as CommandError {
      return .failure(error)
    } catch {
      return .failure(CommandError(status: .unwritable, message: "\(error)"))
    }
  }

  func run(_ source: InputSource, _ standardInput: FileHandle, write: ([UInt8]) throws -> Void) throws -> Done {
    let (feed, losses) =
      if let reader {
        try source.feed(standardInput: standardInput, options: options, from: reader)
      } else {
        (feed: try source.feed(standardInput: standardInput, options: options), losses: [ICSDiagnostic]())
      }
    return Done(feed: feed, losses: losses, diagnostics: try work(feed, source.name, write))
  }
}
