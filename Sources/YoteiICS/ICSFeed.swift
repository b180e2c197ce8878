public import Foundation

/// An iCalendar feed: the bytes as they were read, and everything that can be asked of them.
///
/// Reading makes an index over the bytes; values are read when they are asked for, and writing gives the bytes back.
///
/// ## Topics
/// ### Reading
/// - ``init(_:options:)-(Data,_)``
/// - ``init(contentsOf:options:)``
/// - ``diagnostics``
/// ### Occurrences
/// - ``occurrences(in:timeZone:)-(Range<Date>,_)``
/// - ``events(in:timeZone:)-(Range<Date>,_)``
/// ### Rescheduling
/// - ``reschedule(_:to:scope:isAllDay:timeZone:newZone:revision:)``
/// - ``reschedule(eventID:from:to:scope:timeZone:revision:)``
/// - ``delete(_:scope:cancelling:timeZone:revision:)``
/// - ``add(_:revision:)``
/// ### Scheduling
/// - ``message(_:for:)``
/// - ``reply(to:as:_:scope:timeZone:revision:)``
/// ### Writing
/// - ``serialized()``
public struct ICSFeed: Sendable {
  package let index: FeedIndex
  public let options: ICSParseOptions

  /// Reads `data`, which is kept as it is; throws `ICSError` only where it is no calendar or goes beyond a limit.
  public init(_ data: Data, options: ICSParseOptions = .lenient) throws(ICSError) {
    try self.init(FeedInput(data), options: options)
  }

  package init(_ input: FeedInput, options: ICSParseOptions) throws(ICSError) {
    index = try FeedIndex(reading: input, options: options)
    self.options = options
  }

  public init(_ text: String, options: ICSParseOptions = .lenient) throws(ICSError) {
    try self.init(Data(text.utf8), options: options)
  }

  /// Reads a file, which is mapped into memory: it must not be cut short while the feed is in use. Replacing it by renaming is safe.
  public init(contentsOf url: URL, options: ICSParseOptions = .lenient) throws(ICSError) {
    let input: FeedInput
    do { input = try FeedInput(contentsOf: url, limit: options.maximumBytes) } catch let error as ICSError { throw error } catch {
      throw ICSError(.unreadable("\(url.path): \((error as NSError).localizedDescription)"))
    }
    try self.init(input, options: options)
  }

  /// The feed as bytes: what was read, unless it was edited; then only the lines that the edits concern differ.
  ///
  /// A feed that was not UTF-8 is written as UTF-8.
  public func serialized() -> Data { index.bytes }
}
