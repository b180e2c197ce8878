/// What a VTIMEZONE says, not yet judged.
struct ZoneDefinition: Hashable, Sendable {
  var tzid: String
  /// X-LIC-LOCATION.
  var location: String?
  /// X-MICROSOFT-CDO-TZID.
  var microsoftZone: Int?
  var observances: [Observance]
}

/// A STANDARD or DAYLIGHT component: when, by its own rules, a clock changes, and from and to which offset in seconds.
struct Observance: Hashable, Sendable {
  var isDaylight: Bool
  var start: CivilTime?
  var offsetFrom: Int?
  var offsetTo: Int?
  /// Values of RRULE.
  var rules: [String]
  /// Values of RDATE, on the clock that `offsetFrom` makes.
  var dates: [CivilTime]
  /// TZNAME.
  var name: String?
}
