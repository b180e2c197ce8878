/// A VTODO (RFC 5545 3.6.2).
public struct ICSTodo: ICSScheduledComponent {
  public let component: ICSComponent

  public init?(_ component: ICSComponent) {
    guard component.kind == .todo else { return nil }
    self.component = component
  }

  public var due: ICSZonedTime? { component[.due]?.zonedTime }
  public var completed: ICSTime? { component.time(.completed) }
  /// 0 to 100.
  public var percentComplete: Int? { component.integer(.percentComplete, in: 0...100) }
}
