/// RELATED-TO (RFC 5545 3.8.4.5): another component, by its UID.
public struct ICSRelation: Hashable, Sendable {
  public let property: ICSProperty

  init(_ property: ICSProperty) { self.property = property }

  /// RELTYPE: what the other component is to this one.
  public struct Kind: ICSToken {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue.asciiUppercased }

    public static let parent: Self = "PARENT"
    public static let child: Self = "CHILD"
    public static let sibling: Self = "SIBLING"
    /// The alarm that this alarm puts off (RFC 9074).
    public static let snooze: Self = "SNOOZE"
  }

  public var uid: String { property.text }
  public var kind: Kind { Kind(property[.relationshipType]?.value) ?? .parent }
}
