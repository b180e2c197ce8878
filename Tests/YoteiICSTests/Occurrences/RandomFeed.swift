@testable import YoteiICS

/// A source of small random feeds: series with exceptions, added dates and overrides, in several zones. The same seed gives the same feeds.
struct RandomFeed {
  private var random: RandomRule
  private static let zones = [
    "Europe/Berlin", "America/New_York", "America/Sao_Paulo", "Australia/Lord_Howe", "Asia/Kathmandu", "",
  ]

  init(seed: UInt64) { random = RandomRule(seed: seed) }

  /// Components, each with its lines.
  mutating func components() -> [[String]] { (0..<Int.random(in: 1...4, using: &random)).flatMap { series("uid-\($0)") } }

  mutating func number(_ range: Range<Int64>) -> Int64 { Int64.random(in: range, using: &random) }

  mutating func shuffled(_ components: [[String]]) -> [[String]] { components.shuffled(using: &random) }

  private mutating func chance(_ probability: Double) -> Bool { Double.random(in: 0..<1, using: &random) < probability }

  private mutating func series(_ uid: String) -> [[String]] {
    var trial = random.trial()
    while trial.rule.frequency < .hourly { trial = random.trial() }
    let form = Form(
      isDate: trial.isDate, zone: trial.isDate ? "" : Self.zones.randomElement(using: &random) ?? "", isUTC: chance(0.2))
    var rule = trial.rule
    if let until = rule.until, !trial.isDate, !form.isLocal { rule.until = ICSTime(until.civil, .utc) }
    var lines = ["UID:" + uid, form.line("DTSTART", trial.start), "SUMMARY:Series"]
    if chance(0.9) { lines.append("RRULE:\(rule)") }
    if chance(0.7) {
      lines.append("DURATION:" + (["PT1H", "P1D", "P3DT2H", "PT0S", "PT36H"].randomElement(using: &random) ?? "PT1H"))
    }
    var slots = RuleSlots(rule: trial.rule, start: trial.start, isDate: trial.isDate)
    let known = (0..<12).compactMap { _ in slots.next() }
    for slot in known where chance(0.15) { lines.append(form.line("EXDATE", slot)) }
    if chance(0.3) { lines.append(form.line("RDATE", trial.start + day(1...40))) }
    if chance(0.1) { lines.append("EXRULE:FREQ=WEEKLY;INTERVAL=2") }
    return [FeedOccurrences.component("VEVENT", lines)] + known.filter { _ in chance(0.15) }.map { override(of: $0, uid, form) }
  }

  private mutating func override(of slot: CivilTime, _ uid: String, _ form: Form) -> [String] {
    let range = chance(0.2) ? ";RANGE=THISANDFUTURE" : ""
    var lines = [
      "UID:" + uid, form.line("RECURRENCE-ID" + range, slot), form.line("DTSTART", slot + day(-20...20)), "SUMMARY:Override",
    ]
    if chance(0.5) { lines.append("DURATION:P2D") }
    if chance(0.2) { lines.append("STATUS:CANCELLED") }
    return FeedOccurrences.component("VEVENT", lines)
  }

  private mutating func day(_ days: ClosedRange<Int64>) -> Int64 { Int64.random(in: days, using: &random) * 86_400 }

  /// How the times of a series are written.
  private struct Form {
    var isDate: Bool
    var zone: String
    var isUTC: Bool

    var isLocal: Bool { zone.isEmpty && !isUTC }

    func line(_ name: String, _ time: CivilTime) -> String {
      if isDate { return "\(name);VALUE=DATE:\(time.day)" }
      return isUTC ? "\(name):\(time)Z" : zone.isEmpty ? "\(name):\(time)" : "\(name);TZID=\(zone):\(time)"
    }
  }
}
