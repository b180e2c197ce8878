internal import Foundation

/// An occurrence with its words, and with its times on the clock that is shown.
package struct OccurrenceEntry {
  let index: FeedIndex
  let component: Int
  let texts: EventTexts
  let id: ICSOccurrence.ID
  /// RECURRENCE-ID, and its instant; nil for an event that does not recur.
  let slot: (time: ICSTime, instant: Int64)?
  /// Seconds since 1970, half-open.
  let interval: (start: Int64, end: Int64)
  let start: CivilTime
  let end: CivilTime
  let isAllDay: Bool
  let isOverride: Bool
  /// The IANA name of the event's own zone.
  let zoneName: String?
  /// FBTYPE of a VFREEBUSY's period.
  let freeBusyKind: ICSFreeBusy.Kind?
  let source: String?
}

extension OccurrenceEntry {
  var uid: String { id.uid }
  var title: String { text(texts.summary) ?? "" }
  var location: String? { text(texts.location).nonEmpty }
  var description: String? { text(texts.description).nonEmpty }
  var url: String? { texts.url.map { $0.value(in: index.bytes.span).trimmed }.nonEmpty }
  var status: String? {
    freeBusyKind?.rawValue.lowercased() ?? texts.status.map { $0.value(in: index.bytes.span).trimmed.lowercased() }
  }
  var organizer: ICSAttendee? { texts.organizer.map { ICSAttendee(ICSProperty($0, in: index)) } }
  var attendees: [ICSAttendee] { texts.attendees.map { ICSAttendee(ICSProperty($0, in: index)) } }
  var categories: [String] {
    let bytes = index.bytes.span
    var categories: [String] = []
    for line in texts.categories {
      for category in LineText.list(bytes, line.valueStart..<line.end, isFolded: line.isFolded) where !category.trimmed.isEmpty {
        categories.append(category.trimmed)
      }
    }
    return categories
  }

  /// How it recurs, in English; nil for an event that does not, and for an override.
  var recurrenceSentence: String? {
    ICSEvent(ICSComponent(index: index, position: component))?.recurrenceRules.first?.sentence()
  }

  /// The last day that an all-day occurrence covers.
  var lastDay: CivilDay { max(start.day, end.day + -1) }

  private func text(_ line: ContentLine?) -> String? {
    line.map { LineText.unescaped(index.bytes.span, $0.valueStart..<$0.end, isFolded: $0.isFolded) }
  }
}

extension Optional where Wrapped == String {
  var nonEmpty: String? { self?.isEmpty == false ? self : nil }
}
