/// The keys of an occurrence as a record, in the order in which they are written.
package enum OccurrenceField: String, CaseIterable, Sendable {
  case id, uid, recurrenceID, recurrenceStart, title, start, end, isAllDay, timeZone, status, location, description, url, organizer
  case attendees, categories, isOverride, source
}
