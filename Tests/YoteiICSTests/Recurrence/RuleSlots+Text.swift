@testable import YoteiICS

extension RuleSlots {
  /// The first slots of a rule, in the form of `start`; its UNTIL counts as written in the same clock.
  static func texts(
    _ rule: String, from start: String, first limit: Int = 10, gaps: [String] = [], skippingTo target: String? = nil
  ) -> [String] {
    guard let rule = ICSRecurrenceRule(rule), let time = ICSTime(start) else { return ["unreadable"] }
    var slots = RuleSlots(rule: rule, start: time.civil, isDate: time.isDate, gaps: gaps.compactMap(gap))
    if let target = target.flatMap({ ICSTime($0) }) { slots.skip(to: target.civil) }
    var texts: [String] = []
    while texts.count < limit, let slot = slots.next() { texts.append(ICSTime(slot, time.form).description) }
    return texts
  }

  /// `20260329T020000/20260329T030000`
  private static func gap(_ text: String) -> Range<CivilTime>? {
    let ends = text.split(separator: "/").compactMap { ICSTime(String($0))?.civil }
    return ends.count == 2 ? ends[0]..<ends[1] : nil
  }
}
