import Foundation
import Testing

@testable import YoteiICS

struct ICSRecurrenceRuleTests {
  @Test(arguments: 300..<304)
  func theTextOfARuleReadsBackAsTheSameRule(seed: UInt64) {
    var random = RandomRule(seed: seed)
    for _ in 0..<200 {
      var rule = random.trial().rule
      rule.sortLists()
      #expect(ICSRecurrenceRule(rule.description) == rule)
    }
  }

  @Test func rulesThatSayTheSameAreEqual() {
    #expect(ICSRecurrenceRule("FREQ=WEEKLY;INTERVAL=1;BYDAY=FR,MO,FR;WKST=MO") == ICSRecurrenceRule("BYDAY=MO,FR;FREQ=WEEKLY"))
  }

  @Test func aRuleIsCodedAsItsText() throws {
    let rule = try #require(ICSRecurrenceRule("FREQ=MONTHLY;COUNT=3;BYDAY=2TU"))
    let data = try JSONEncoder().encode([rule])
    #expect(String(decoding: data, as: UTF8.self) == "[\"FREQ=MONTHLY;COUNT=3;BYDAY=2TU\"]")
    #expect(try JSONDecoder().decode([ICSRecurrenceRule].self, from: data) == [rule])
  }

  @Test func textThatIsNoRuleIsNotDecoded() {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([ICSRecurrenceRule].self, from: Data("[\"FREQ=NEVER\"]".utf8)) }
  }
}
