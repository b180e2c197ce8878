import Foundation
import Testing

@testable import YoteiCommand

@Suite struct RuleCommandTests {
  @Test(arguments: [
    (["--start", "19970902", "--count", "2"], ["19970909", "19971014"]),
    (["--start", "19970902T090000", "--count", "1"], ["19970909T090000"]),
    (["--start", "19970909T090000Z", "--count", "2"], ["19970909T090000Z", "19971014T090000Z"]),
    (
      ["--start", "19970902T090000", "--tz", "UTC", "--from", "2026-01-01", "--to", "2026-03-01"],
      ["20260113T090000", "20260210T090000"]
    ),
    (
      ["--start", "19970909", "--count", "3", "--exdate", "19971014", "--rdate", "19971001"], ["19970909", "19971001", "19971111"]
    ),
  ])
  func instancesComeInTheFormOfTheStart(_ options: [String], _ instances: [String]) {
    let run = CommandRun(words: ["rule", "FREQ=MONTHLY;BYDAY=2TU"] + options, input: .init())
    #expect(run.lines == instances)
    #expect(run.status == 0)
  }

  @Test func aRuleThatCannotBeReadIsRefusedWithAMessage() {
    let run = CommandRun("rule", "FREQ=FORTNIGHTLY", "--start", "20260101")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.messages.contains("FORTNIGHTLY"))
  }

  @Test func aRuleWithoutInstancesGivesNothingAndIsNoFault() {
    let run = CommandRun("rule", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "--start", "20260101")
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
  }

  @Test func timesThatAClockChangeLeavesOutAreNeitherGivenNorCounted() {
    let run = CommandRun("rule", "FREQ=DAILY;COUNT=3", "--start", "20260328T023000", "--tz", "Europe/Berlin")
    #expect(run.lines == ["20260328T023000", "20260330T023000", "20260331T023000"])
  }
}
