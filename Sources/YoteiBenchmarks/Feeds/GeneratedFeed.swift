import Foundation

/// Feeds of several shapes, invented from a seed: the same call gives the same bytes.
enum GeneratedFeed {
  /// Single events over ten years: timed in eight zones or in UTC, some all-day.
  static func flat(_ count: Int) -> Data {
    var draft = FeedDraft(zones: ZoneLines.common)
    for number in 0..<count {
      let start = draft.start(in: 2020..<2030)
      draft.add("BEGIN:VEVENT")
      switch draft.number(1...20) {
      case 1...12:
        let form = EventTime.zone(draft.pick(ZoneLines.common))
        draft.add(form.line("DTSTART", start))
        draft.add(form.line("DTEND", start.later(minutes: draft.pick([30, 45, 60, 90, 120]))))
      case 13...17:
        draft.add(EventTime.utc.line("DTSTART", start))
        let duration = "DURATION:PT\(draft.pick([30, 60, 90]))M"
        draft.add(draft.chance(0.5) ? duration : EventTime.utc.line("DTEND", start.later(minutes: 60)))
      default:
        draft.add(EventTime.date.line("DTSTART", start))
        draft.add(EventTime.date.line("DTEND", start.later(days: draft.pick([1, 1, 1, 3]))))
      }
      draft.describe(uid: "flat-\(draft.random.next())-\(number)@example.com")
      draft.add("END:VEVENT")
    }
    return draft.finished()
  }

  /// Daily and weekly series from the 1990s without end.
  static func old(_ count: Int) -> Data {
    var draft = FeedDraft(zones: ZoneLines.common)
    for number in 0..<count {
      let start = draft.start(in: 1990..<2000)
      let form = draft.pick(ZoneLines.common.map(EventTime.zone) + [.utc])
      let rule = draft.chance(0.5) ? "FREQ=DAILY" + draft.pick(["", ";INTERVAL=2", ";INTERVAL=3"]) : draft.weekly(from: start).text
      draft.add("BEGIN:VEVENT")
      draft.add(form.line("DTSTART", start))
      draft.add(form.line("DTEND", start.later(minutes: 60)))
      draft.add("RRULE:" + rule)
      draft.describe(uid: "old-\(number)@example.com")
      draft.add("END:VEVENT")
    }
    return draft.finished()
  }

  /// A league's games over two seasons in one zone; every tenth goes on weekly.
  static func league(_ count: Int) -> Data {
    var draft = FeedDraft(zones: ["America/New_York"])
    let form = EventTime.zone("America/New_York")
    for number in 0..<count {
      let start = draft.start(in: 2025..<2027)
      draft.add("BEGIN:VEVENT")
      draft.add(form.line("DTSTART", start))
      draft.add(form.line("DTEND", start.later(minutes: 90)))
      if number % 10 == 0 { draft.add("RRULE:FREQ=WEEKLY;UNTIL=\(start.later(days: 120).dayText)T235959Z") }
      draft.add("UID:game-\(number)@league.example.org")
      draft.add("DTSTAMP:20250801T120000Z")
      draft.add("SUMMARY:\(draft.pick(["Otters", "Herons", "Badgers"])) vs. \(draft.pick(["Moles", "Newts", "Owls"]))")
      draft.add("LOCATION:" + draft.pick(FeedDraft.places))
      draft.add("DESCRIPTION:Be there early\\, bring both shirts.\\nThe way: https://league.example.org/\(draft.number(1...50))")
      draft.add("END:VEVENT")
    }
    return draft.finished()
  }

  /// Single events over ten years in a hundred zones, each with its VTIMEZONE.
  static func zoned(_ count: Int) -> Data {
    let zones = ZoneLines.names(100)
    var draft = FeedDraft(zones: zones)
    for number in 0..<count {
      let (start, form) = (draft.start(in: 2024..<2034), EventTime.zone(draft.pick(zones)))
      draft.add("BEGIN:VEVENT")
      draft.add(form.line("DTSTART", start))
      draft.add(form.line("DTEND", start.later(minutes: 45)))
      draft.describe(uid: "zoned-\(number)@example.com")
      draft.add("END:VEVENT")
    }
    return draft.finished()
  }
}
