public import Foundation

/// What an event carries beside its title and time, for apps that bring no payload of their own.
public struct ICSEventDetails: Hashable, Sendable, Codable {
  public var uid: String
  public var location: String?
  public var notes: String?
  public var url: URL?
  public var status: ICSStatus?
  public var categories: [String]
  /// The organizer's name, or else their address.
  public var organizer: String?
  /// A colour name of CSS (RFC 7986 5.9).
  public var color: String?
  /// The IANA name of the zone that the series is in; nil for floating and all-day events.
  public var timeZoneIdentifier: String?
  /// Whether the event is one of a series.
  public var recurs: Bool

  init(_ occurrence: ICSOccurrence) {
    let event = occurrence.event
    uid = occurrence.id.uid
    location = event.location
    notes = event.description
    url = event.url
    status = event.status
    categories = event.categories
    organizer = event.organizer.flatMap { $0.name ?? $0.email }
    color = event.color
    timeZoneIdentifier = occurrence.timeZoneIdentifier
    recurs = occurrence.recurs
  }
}
