internal import Foundation
internal import YoteiICS

/// A change to one input: reads it, and writes it with the change made, as the options want it.
struct FeedChange {
  static let inPlace = Option("in-place", "replace the input itself, whole or not at all")
  static let diff = Option("diff", "print the changed lines instead of the feed")
  static let id = Option("id", "ID", "which occurrence, as events prints it: SLOT/UID; a UID alone where that is one occurrence")
  static let scope = Option("scope", "this|future|all", "this occurrence (default), it and the later ones, or the whole series")
  static let uid = Option("uid", "UID", "the UID of what is new (default: one made at random)")
  static let method = Option(
    "method", "request|cancel|publish", "write the message for attendees (RFC 5546) instead of the feed")
  static let options: [Option] = [inPlace, diff, method, uid, .format] + Option.common

  let session: Session
  let name: String
  private let source: InputSource
  /// The file's bytes as they were read; nil for one that is new.
  private let data: Data?
  /// The feed before the change; empty for a new one.
  private let original: Data
  private(set) var feed: ICSFeed

  init(_ session: Session, mayBeNew: Bool = false) throws(CommandError) {
    self.session = session
    guard session.arguments.operands.count == 1 else { throw .usage("one input is needed: a path, a URL, or - for standard input") }
    source = try InputSource(session.arguments.operands[0])
    name = source.name
    if session.arguments.has(Self.inPlace) {
      guard case .file = source else { throw .usage("--in-place needs a file") }
      guard session.arguments.value(.output) == nil else { throw .usage("--in-place and --output exclude each other") }
    }
    if case .file(let path) = source {
      if mayBeNew, !FileManager.default.fileExists(atPath: path) {
        (data, original) = (nil, Data())
        do { feed = try ICSFeed.empty() } catch { throw CommandError(status: .bug, message: error.description) }
        return
      }
      // A copy: what is compared before the file is replaced mustn't change with it.
      do { data = try FileHandle(forReadingFrom: URL(fileURLWithPath: path)).readToEnd() ?? Data() } catch {
        throw CommandError(status: .unreadable, message: "\(path): \((error as NSError).localizedDescription)")
      }
      do { feed = try ICSFeed(data ?? Data(), options: session.parseOptions) } catch { throw CommandError(error) }
      if session.arguments.has(Self.inPlace), data?.prefix(2) == Data([0x1F, 0x8B]) {
        throw .usage("the input is compressed, and is written plain; use --output instead of --in-place")
      }
    } else {
      feed = try source.feed(standardInput: session.context.input, options: session.parseOptions)
      data = nil
    }
    original = feed.serialized()
  }

  var revision: ICSRevision { ICSRevision(now: session.now, uid: session.arguments.value(Self.uid)) }

  func scope() throws(CommandError) -> ICSRescheduleScope {
    guard let text = session.arguments.value(Self.scope) else { return .thisOccurrence }
    guard let scope = ICSRescheduleScope(rawValue: text) else { throw .usage("--scope is this, future or all: \"\(text)\"") }
    return scope
  }

  func id() throws(CommandError) -> ICSOccurrence.ID {
    guard let text = session.arguments.value(Self.id) else { throw .usage("--id is needed: events prints the ids of occurrences") }
    return ICSOccurrence.ID(text) ?? ICSOccurrence.ID(uid: text)
  }

  /// Makes the change and writes what comes of it; `cancelling` is the change that a CANCEL tells of.
  mutating func make(
    cancelling: ((inout ICSFeed) throws(ICSRescheduleError) -> ICSReschedule)? = nil,
    _ change: (inout ICSFeed) throws(ICSRescheduleError) -> ICSReschedule
  ) throws(CommandError) -> ExitStatus {
    let method = try method(canCancel: cancelling != nil)
    let isReported = try isReported()
    let result: ICSReschedule
    var message: ICSFeed?
    do throws(ICSRescheduleError) {
      var cancelled = feed
      result = try change(&feed)
      if method == .cancel, let cancelling {
        message = try feed.message(.cancel, for: Array(try cancelling(&cancelled).published.prefix(1)))
      } else if let method {
        message = try feed.message(method, for: result.published)
      }
    } catch {
      throw CommandError(status: .impossible, message: "\(name): \(error.description)")
    }
    let diagnostics = session.arguments.has(.quiet) ? [] : feed.diagnostics
    try write(message)
    _ = session.report(diagnostics, about: feed, source: name)
    if isReported { report(result) }
    return .done
  }

  private func write(_ message: ICSFeed?) throws(CommandError) {
    let new = feed.serialized()
    let isInPlace = session.arguments.has(Self.inPlace)
    if isInPlace, case .file(let path) = source { try OutputFile(path).replace(data, with: new) }
    if let message {
      try session.write([UInt8](message.serialized()))
    } else if session.arguments.has(Self.diff) {
      try session.write(UnifiedDiff(from: original, to: new).bytes(oldName: name, newName: name))
    } else if !isInPlace {
      try session.write([UInt8](new))
    }
  }
}
