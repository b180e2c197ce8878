internal import Foundation

/// The content lines that hold an event's words, found in one walk, which ends when all that are wanted are found.
struct EventTexts {
  private(set) var summary, location, description, url, status, organizer, start: ContentLine?
  private(set) var attendees: [ContentLine] = []
  private(set) var categories: [ContentLine] = []

  init(_ index: FeedIndex, component: Int, _ words: Words, _ bytes: Span<UInt8>) {
    var missing = words.wanted
    func take(_ line: ContentLine, as word: Words.Wanted, _ place: inout ContentLine?) {
      if place == nil { place = line }
      missing.remove(word)
    }
    var lines = PropertyLines(index.lines(of: component))
    while !missing.isEmpty, let line = lines.next(beginningWith: words.letters, index, bytes) {
      switch line.key {
      case .summary: take(line, as: .summary, &summary)
      case .location: take(line, as: .location, &location)
      case .description: if ICSPropertyName.description.matches(line, in: bytes) { take(line, as: .description, &description) }
      case .url: take(line, as: .url, &url)
      case .status: take(line, as: .status, &status)
      case .organizer: if ICSPropertyName.organizer.matches(line, in: bytes) { take(line, as: .organizer, &organizer) }
      case .dtstart: take(line, as: .start, &start)
      case .attendee: attendees.append(line)
      case .categories: if ICSPropertyName.categories.matches(line, in: bytes) { categories.append(line) }
      default: break
      }
    }
  }

  /// Which of an event's words are wanted.
  struct Words: Sendable {
    fileprivate let wanted: Wanted
    fileprivate let letters: LetterSet

    fileprivate struct Wanted: OptionSet, Sendable {
      var rawValue: UInt16
      static let summary = Wanted(rawValue: 1)
      static let location = Wanted(rawValue: 2)
      static let description = Wanted(rawValue: 4)
      static let url = Wanted(rawValue: 8)
      static let status = Wanted(rawValue: 16)
      static let organizer = Wanted(rawValue: 32)
      static let start = Wanted(rawValue: 64)
      /// What may stand on any number of lines, so that only the end of the component ends the walk.
      static let attendees = Wanted(rawValue: 128)
      static let categories = Wanted(rawValue: 256)
    }

    init(_ fields: [OccurrenceField]) {
      var wanted: Wanted = []
      var letters = ""
      func want(_ word: Wanted, _ letter: String) {
        wanted.insert(word)
        letters += letter
      }
      for field in fields {
        switch field {
        case .title: want(.summary, "S")
        case .status: want(.status, "S")
        case .location: want(.location, "L")
        case .description: want(.description, "D")
        case .timeZone: want(.start, "D")
        case .url: want(.url, "U")
        case .organizer: want(.organizer, "O")
        case .attendees: want(.attendees, "A")
        case .categories: want(.categories, "C")
        case .id, .uid, .recurrenceID, .recurrenceStart, .start, .end, .isAllDay, .isOverride, .source: break
        }
      }
      self.wanted = wanted
      self.letters = LetterSet(letters)
    }
  }
}
