public import Foundation

/// An ATTENDEE or the ORGANIZER (RFC 5545 3.8.4.1, 3.8.4.3): a calendar user and the part they take.
public struct ICSAttendee: Hashable, Sendable {
  public let property: ICSProperty

  init(_ property: ICSProperty) { self.property = property }

  /// The calendar address as it is written, `mailto:jane@example.com`.
  public var address: String { property.rawValue.trimmed }
  /// EMAIL (RFC 7986 6.2), else the address without `mailto:`.
  public var email: String? {
    if let email = property[.email]?.value, !email.isEmpty { return email }
    let address = address
    if address.prefix(7).lowercased() == "mailto:" {
      let mailbox = String(address.dropFirst(7).prefix { $0 != "?" })
      return mailbox.isEmpty ? nil : mailbox.removingPercentEncoding ?? mailbox
    }
    return address.contains("@") && !address.contains(":") ? address : nil
  }
  /// CN.
  public var name: String? { property[.commonName]?.value }
  public var language: String? { property[.language]?.value }
  /// DIR: an entry in a directory.
  public var directory: URL? { property[.directory].flatMap { URL(string: $0.value) } }
  /// SENT-BY: the address of who acts on their behalf.
  public var sentBy: String? { property[.sentBy]?.value }
}

/// What only attendees have.
extension ICSAttendee {
  /// PARTSTAT.
  public var participationStatus: ParticipationStatus { ParticipationStatus(property[.participationStatus]?.value) ?? .needsAction }
  public var role: Role { Role(property[.role]?.value) ?? .required }
  /// CUTYPE.
  public var kind: Kind { Kind(property[.calendarUserType]?.value) ?? .individual }
  /// Whether an answer is wanted.
  public var rsvp: Bool { property[.rsvp]?.value.asciiUppercased == "TRUE" }
  /// MEMBER: the addresses of the groups that they were invited through.
  public var groups: [String] { property[.member]?.values ?? [] }
  public var delegatedTo: [String] { property[.delegatedTo]?.values ?? [] }
  public var delegatedFrom: [String] { property[.delegatedFrom]?.values ?? [] }

  /// RFC 5545 3.2.12.
  public struct ParticipationStatus: ICSToken {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue.asciiUppercased }

    public static let needsAction: Self = "NEEDS-ACTION"
    public static let accepted: Self = "ACCEPTED"
    public static let declined: Self = "DECLINED"
    public static let tentative: Self = "TENTATIVE"
    public static let delegated: Self = "DELEGATED"
    public static let completed: Self = "COMPLETED"
    public static let inProcess: Self = "IN-PROCESS"
  }

  /// RFC 5545 3.2.16.
  public struct Role: ICSToken {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue.asciiUppercased }

    public static let chair: Self = "CHAIR"
    public static let required: Self = "REQ-PARTICIPANT"
    public static let optional: Self = "OPT-PARTICIPANT"
    public static let nonParticipant: Self = "NON-PARTICIPANT"
  }

  /// RFC 5545 3.2.3.
  public struct Kind: ICSToken {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue.asciiUppercased }

    public static let individual: Self = "INDIVIDUAL"
    public static let group: Self = "GROUP"
    public static let resource: Self = "RESOURCE"
    public static let room: Self = "ROOM"
    public static let unknown: Self = "UNKNOWN"
  }
}
