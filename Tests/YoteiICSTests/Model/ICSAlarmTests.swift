import Foundation
import Testing

@testable import YoteiICS

@Suite struct ICSAlarmTests {
  private func alarm(_ lines: String...) throws -> ICSAlarm {
    try #require(
      try ICSEvent(lines: ["UID:event", "BEGIN:VALARM"] + lines + ["END:VALARM", "DESCRIPTION:The event's"]).alarms.first)
  }

  @Test(arguments: [
    ("TRIGGER:-PT15M", ICSAlarm.Trigger.relative(ICSDuration(seconds: -900), to: .start)),
    ("TRIGGER;RELATED=START:P1D", .relative(ICSDuration(days: 1), to: .start)),
    ("TRIGGER;VALUE=DURATION;related=end:PT0S", .relative(ICSDuration(), to: .end)),
  ])
  func aTriggerIsRelativeToTheStartOrTheEnd(_ line: String, _ trigger: ICSAlarm.Trigger) throws {
    #expect(try alarm(line).trigger == trigger)
  }

  @Test(arguments: ["TRIGGER;VALUE=DATE-TIME:20260327T084500Z", "TRIGGER:20260327T084500Z"]) func aTriggerMayBeATime(_ line: String)
    throws
  {
    #expect(try alarm(line).trigger == .absolute(ICSZonedTime(try #require(ICSTime("20260327T084500Z")))))
  }

  @Test(arguments: ["TRIGGER:", "TRIGGER:before", "TRIGGER:15", "X-TRIGGER:-PT15M"]) func whatIsNeitherIsNoTrigger(_ line: String)
    throws
  {
    #expect(try alarm(line).trigger == nil)
  }

  @Test func everyPropertyOfAnAlarmIsRead() throws {
    let alarm = try alarm(
      "ACTION:Email", "REPEAT:4", "DURATION:PT5M", "SUMMARY:Soon", "DESCRIPTION:It\\nbegins", "ATTENDEE:mailto:jane@example.com",
      "ATTACH:https://example.com/bell.wav", "UID:alarm", "ACKNOWLEDGED:20260327T084600Z", "RELATED-TO;RELTYPE=SNOOZE:other")
    #expect(alarm.action == .email)
    #expect(alarm.repeatCount == 4)
    #expect(alarm.duration == ICSDuration(seconds: 300))
    #expect(alarm.summary == "Soon")
    #expect(alarm.description == "It\nbegins")
    #expect(alarm.attendees.map(\.email) == ["jane@example.com"])
    #expect(alarm.attachments.map(\.content) == [URL(string: "https://example.com/bell.wav").map { .uri($0) }])
    #expect(alarm.uid == "alarm")
    #expect(alarm.acknowledged?.description == "20260327T084600Z")
    #expect(alarm.relations.map(\.kind) == [.snooze])
    #expect(alarm[.action]?.rawValue == "Email")
  }
}
