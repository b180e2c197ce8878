import Libical
import Testing

@Test func aRuleIsRead() {
  let rule = LibicalRecurrence("FREQ=MONTHLY;BYDAY=-1SU,2MO;BYMONTH=3;UNTIL=20260101T000000Z;WKST=SU")
  #expect(rule?.frequency == .monthly)
  #expect(rule?.days == [.init(weekday: 0, position: -1), .init(weekday: 1, position: 2)])
  #expect(rule?.weekStart == 0)
  #expect(rule?.until?.isUTC == true)
  #expect(LibicalRecurrence("FREQ=NEVER") == nil)
  #expect(libicalUTCOffset("-0330") == -12600)
  #expect(LibicalDuration("P2W")?.weeks == 2)
  #expect(LibicalPeriod("20260101T000000Z/PT1H")?.duration?.hours == 1)
}
