/// A DATE or DATE-TIME with the zone that its property names.
public struct ICSZonedTime: Hashable, Sendable, Codable {
  public var time: ICSTime
  /// TZID as it is written; nil for a date, a UTC time and a floating one.
  public var zoneName: String?

  public init(_ time: ICSTime, zoneName: String? = nil) { (self.time, self.zoneName) = (time, zoneName) }
}

extension ICSZonedTime: CustomStringConvertible {
  public var description: String { zoneName.map { "\(time) \($0)" } ?? time.description }
}
