internal import Foundation

/// The content lines that hold an event's words, found in one walk.
struct EventTexts {
  var summary, location, description, url, status, organizer, start: ContentLine?
  var attendees: [ContentLine] = []
  var categories: [ContentLine] = []

  /// Finds the lines whose names begin with one of `letters`, which `letters(for:)` gives.
  init(_ index: FeedIndex, component: Int, letters: LetterSet, _ bytes: Span<UInt8>) {
    var lines = PropertyLines(index.lines(of: component))
    while let line = lines.next(beginningWith: letters, index, bytes) {
      switch line.key {
      case .summary: if summary == nil { summary = line }
      case .location: if location == nil { location = line }
      case .description: if description == nil, line.isNamed("DESCRIPTION", in: bytes) { description = line }
      case .url: if url == nil { url = line }
      case .status: if status == nil { status = line }
      case .organizer: if organizer == nil, line.isNamed("ORGANIZER", in: bytes) { organizer = line }
      case .dtstart: if start == nil { start = line }
      case .attendee: attendees.append(line)
      case .categories: if line.isNamed("CATEGORIES", in: bytes) { categories.append(line) }
      default: break
      }
    }
  }

  static func letters(for fields: [OccurrenceField]) -> LetterSet {
    var letters = LetterSet("")
    for field in fields {
      switch field {
      case .title, .status: letters.formUnion(LetterSet("S"))
      case .location: letters.formUnion(LetterSet("L"))
      case .description, .timeZone: letters.formUnion(LetterSet("D"))
      case .url: letters.formUnion(LetterSet("U"))
      case .organizer: letters.formUnion(LetterSet("O"))
      case .attendees: letters.formUnion(LetterSet("A"))
      case .categories: letters.formUnion(LetterSet("C"))
      case .id, .uid, .recurrenceID, .recurrenceStart, .start, .end, .isAllDay, .isOverride, .source: break
      }
    }
    return letters
  }
}
