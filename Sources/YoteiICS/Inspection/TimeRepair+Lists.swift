extension TimeRepair {
  /// The values of EXDATE or RDATE, a line for those of each form; an EXDATE is given the form of DTSTART.
  mutating func list(_ property: ICSProperty, _ name: String, _ bytes: Span<UInt8>) -> RepairedLines {
    let line = property.contentLine
    let parameters = LineParameters(of: line, in: bytes)
    var lists: [(head: String, values: [String])] = []
    func add(_ value: String, _ head: String) {
      if let known = lists.firstIndex(where: { $0.head == head }) {
        lists[known].values.append(value)
      } else {
        lists.append((head, [value]))
      }
    }
    var isWhole = true
    for item in line.items(in: bytes) {
      let slash = ByteScanner.index(of: UInt8(ascii: "/"), in: bytes, item.lowerBound, item.upperBound)
      guard let schedule else {
        // An observance: times on its own clock.
        let time = ICSTime.reading(bytes, item.lowerBound..<slash, isFolded: line.isFolded).time
        if let time { add("\(ICSTime(time.civil, .local))", head(property, ICSTime(time.civil, .local))) } else { isWhole = false }
        continue
      }
      guard let moment = reader.moment(item.lowerBound..<slash, line, parameters, schedule, bytes) else {
        isWhole = false
        continue
      }
      if name == "EXDATE", let (value, head) = inFormOfStart(moment, property, schedule) {
        add(value, head)
      } else if name == "RDATE", let period = property.period(item) {
        add("\(period)", head(property, moment.time, type: "PERIOD"))
      } else {
        if slash < item.upperBound { isWhole = false }
        add("\(moment.time)", head(property, moment.time))
      }
    }
    return RepairedLines(lines: lists.map { name + $0.head + ":" + $0.values.joined(separator: ",") }, isWhole: isWhole)
  }

  /// An excluded time as DTSTART would write it; nil where it has that form or can't have it: a date beside a time stands for a whole day.
  private mutating func inFormOfStart(
    _ moment: Schedule.Moment, _ property: ICSProperty, _ schedule: Schedule
  ) -> (value: String, head: String)? {
    guard let start = schedule.start, let own = ICSComponent(index: index, position: schedule.component)[.dtstart] else {
      return nil
    }
    let hasForm =
      moment.time.form == start.time.form && moment.zone == start.zone
      && (start.time.form != .local || property[.timeZoneID] == own[.timeZoneID])
    guard !hasForm, !moment.time.isDate, start.time.isDate || start.zone != FeedZones.observer,
      let slot = RecurrenceSetReader(schedule: schedule, start: start, index: index).slot(of: moment, &reader)
    else { return nil }
    let zone = start.time.form == .local ? PropertyRepair.parameters(own, only: .timeZoneID) : ""
    let type = start.time.isDate ? ";VALUE=DATE" : ""
    return ("\(ICSTime(slot, start.time.form))", PropertyRepair.parameters(property, without: [.value, .timeZoneID]) + zone + type)
  }

  /// The periods of FREEBUSY.
  func periods(_ property: ICSProperty, _ name: String, _ bytes: Span<UInt8>) -> RepairedLines {
    let periods = property.periods
    let isWhole = periods.count == property.contentLine.items(in: bytes).count
    guard !periods.isEmpty else { return RepairedLines(lines: [], isWhole: isWhole) }
    let text = periods.map(\.description).joined(separator: ",")
    return RepairedLines(lines: [name + PropertyRepair.parameters(property) + ":" + text], isWhole: isWhole)
  }
}
