import Foundation
import YoteiICS

extension GeneratedFeed {
  /// Series from the last years, some with exceptions and overrides.
  static func recurring(_ count: Int) throws -> Data {
    var draft = FeedDraft(zones: ZoneLines.common)
    for number in 0..<count {
      let form = draft.chance(0.12) ? EventTime.date : draft.pick(ZoneLines.common.map(EventTime.zone) + [.utc])
      let rule = draft.rule(near: draft.start(in: 2022..<2027), form: form)
      try draft.addSeries(rule, form, uid: "series-\(number)@example.com")
    }
    return draft.finished()
  }

  /// A feed of one event.
  static func series(_ rule: SeriesRule, _ form: EventTime) -> Data {
    var draft = FeedDraft()
    for line in ["BEGIN:VEVENT", "UID:series@example.com", "DTSTAMP:20260101T000000Z", form.line("DTSTART", rule.start)] {
      draft.add(line)
    }
    draft.add("RRULE:" + rule.text)
    draft.add("END:VEVENT")
    return draft.finished()
  }
}

extension FeedDraft {
  fileprivate mutating func addSeries(_ rule: SeriesRule, _ form: EventTime, uid: String) throws {
    let minutes = pick([30, 60, 90])
    var slots = chance(0.4) ? try FeedDraft.slots(rule, form).shuffled(using: &random) : []
    let excluded = chance(0.75) ? slots.prefix(number(1...10)).sorted() : []
    slots.removeFirst(excluded.count)
    add("BEGIN:VEVENT")
    addSpan(rule.start, form, minutes)
    add("RRULE:" + rule.text)
    if let first = excluded.first {
      add(form.line("EXDATE", first) + excluded.dropFirst().map { "," + form.value($0) }.joined())
    }
    describe(uid: uid)
    add("END:VEVENT")
    guard chance(0.5) else { return }
    for slot in slots.prefix(number(1...5)).sorted() {
      add("BEGIN:VEVENT")
      add(form.line("RECURRENCE-ID", slot))
      addSpan(form.isDate ? slot.later(days: 1) : slot.later(minutes: pick([-60, 60, 120])), form, minutes)
      describe(uid: uid)
      add("END:VEVENT")
    }
  }

  private mutating func addSpan(_ start: WallTime, _ form: EventTime, _ minutes: Int) {
    add(form.line("DTSTART", start))
    add(form.line("DTEND", form.isDate ? start.later(days: 1) : start.later(minutes: minutes)))
  }

  /// The next slots of a rule after its start.
  private static func slots(_ rule: SeriesRule, _ form: EventTime) throws -> [WallTime] {
    let feed = try ICSFeed(GeneratedFeed.series(rule, form))
    let window = WallTime(year: 2020).date..<WallTime(year: 2040).date
    return feed.occurrences(in: window, timeZone: .gmt).prefix(60).dropFirst().compactMap { occurrence in
      guard let slot = occurrence.recurrenceID else { return nil }
      let midnight = WallTime(year: slot.day.year, month: slot.day.month, day: slot.day.day)
      return midnight.later(minutes: slot.timeOfDay.hour * 60 + slot.timeOfDay.minute)
    }
  }
}
