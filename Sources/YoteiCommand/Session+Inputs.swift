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
    let input = InputWork(reader: reader, options: parseOptions, work: work)
    var worst = ExitStatus.done
    func give(_ bytes: [UInt8]) throws(CommandError) { if let write { try write(bytes) } else { try self.write(bytes) } }
    let jobs = parseOptions.maximumThreads
    while !sources.isEmpty {
      let batch = Array(sources.prefix(jobs == 1 ? 1 : 4 * jobs))
      sources.removeFirst(batch.count)
      let outcomes = batch.count == 1 ? [nil] : Threads.map(batch.count, threads: jobs) { input.outcome(of: batch[$0]) }
      for (source, outcome) in zip(batch, outcomes) {
        let status: ExitStatus
        do throws(CommandError) {
          let done: InputWork.Done
          if let outcome {
            done = try outcome.get()
            try give(done.output)
          } else {
            let standardInput = context.input
            done = try writing { _ in try input.run(source, standardInput) { try give($0) } }
          }
          _ = self.report(done.losses, about: done.feed, source: source.name)
          status = try report(done.feed, source.name, done.diagnostics)
        } catch {
          guard [.unreadable, .notACalendar, .limit].contains(error.status) else { throw error }
          self.report(error, source: source.name)
          status = error.status
        }
        if status.code > worst.code { worst = status }
      }
    }
    return worst
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
    var output: [UInt8] = []
  }

  private struct IsTooLong: Error {}
  /// Bytes of output that wait for their turn, at most.
  private static let mostOutput = 32 << 20

  /// Nil for what is to be done when it is its turn: standard input, and what writes very much.
  func outcome(of source: InputSource) -> Result<Done, CommandError>? {
    if case .standardInput = source { return nil }
    var output: [UInt8] = []
    var alone = self
    alone.options.maximumThreads = 1
    do {
      var done = try alone.run(source, .nullDevice) { bytes in
        guard output.count + bytes.count <= Self.mostOutput else { throw IsTooLong() }
        output += bytes
      }
      done.output = output
      return .success(done)
    } catch let error as CommandError {
      return .failure(error)
    } catch is IsTooLong {
      return nil
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
