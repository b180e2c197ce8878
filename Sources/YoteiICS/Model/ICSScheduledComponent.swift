public import Foundation

/// What events, to-dos, journal entries and busy times have in common: a view of a component, whose properties are read when asked for.
///
/// A value that can't be read is nil, or is left out of a list; `component` has it as it stands.
public protocol ICSScheduledComponent: Hashable, Sendable {
  var component: ICSComponent { get }

  /// Nil for a component of another name.
  init?(_ component: ICSComponent)
}

extension ICSScheduledComponent {
  /// The first property of that name.
  public subscript(name: ICSPropertyName) -> ICSProperty? { component[name] }

  public var uid: String? { component.text(.uid) }
  public var sequence: Int { component.integer(.sequence, in: 0...Int.max) ?? 0 }
  /// DTSTAMP.
  public var stamp: ICSTime? { component.time(.dtstamp) }
  public var created: ICSTime? { component.time(.created) }
  public var lastModified: ICSTime? { component.time(.lastModified) }
}

/// What it is about.
extension ICSScheduledComponent {
  public var summary: String? { component.text(.summary) }
  public var description: String? { component.text(.description) }
  public var location: String? { component.text(.location) }
  public var comments: [String] { component.texts(.comment) }
  public var contacts: [String] { component.texts(.contact) }
  public var categories: [String] { component.listedTexts(.categories) }
  public var resources: [String] { component.listedTexts(.resources) }
  public var url: URL? { component[.url]?.url }
  public var geo: ICSGeo? { component[.geo].flatMap { ICSGeo($0.rawValue) } }
  public var status: ICSStatus? { component.token(.status) }
  public var classification: ICSClassification { component.token(.classification) ?? .public }
  /// 1 is the highest, 9 the lowest, 0 says nothing.
  public var priority: Int? { component.integer(.priority, in: 0...9) }
  /// A colour name of CSS (RFC 7986 5.9).
  public var color: String? { component.text(.color)?.trimmed }
  public var attachments: [ICSAttachment] { component.all(.attach).map(ICSAttachment.init) }
  public var images: [ICSImage] { component.all(.image).map(ICSImage.init) }
  public var conferences: [ICSConference] { component.all(.conference).map(ICSConference.init) }
  public var relations: [ICSRelation] { component.all(.relatedTo).map(ICSRelation.init) }
  public var alarms: [ICSAlarm] { component.components(.alarm).compactMap(ICSAlarm.init) }
}

/// Who takes part.
extension ICSScheduledComponent {
  public var organizer: ICSAttendee? { component[.organizer].map(ICSAttendee.init) }
  public var attendees: [ICSAttendee] { component.all(.attendee).map(ICSAttendee.init) }
  public var requestStatuses: [ICSRequestStatus] { component.all(.requestStatus).compactMap { ICSRequestStatus($0) } }
}
