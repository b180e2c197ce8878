import Foundation
import Testing

@testable import YoteiCommand

@Suite struct TimeExpressionTests {
  // Noon of 27 March 2026 in Berlin, two days before the clocks change.
  private let times = TimeExpression(
    timeZone: TimeZone(identifier: "Europe/Berlin")!, now: Date(timeIntervalSince1970: 1_774_609_200))

  @Test(arguments: [
    ("2026", "2025-12-31T23:00:00Z"), ("2026-03", "2026-02-28T23:00:00Z"), ("2026-W13", "2026-03-22T23:00:00Z"),
    ("2026-03-27", "2026-03-26T23:00:00Z"), ("20260327", "2026-03-26T23:00:00Z"), ("2026-03-27T10:00", "2026-03-27T09:00:00Z"),
    ("2026-03-27T10:00Z", "2026-03-27T10:00:00Z"), ("2026-03-27T10:00:30+02:00", "2026-03-27T08:00:30Z"),
    ("20260327T100000Z", "2026-03-27T10:00:00Z"), ("20260327T100000", "2026-03-27T09:00:00Z"), ("now", "2026-03-27T11:00:00Z"),
    ("today", "2026-03-26T23:00:00Z"), ("tomorrow", "2026-03-27T23:00:00Z"), ("yesterday", "2026-03-25T23:00:00Z"),
    ("+7d", "2026-04-03T10:00:00Z"), ("-2w", "2026-03-13T11:00:00Z"), ("+1mo", "2026-04-27T10:00:00Z"),
    ("+3h15m", "2026-03-27T14:15:00Z"),
  ])
  func readsTimesAsPeopleTypeThem(_ text: String, _ expected: String) throws {
    #expect(try times.date(text).formatted(.iso8601) == expected)
  }

  @Test(arguments: ["03/27/2026", "2026-13", "2026-02-30", "2026-W60", "noon", "", "+d", "2026-03-27T25:00"])
  func refusesWhatIsNoTimeWithAHint(_ text: String) {
    let error = #expect(throws: CommandError.self) { try times.date(text) }
    #expect(error?.status == .usage)
    #expect(error?.message.contains("write") == true)
  }

  @Test func daysAreCalendarDays() throws {
    let saturday = try times.date("2026-03-28T12:00")
    #expect(try times.date("+1d", relativeTo: saturday) == saturday + 23 * 3600)
  }
}
