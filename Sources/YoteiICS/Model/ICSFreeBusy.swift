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

  public var end: ICSZonedTime? { component[.dtend]?.zonedTime }

  /// Every FREEBUSY with its periods.
  public var periods: [(kind: Kind, periods: [ICSPeriod])] {
    component.all(.freeBusy).map { (Kind($0[.freeBusyType]?.value) ?? .busy, $0.periods) }
  }
}
