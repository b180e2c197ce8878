internal import YoteiICS

/// Lengths and distances as people type them: `+1d`, `-30m`, `1h30m`, `PT1H`, `-P1DT2H`.
enum DurationExpression {
  static func duration(_ text: String) throws(CommandError) -> ICSDuration {
    if let duration = ICSDuration(text.uppercased()) { return duration }
    guard text.wholeMatch(of: /[+-]?(\d{1,6}[wdhms])+/) != nil else {
      throw .usage("not a duration: \"\(text)\"; write 90m, 1h30m, +1d, -2w or PT1H")
    }
    let sign = text.hasPrefix("-") ? -1 : 1
    var duration = ICSDuration()
    for part in text.matches(of: /(\d+)([wdhms])/) {
      let number = sign * (Int(part.1) ?? 0)
      switch part.2 {
      case "w": duration.days += 7 * number
      case "d": duration.days += number
      case "h": duration.seconds += 3600 * number
      case "m": duration.seconds += 60 * number
      default: duration.seconds += number
      }
    }
    return duration
  }
}
