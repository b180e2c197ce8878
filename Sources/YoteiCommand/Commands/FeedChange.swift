internal import Foundation
internal import YoteiICS

/// A change to one input: reads it, and writes it with the change made, as the options want it.
struct FeedChange {
  static let inPlace = Option("in-place", "replace the input itself, whole or not at all")
  static let diff = Option("diff", "print the changed lines instead of the feed")
  static let id = Option("id", "ID", "which occurrence, as events prints it: SLOT/UID; a UID alone where that is one occurrence")
  static let scope = Option("scope", "this|future|all", "this occurrence (default), it and the later ones, or the whole series")
  static let uid = Option("uid", "UID", "the UID of what is new (default: one made at random)")
  static let options: [Option] = [inPlace, diff, uid, .format] + Option.common

  let session: Session
  let name: String
  private let source: InputSource
  let data: Data
  private(set) var feed: ICSFeed

  init(_ session: Session) throws(CommandError) {
    self.session = session
    guard session.arguments.operands.count == 1 else { throw .usage("one input is needed: a path, a URL, or - for standard input") }
    source = try InputSource(session.arguments.operands[0])
    name = source.name
    if session.arguments.has(Self.inPlace) {
      guard case .file = source else { throw .usage("--in-place needs a file") }
      guard session.arguments.value(.output) == nil else { throw .usage("--in-place and --output exclude each other") }
    }
    if case .file(let path) = source {
      do { data = try Data(contentsOf: URL(fileURLWithPath: path)) } catch {
        throw CommandError(status: .unreadable, message: "\(path): \((error as NSError).localizedDescription)")
      }
      do { feed = try ICSFeed(data, options: session.parseOptions) } catch { throw CommandError(error) }
    } else {
      feed = try source.feed(session.context, options: session.parseOptions)
      data = feed.serialized()
    }
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

  /// Makes the change and writes what comes of it.
  mutating func make(_ change: (inout ICSFeed) throws(ICSRescheduleError) -> ICSReschedule) throws(CommandError) -> ExitStatus {
    let result: ICSReschedule
    do throws(ICSRescheduleError) {
      result = try change(&feed)
    } catch {
      throw CommandError(status: .impossible, message: "\(name): \(error.description)")
    }
    try write(feed.serialized())
    try report(result)
    return .done
  }

  private func write(_ new: Data) throws(CommandError) {
    if session.arguments.has(Self.diff) {
      try session.write(UnifiedDiff(from: data, to: new).bytes(oldName: name, newName: name))
    }
    if session.arguments.has(Self.inPlace), case .file(let path) = source {
      try OutputFile(path).replace(data, with: new)
    } else if !session.arguments.has(Self.diff) {
      try session.write([UInt8](new))
    }
  }

  private func report(_ result: ICSReschedule) throws(CommandError) {
    switch session.arguments.value(.format) {
    case nil, "text": return
    case "json": break
    case let other?: throw .usage("the format is text or json: \"\(other)\"")
    }
    var record = JSONRecord()
    record.add("id", session.arguments.value(Self.id))
    record.add("newID", result.id?.description)
    func listed(_ components: [ICSComponent]) -> [JSONRecord] {
      components.map { component in
        var record = JSONRecord()
        record.add("uid", component[.uid]?.text)
        record.add("recurrenceID", component[.recurrenceID]?.rawValue)
        record.add("sequence", component[.sequence]?.integer)
        return record
      }
    }
    record.add("published", listed(result.published))
    record.add("removed", listed(result.removed))
    session.context.writeError(Array((record.text + "\n").utf8))
  }
}
