/// Recurrence rules (RFC 8984 4.3.3) from and to the parts of an RRULE.
enum JSCalendarRule {
  static func object(_ parts: [TypedValue.RulePart], _ zone: inout JSCalendarZone) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [("@type", .text("RecurrenceRule"))]
    for part in parts {
      let texts = part.values.map(\.plain)
      switch part.name {
      case "freq": members.append(("frequency", .text(texts[0].lowercased())))
      case "wkst": members.append(("firstDayOfWeek", .text(texts[0].lowercased())))
      case "rscale", "skip": members.append((part.name, .text(texts[0].lowercased())))
      case "interval", "count": members.append((part.name, JSONValue(.number(texts[0]))))
      case "until":
        let isDate = texts[0].utf8.count == 10
        members.append(("until", .text(zone.local(texts[0], type: isDate ? .date : .dateTime, tzid: zone.name))))
      case "byday": members.append(("byDay", .list(texts.map(day))))
      case "bymonth": members.append(("byMonth", .list(texts.map { .text($0) })))
      default:
        guard let key = names.first(where: { $0.part == part.name })?.key else { continue }
        members.append((key, .list(texts.map { JSONValue(.number($0)) })))
      }
    }
    return .object(members)
  }

  static func parts(_ rule: JSONValue, isAllDay: Bool, _ zone: inout JSCalendarZone) -> [TypedValue.RulePart] {
    var parts: [TypedValue.RulePart] = []
    func add(_ name: String, _ values: [TypedValue]) {
      if !values.isEmpty { parts.append(TypedValue.RulePart(name: name, values: values)) }
    }
    func text(_ key: String) -> [TypedValue] { rule[key]?.string.map { [.text($0.asciiUppercased)] } ?? [] }
    func numbers(_ key: String) -> [TypedValue] { (rule[key]?.array ?? []).compactMap { $0.number.map { .number("\($0)") } } }
    add("rscale", text("rscale"))
    add("freq", text("frequency"))
    for key in ["interval", "count"] { add(key, rule[key]?.number.map { [.number("\($0)")] } ?? []) }
    if let until = rule["until"]?.string { add("until", [.text(isAllDay ? String(until.prefix(10)) : zone.utc(until))]) }
    add(
      "byday",
      (rule["byDay"]?.array ?? []).compactMap { day in
        day["day"]?.string.map { .text((day["nthOfPeriod"]?.number.map { "\($0)" } ?? "") + $0.asciiUppercased) }
      })
    add(
      "bymonth",
      (rule["byMonth"]?.array ?? []).compactMap { month in
        month.string.map { Int($0) == nil ? .text($0) : .number($0) } ?? month.number.map { .number("\($0)") }
      })
    for (name, key) in names { add(name, numbers(key)) }
    add("wkst", text("firstDayOfWeek"))
    add("skip", text("skip"))
    return parts
  }

  private static func day(_ text: String) -> JSONValue {
    let number = Int(text.dropLast(2).drop { $0 == "+" })
    let own: [(key: String, value: JSONValue)] = [("@type", .text("NDay")), ("day", .text(text.suffix(2).lowercased()))]
    return .object(own + (number.map { [("nthOfPeriod", .number($0))] } ?? []))
  }

  private static let names: [(part: String, key: String)] = [
    ("bymonthday", "byMonthDay"), ("byyearday", "byYearDay"), ("byweekno", "byWeekNo"), ("byhour", "byHour"),
    ("byminute", "byMinute"),
    ("bysecond", "bySecond"), ("bysetpos", "bySetPosition"),
  ]
}
