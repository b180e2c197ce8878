/// A PERIOD (RFC 5545 3.3.9): a start with an end or a length.
public struct ICSPeriod: Hashable, Sendable {
  public enum End: Hashable, Sendable {
    case time(ICSTime)
    case duration(ICSDuration)
  }

  public var start: ICSZonedTime
  /// A time is read in the zone of the start.
  public var end: End

  public init(start: ICSZonedTime, end: End) { (self.start, self.end) = (start, end) }
}

extension ICSPeriod: CustomStringConvertible {
  /// `20260327T100000Z/PT1H`; the zone's name stands in TZID.
  public var description: String {
    switch end {
    case .time(let time): "\(start.time)/\(time)"
    case .duration(let duration): "\(start.time)/\(duration)"
    }
  }
}
