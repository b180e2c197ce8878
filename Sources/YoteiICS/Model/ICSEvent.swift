/// A VEVENT (RFC 5545 3.6.1).
public struct ICSEvent: ICSScheduledComponent {
  public let component: ICSComponent

  public init?(_ component: ICSComponent) {
    guard component.kind == .event else { return nil }
    self.component = component
  }

  /// For a component that is known to be a VEVENT.
  init(unchecked component: ICSComponent) { self.component = component }

  /// DTEND as it is written: exclusive, and nil where DURATION stands instead.
  public var end: ICSZonedTime? { component[.dtend]?.zonedTime }
  public var transparency: ICSTransparency { component.token(.transparency) ?? .opaque }
}
