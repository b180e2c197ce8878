public import Foundation

/// A VCALENDAR (RFC 5545 3.4, RFC 7986).
public struct ICSCalendar: Hashable, Sendable {
  public let component: ICSComponent

  /// Nil for a component of another name.
  public init?(_ component: ICSComponent) {
    guard component.kind == .calendar else { return nil }
    self.component = component
  }

  /// METHOD: what is asked with the calendar (RFC 5546).
  public struct Method: ICSToken {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue.asciiUppercased }

    public static let publish: Self = "PUBLISH"
    public static let request: Self = "REQUEST"
    public static let reply: Self = "REPLY"
    public static let add: Self = "ADD"
    public static let cancel: Self = "CANCEL"
    public static let refresh: Self = "REFRESH"
    public static let counter: Self = "COUNTER"
    public static let declineCounter: Self = "DECLINECOUNTER"
  }

  public subscript(name: ICSPropertyName) -> ICSProperty? { component[name] }

  public var productID: String? { component.text(.productID) }
  public var version: String? { component.text(.version) }
  /// CALSCALE, `GREGORIAN` unless another is named.
  public var scale: String { component.text(.calendarScale)?.trimmed.asciiUppercased ?? "GREGORIAN" }
  public var method: Method? { component.token(.method) }
  public var uid: String? { component.text(.uid) }
  public var lastModified: ICSTime? { component.time(.lastModified) }
}

/// How it is shown.
extension ICSCalendar {
  /// NAME, else X-WR-CALNAME.
  public var name: String? { component.text(.name) ?? component.text(.calendarName) }
  /// DESCRIPTION, else X-WR-CALDESC.
  public var description: String? { component.text(.description) ?? component.text(.calendarDescription) }
  /// COLOR, a colour name of CSS; else X-APPLE-CALENDAR-COLOR, `#1BADF8`.
  public var color: String? { (component.text(.color) ?? component.text(.appleCalendarColor))?.trimmed }
  /// X-WR-TIMEZONE: the zone of times that have none.
  public var timeZoneName: String? { component.text(.calendarTimeZone)?.trimmed }
  public var categories: [String] { component.listedTexts(.categories) }
  public var images: [ICSImage] { component.all(.image).map(ICSImage.init) }
}

/// Where it comes from.
extension ICSCalendar {
  public var url: URL? { component[.url]?.url }
  /// SOURCE: where its data is refreshed from.
  public var source: URL? { component[.source]?.url }
  /// REFRESH-INTERVAL, else X-PUBLISHED-TTL.
  public var refreshInterval: ICSDuration? { (component[.refreshInterval] ?? component[.publishedTTL])?.duration }
}

/// What it holds, in the order of the feed.
extension ICSCalendar {
  public var events: [ICSEvent] { component.components(.event).compactMap(ICSEvent.init) }
  public var todos: [ICSTodo] { component.components(.todo).compactMap(ICSTodo.init) }
  public var journals: [ICSJournal] { component.components(.journal).compactMap(ICSJournal.init) }
  public var freeBusys: [ICSFreeBusy] { component.components(.freeBusy).compactMap(ICSFreeBusy.init) }
  /// The VTIMEZONEs.
  public var timeZones: [ICSComponent] { component.components(.timeZone) }
}
