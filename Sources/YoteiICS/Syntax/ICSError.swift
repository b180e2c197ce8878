/// Why nothing can be read or made of an input.
public struct ICSError: Error, Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    /// The bytes are no calendar; `found` says what they seem to be.
    case notACalendar(found: String)
    /// A limit of `ICSParseOptions` was reached.
    case limit(String)
    /// The file can't be read.
    case unreadable(String)
  }

  public var reason: Reason

  public init(_ reason: Reason) { self.reason = reason }
}

extension ICSError: CustomStringConvertible {
  public var description: String {
    switch reason {
    case .notACalendar(let found): "not a calendar: \(found)"
    case .limit(let what): what
    case .unreadable(let why): why
    }
  }
}
