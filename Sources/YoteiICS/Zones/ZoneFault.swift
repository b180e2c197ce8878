/// What is wrong with a zone, or was done about it.
enum ZoneFault: Hashable, Sendable {
  /// The calendar has no VTIMEZONE of that name.
  case isUndefined
  /// No observance has a start and an offset.
  case isUnusable
  /// The VTIMEZONE never changes its offset, the zone that it names does.
  case isStub
  /// An observance without a start or an offset, which is left out.
  case hasIncompleteObservance
  /// An observance with such an offset, in seconds, is left out.
  case hasBadOffset(Int)
  /// A rule that can't be read or is neither yearly nor monthly; the onset in DTSTART counts alone.
  case hasBadRule(String)
  /// Observances beyond the limit, which are left out.
  case hasTooManyObservances(Int)
  /// Changes beyond the limit, which are left out.
  case hasTooManyChanges
}

extension ZoneFault: CustomStringConvertible {
  var description: String {
    switch self {
    case .isUndefined: "the calendar has no VTIMEZONE for it"
    case .isUnusable: "its VTIMEZONE has no observance with a start and an offset"
    case .isStub: "its VTIMEZONE never changes its offset, although the zone does"
    case .hasIncompleteObservance: "an observance lacks its start or its offset"
    case .hasBadOffset(let seconds): "an offset of \(seconds) seconds is a day or more"
    case .hasBadRule(let rule): "an observance's rule is not a yearly or monthly one that can be read: \(rule.prefix(80))"
    case .hasTooManyObservances(let count): "\(count) observances are more than the \(ZoneDefinition.observanceLimit) that are read"
    case .hasTooManyChanges: "it has more than \(ZoneDefinition.changeLimit) changes"
    }
  }
}
