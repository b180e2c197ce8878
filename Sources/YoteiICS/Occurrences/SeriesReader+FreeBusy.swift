extension SeriesReader {
  /// The periods of a VFREEBUSY, each under an id of its own.
  mutating func addPeriods(of component: Int) {
    guard let freeBusy = ICSFreeBusy(ICSComponent(index: index, position: component)) else { return }
    for time in freeBusy.times { add(time.period, time.kind, of: component) }
  }

  private mutating func add(_ period: ICSPeriod, _ kind: ICSFreeBusy.Kind, of component: Int) {
    func zone(_ time: ICSTime) -> Int { time.form == .utc ? FeedZones.utc : FeedZones.observer }
    let start = Schedule.Moment(time: period.start.time, zone: zone(period.start.time))
    let begin = instant(of: start)
    let end: Int64
    switch period.end {
    case .time(let time): end = instant(of: Schedule.Moment(time: time, zone: zone(time)))
    case .duration(let duration):
      end = OccurrenceLength.nominal(duration).end(from: start.time.civil, begin, zone: start.zone, &reader.zones.clocks)
    }
    guard window.contains(start: begin, end: end) else { return }
    singles.append(
      Candidate(
        start: begin, end: max(begin, end), slot: start.time.civil, uidPrefix: index.uidPrefix(of: component),
        component: UInt32(component), series: UInt32(component), slotZone: UInt16(start.zone), slotForm: start.time.form,
        traits: [.sharesUID, .init(kind)]))
  }
}

extension Candidate.Traits {
  fileprivate init(_ kind: ICSFreeBusy.Kind) {
    switch kind {
    case .tentative: self = .isTentative
    case .unavailable: self = .isUnavailable
    case .free: self = .isFree
    default: self = []
    }
  }

  /// FBTYPE of a VFREEBUSY's period; without meaning for other occurrences.
  var freeBusyKind: ICSFreeBusy.Kind {
    contains(.isTentative) ? .tentative : contains(.isUnavailable) ? .unavailable : contains(.isFree) ? .free : .busy
  }
}
