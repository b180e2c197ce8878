import Libical
import Testing

@Suite struct LibicalTests {
  @Test func aRuleIsRead() {
    let rule = LibicalRecurrence("FREQ=MONTHLY;BYDAY=-1SU,2MO;BYMONTH=3;UNTIL=20260101T000000Z;WKST=SU")
    #expect(rule?.frequency == .monthly)
    #expect(rule?.days == [.init(weekday: 0, position: -1), .init(weekday: 1, position: 2)])
    #expect(rule?.weekStart == 0)
    #expect(rule?.until?.isUTC == true)
  }

  @Test(arguments: ["", "FREQ=NEVER", "FREQ=DAILY;NONSENSE=1", String(repeating: "BYDAY=MO;", count: 2000)])
  func aRuleThatIsNoneIsRefused(_ text: String) { #expect(LibicalRecurrence(text) == nil) }

  @Test(arguments: [("+0100", 3600), ("-0330", -12_600), ("+013456", 5696)])
  func anOffsetIsRead(_ text: String, _ seconds: Int) { #expect(libicalUTCOffset(text) == seconds) }

  @Test(arguments: ["P2W", "PT15M", "-P1DT2H", "+PT0S"])
  func aDurationIsRead(_ text: String) { #expect(LibicalDuration(text) != nil) }

  @Test(arguments: [String(repeating: "9", count: 100), "1H"])
  func whatIsNoDurationIsRefused(_ text: String) { #expect(LibicalDuration(text) == nil) }

  @Test func aTimeIsRead() {
    let time = LibicalTime("20260327T100000Z")
    #expect(time?.year == 2026 && time?.hour == 10 && time?.isUTC == true && time?.isDate == false)
    #expect(LibicalTime("20260327")?.isDate == true)
    #expect(LibicalTime("2026") == nil)
  }
}
