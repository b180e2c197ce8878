internal import Foundation

/// Writes a zone as a VTIMEZONE (RFC 5545 3.6.5).
enum VTimeZoneText {
  /// Content lines, not folded, that are right from the start of the first year on; past the last year as long as its rules go on.
  static func vtimezone(for zone: TimeZone, named tzid: String? = nil, covering years: ClosedRange<Int>) -> [String] {
    var runs = runs(in: zone, years)
    if runs.dropFirst().contains(where: { $0.first.civil.day.year < years.lowerBound }) { runs.removeFirst() }
    let horizon = years.upperBound + lookAhead
    var lines = ["BEGIN:VTIMEZONE", "TZID:\(tzid ?? ICSZone(zone).identifier)"]
    var singles: [[ZoneOnset]] = []
    for run in runs where run.last.civil.day.year >= years.lowerBound - 1 && run.first.civil.day.year <= years.upperBound {
      let isEndless = run.last.civil.day.year >= horizon - 1
      if isEndless || run.onsets.count > 2 {
        let end = isEndless ? "" : ";UNTIL=\(CivilTime(seconds: run.last.instant))Z"
        lines += observance(run.first, ["RRULE:\(run.rule)\(end)"])
      } else if let index = singles.firstIndex(where: { $0[0].isAlike(run.first) }) {
        singles[index] += run.onsets
      } else {
        singles.append(run.onsets)
      }
    }
    for onsets in singles {
      lines += observance(onsets[0], onsets.dropFirst().map { "RDATE:\($0.civil)" })
    }
    return lines + ["END:VTIMEZONE"]
  }

  /// Years after the last one that show whether a rule goes on: each kind of year is among them, also around a century without a leap day.
  private static let lookAhead = 40

  private static func runs(in zone: TimeZone, _ years: ClosedRange<Int>) -> [OnsetRun] {
    let start = CivilTime(day: CivilDay(unchecked: years.lowerBound - 1, 1, 1))
    let end = CivilTime(day: CivilDay(unchecked: years.upperBound + lookAhead, 1, 1))
    var date = Date(timeIntervalSince1970: Double(start.seconds))
    var offset = zone.secondsFromGMT(for: date)
    var runs = [
      OnsetRun(ZoneOnset(civil: start, offsetFrom: offset, offsetTo: offset, isDaylight: zone.isDaylightSavingTime(for: date)))
    ]
    while let next = zone.nextDaylightSavingTimeTransition(after: date), next.timeIntervalSince1970 < Double(end.seconds) {
      let new = zone.secondsFromGMT(for: next)
      let civil = CivilTime(seconds: Int64(next.timeIntervalSince1970) + Int64(offset))
      let onset = ZoneOnset(civil: civil, offsetFrom: offset, offsetTo: new, isDaylight: zone.isDaylightSavingTime(for: next))
      date = next
      if new == offset { continue }
      offset = new
      if !runs.indices.contains(where: { runs[$0].extend(by: onset) }) { runs.append(OnsetRun(onset)) }
    }
    return runs
  }

  private static func observance(_ onset: ZoneOnset, _ repetition: [String]) -> [String] {
    let name = onset.isDaylight ? "DAYLIGHT" : "STANDARD"
    return ["BEGIN:\(name)", "DTSTART:\(onset.civil)"] + repetition
      + ["TZOFFSETFROM:\(text(onset.offsetFrom))", "TZOFFSETTO:\(text(onset.offsetTo))", "END:\(name)"]
  }

  /// A UTC offset (3.3.14).
  private static func text(_ offset: Int) -> String {
    let fields = [abs(offset) / 3600, abs(offset) / 60 % 60] + (offset % 60 == 0 ? [] : [abs(offset) % 60])
    return (offset < 0 ? "-" : "+") + fields.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined()
  }
}

extension ZoneOnset {
  fileprivate func isAlike(_ other: Self) -> Bool {
    offsetFrom == other.offsetFrom && offsetTo == other.offsetTo && isDaylight == other.isDaylight
  }
}
