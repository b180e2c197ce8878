/// One fault of a feed: where it is, what it is, and what was done about it.
public struct ICSDiagnostic: Hashable, Sendable, Codable {
  public enum Severity: String, Sendable, Codable, Comparable {
    case note, warning, error

    private var rank: Int { self == .error ? 2 : self == .warning ? 1 : 0 }
    public static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }
  }

  public var severity: Severity
  public var code: Code
  /// One line, without the place and without a full stop.
  public var message: String
  /// From 1, in the bytes as they were read; nil where a fault has no place.
  public var line: Int?
  /// From 1, in characters of the physical line.
  public var column: Int?
  /// The component around the fault, `VEVENT`.
  public var component: String?
  public var uid: String?
  public var property: String?
  public var value: String?
  /// What was done about it.
  public var action: String
  /// The section that the fault is against, `RFC 5545 §3.3.5`.
  public var reference: String?
  /// How many faults it stands for: more than one where a flood of a kind is cut short.
  public var count = 1
}

extension ICSDiagnostic {
  /// The stable name of a kind of fault; `ICSDiagnostic.Code.all` lists those that the library knows.
  public struct Code: Hashable, Sendable, RawRepresentable, Codable, CustomStringConvertible {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public var description: String { rawValue }
  }
}
