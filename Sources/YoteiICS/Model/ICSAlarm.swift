/// A VALARM (RFC 5545 3.6.6, RFC 9074).
public struct ICSAlarm: Hashable, Sendable {
  public let component: ICSComponent

  /// Nil for a component of another name.
  public init?(_ component: ICSComponent) {
    guard component.kind == .alarm else { return nil }
    self.component = component
  }

  public struct Action: ICSToken {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue.asciiUppercased }

    public static let audio: Self = "AUDIO"
    public static let display: Self = "DISPLAY"
    public static let email: Self = "EMAIL"
    /// What Apple writes for an alarm that is taken off.
    public static let none: Self = "NONE"
  }

  public enum Trigger: Hashable, Sendable {
    case absolute(ICSZonedTime)
    /// A negative duration is before the start or the end.
    case relative(ICSDuration, to: Anchor)

    public enum Anchor: Hashable, Sendable { case start, end }
  }

  public subscript(name: ICSPropertyName) -> ICSProperty? { component[name] }

  public var action: Action? { component.token(.action) }

  public var trigger: Trigger? {
    guard let property = component[.trigger] else { return nil }
    if let duration = property.duration {
      return .relative(duration, to: property[.related]?.value.asciiUppercased == "END" ? .end : .start)
    }
    return property.zonedTime.map { .absolute($0) }
  }

  /// REPEAT: how often it goes off again, each time after `duration`.
  public var repeatCount: Int { component.integer(.repeat, in: 0...Int.max) ?? 0 }
  public var duration: ICSDuration? { component[.duration]?.duration }
  public var summary: String? { component.text(.summary) }
  public var description: String? { component.text(.description) }
  public var attendees: [ICSAttendee] { component.all(.attendee).map(ICSAttendee.init) }
  public var attachments: [ICSAttachment] { component.all(.attach).map(ICSAttachment.init) }
  public var uid: String? { component.text(.uid) }
  /// When it was last dismissed.
  public var acknowledged: ICSTime? { component.time(.acknowledged) }
  public var relations: [ICSRelation] { component.all(.relatedTo).map(ICSRelation.init) }
}
