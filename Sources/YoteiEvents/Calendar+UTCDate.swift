import Foundation

extension Calendar {
  /// The start, in this calendar's zone, of the day whose date `instant` has in UTC.
  ///
  /// A date that the zone left out (30 December 2011 in Apia) gives the day after it.
  func startOfDay(datedInUTC instant: Date) -> Date {
    let secondsToNoon = (instant.timeIntervalSinceReferenceDate / 86_400).rounded(.down) * 86_400 + 43_200
    let noonInUTC = Date(timeIntervalSinceReferenceDate: secondsToNoon)
    let nearNoon = noonInUTC.addingTimeInterval(-TimeInterval(timeZone.secondsFromGMT(for: noonInUTC)))
    return startOfDay(for: noonInUTC.addingTimeInterval(-TimeInterval(timeZone.secondsFromGMT(for: nearNoon))))
  }
}
