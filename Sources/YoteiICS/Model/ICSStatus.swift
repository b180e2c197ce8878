/// STATUS (RFC 5545 3.8.1.11).
public struct ICSStatus: ICSToken {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue.asciiUppercased }

  // Events
  public static let tentative: Self = "TENTATIVE"
  public static let confirmed: Self = "CONFIRMED"
  /// Of events, to-dos and journal entries.
  public static let cancelled: Self = "CANCELLED"

  // To-dos
  public static let needsAction: Self = "NEEDS-ACTION"
  public static let completed: Self = "COMPLETED"
  public static let inProcess: Self = "IN-PROCESS"

  // Journal entries
  public static let draft: Self = "DRAFT"
  public static let final: Self = "FINAL"
}
