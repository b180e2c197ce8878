/// A VJOURNAL (RFC 5545 3.6.3).
public struct ICSJournal: ICSScheduledComponent {
  public let component: ICSComponent

  public init?(_ component: ICSComponent) {
    guard component.kind == .journal else { return nil }
    self.component = component
  }

  /// Every DESCRIPTION: a journal entry may have several.
  public var descriptions: [String] { component.texts(.description) }
}
