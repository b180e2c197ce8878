/// What the lines of one component say about when it happens, and how it stands to the others with its UID.
struct Schedule: Sendable {
  /// A time and the number of its zone among the `FeedZones`.
  struct Moment: Sendable, Hashable {
    var time: ICSTime
    var zone: Int
    /// A local time without a TZID.
    var isFloating = false
  }

  var component: Int
  var calendar: Int
  var start: Moment?
  var end: Moment?
  var duration: ICSDuration?
  /// RECURRENCE-ID: the slot of the master that this component overrides.
  var slot: Moment?
  /// RANGE=THISANDFUTURE: it overrides the later slots too.
  var coversFuture = false
  var sequence = 0
  /// DTSTAMP, in seconds since 1970.
  var stamp: Int64 = .min
  var isCancelled = false
  var rules: [ContentLine] = []
  var exclusionRules: [ContentLine] = []
  var dates: [ContentLine] = []
  var exclusions: [ContentLine] = []

  /// Whether the start, and the end if there is one, have been read; after a DURATION there may still be an end, which counts more.
  func isSettled(for record: ComponentRecord) -> Bool {
    start != nil && (end != nil || record.endLine == ComponentRecord.none)
  }

  var recurs: Bool { !rules.isEmpty || !dates.isEmpty }
}

/// How long every occurrence of a component lasts.
enum OccurrenceLength: Sendable, Hashable {
  /// Exact seconds: from DTEND (RFC 5545 3.8.5.3).
  case exact(Int64)
  /// Days on the calendar and exact seconds: from DURATION (3.3.6).
  case nominal(ICSDuration)
  /// Whole days of an all-day event.
  case days(Int)

  /// Seconds that no occurrence is longer than.
  var bound: Int64 {
    switch self {
    case .exact(let seconds): seconds
    case .nominal(let duration): Int64(duration.days + 1) * 86_400 + Int64(duration.seconds)
    case .days(let days): Int64(days + 1) * 86_400
    }
  }
}
