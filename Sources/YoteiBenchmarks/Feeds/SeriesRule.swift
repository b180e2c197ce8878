/// A recurrence rule as people make them, and a start that it gives.
struct SeriesRule {
  static let days = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"]

  var text: String
  var start: WallTime
}

extension FeedDraft {
  /// Of 20 rules 5 are daily, 8 weekly, 5 monthly and 2 yearly; half of them end.
  mutating func rule(near start: WallTime, form: EventTime) -> SeriesRule {
    var rule: SeriesRule
    switch number(1...20) {
    case 1...5: rule = daily(near: start)
    case 6...13: rule = weekly(from: start)
    case 14...18: rule = monthly(near: start)
    default: rule = SeriesRule(text: "FREQ=YEARLY", start: start)
    }
    switch number(1...4) {
    case 1: rule.text += ";COUNT=\(number(5...200))"
    case 2:
      let day = rule.start.later(days: number(30...1500)).dayText
      rule.text += ";UNTIL=" + day + (form.isDate ? "" : "T235959Z")
    default: break
    }
    return rule
  }

  mutating func weekly(from start: WallTime) -> SeriesRule {
    let others = SeriesRule.days.shuffled(using: &random).prefix(number(0...3))
    let days = SeriesRule.days.filter { $0 == SeriesRule.days[start.weekday] || others.contains($0) }
    let interval = pick(["", "", ";INTERVAL=2"])
    return SeriesRule(text: "FREQ=WEEKLY\(interval);BYDAY=\(days.joined(separator: ","))", start: start)
  }

  private mutating func daily(near start: WallTime) -> SeriesRule {
    switch number(1...3) {
    case 1: return SeriesRule(text: "FREQ=DAILY", start: start)
    case 2: return SeriesRule(text: "FREQ=DAILY;INTERVAL=2", start: start)
    default: return SeriesRule(text: "FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR", start: weekday(near: start, step: 1))
    }
  }

  private mutating func monthly(near start: WallTime) -> SeriesRule {
    let position = (start.dayOfMonth - 1) / 7 + 1
    if position < 5, chance(0.7) {
      return SeriesRule(text: "FREQ=MONTHLY;BYDAY=\(position)\(SeriesRule.days[start.weekday])", start: start)
    }
    if chance(0.5) { return SeriesRule(text: "FREQ=MONTHLY;BYMONTHDAY=\(start.dayOfMonth)", start: start) }
    let lastDay = start.later(days: start.lengthOfMonth - start.dayOfMonth)
    return SeriesRule(text: "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", start: weekday(near: lastDay, step: -1))
  }

  /// The nearest Monday to Friday, in one direction.
  private func weekday(near time: WallTime, step: Int) -> WallTime {
    var time = time
    while time.weekday == 0 || time.weekday == 6 { time = time.later(days: step) }
    return time
  }
}
