/// A VFREEBUSY (RFC 5545 3.6.4).
public struct ICSFreeBusy: ICSScheduledComponent {
  public let component: ICSComponent

  public init?(_ component: ICSComponent) {
    guard component.kind == .freeBusy else { return nil }
    self.component = component
  }

  /// FBTYPE (RFC 5545 3.2.9).
  public struct Kind: ICSToken {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue.asciiUppercased }

    public static let free: Self = "FREE"
    public static let busy: Self = "BUSY"
    public static let unavailable: Self = "BUSY-UNAVAILABLE"
    public static let tentative: Self = "BUSY-TENTATIVE"
  }

  /// One period of a FREEBUSY.
  public struct Time: Hashable, Sendable {
    public var period: ICSPeriod
    public var kind: Kind

    public init(_ period: ICSPeriod, _ kind: Kind = .busy) { (self.period, self.kind) = (period, kind) }
  }

  public var end: ICSZonedTime? { component[.dtend]?.zonedTime }

  /// The periods of every FREEBUSY, in the order of the feed.
  public var times: [Time] {
    component.all(.freeBusy).flatMap { property in
      let kind = Kind(property[.freeBusyType]?.value) ?? .busy
      return property.periods.map { Time($0, kind) }
    }
  }
}
