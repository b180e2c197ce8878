public import Foundation

/// What a change writes down about itself.
public struct ICSRevision: Hashable, Sendable {
  /// The time for DTSTAMP, LAST-MODIFIED and CREATED.
  public var now: Date
  /// The UID of a series or event that the change makes; nil has one made at random.
  public var uid: String?

  public init(now: Date = Date(), uid: String? = nil) { (self.now, self.uid) = (now, uid) }

  /// `now` as RFC 5545 writes it, to the second.
  var stamp: ICSTime { ICSTime(CivilTime(seconds: Int64(now.timeIntervalSince1970.rounded(.down))), .utc) }

  func newUID() -> String { uid ?? UUID().uuidString.lowercased() }
}
