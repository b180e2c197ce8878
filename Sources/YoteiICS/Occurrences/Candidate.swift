/// One occurrence in the small: when it is, and where in the feed its words stand.
struct Candidate: Sendable {
  /// Seconds since 1970, half-open.
  var start: Int64
  var end: Int64
  /// The slot in the series' own clock; for an event that doesn't recur, its start.
  var slot: CivilTime
  /// The first eight bytes of the UID, which settle most ties.
  var uidPrefix: UInt64
  /// The component that says what happens: the master or an override.
  var component: UInt32
  /// The component that the series is known by: its master, or an override without one.
  var series: UInt32
  /// The number of the slot's zone among the `FeedZones`.
  var slotZone: UInt16
  var slotForm: ICSTime.Form
  var traits: Traits

  struct Traits: OptionSet, Sendable {
    var rawValue: UInt8
    static let isAllDay = Traits(rawValue: 1)
    static let isCancelled = Traits(rawValue: 2)
    static let isOverride = Traits(rawValue: 4)
    /// It is one of a series, so its slot is its RECURRENCE-ID.
    static let recurs = Traits(rawValue: 8)
    /// It does not recur, but shares its UID, so its id needs the slot.
    static let sharesUID = Traits(rawValue: 16)
    /// Periods of a VFREEBUSY that have another FBTYPE than BUSY.
    static let isTentative = Traits(rawValue: 32)
    static let isUnavailable = Traits(rawValue: 64)
    static let isFree = Traits(rawValue: 128)
  }
}

/// Half-open instants, in seconds since 1970.
struct InstantWindow: Hashable, Sendable {
  var from: Int64
  var to: Int64

  /// Overlap decides; what has no length is in if it starts in the window.
  func contains(start: Int64, end: Int64) -> Bool {
    end > start ? start < to && end > from : from <= start && start < to
  }
}
