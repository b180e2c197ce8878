/// What a TZID was found to mean, and how.
struct ResolvedZone: Hashable, Sendable {
  var zone: ICSZone
  var finder: Finder
  var faults: [ZoneFault] = []

  /// The first of the faults.
  var warning: ZoneFault? { faults.first }

  /// The ways to learn what a TZID means, in the order in which they are tried.
  enum Finder: String, CaseIterable, Sendable, CustomStringConvertible {
    case definition = "VTIMEZONE"
    case iana = "IANA name"
    case windows = "Windows name"
    case outlook = "Outlook name"
    case location = "X-LIC-LOCATION"
    case microsoftNumber = "X-MICROSOFT-CDO-TZID"
    case offset = "offset in the name"

    var description: String { rawValue }
  }
}
