import Testing

@testable import YoteiICS

/// Random rules, expanded by the engine and by the literal reading of the table.
struct RuleSlotsAgainstLiteralTests {
  @Test(arguments: 0..<5)
  func slotsAreThoseOfTheLiteralReading(seed: UInt64) {
    var random = RandomRule(seed: seed)
    for _ in 0..<400 {
      let trial = random.trial()
      let literal = LiteralRule(rule: trial.rule, start: trial.start, isDate: trial.isDate)
        .instances(until: trial.end, gaps: trial.gaps)
      let slots = slots(trial, from: trial.start)
      #expect(slots == literal, "\(trial.rule) from \(trial.start) until \(trial.end), gaps \(trial.gaps)")
    }
  }

  @Test(arguments: 100..<102)
  func skippingGivesWhatWalkingGives(seed: UInt64) {
    var random = RandomRule(seed: seed)
    for _ in 0..<400 {
      let trial = random.trial()
      let walked = slots(trial, from: trial.start)
      let target = trial.start + Int64.random(in: 0...(trial.end - trial.start), using: &random)
      let skipped = slots(trial, from: target)
      #expect(skipped == walked.filter { $0 >= target }, "\(trial.rule) from \(trial.start) to \(target), gaps \(trial.gaps)")
    }
  }

  @Test func skippingInSeveralGoesGivesWhatWalkingGives() {
    var random = RandomRule(seed: 200)
    for _ in 0..<400 {
      let trial = random.trial()
      let walked = slots(trial, from: trial.start)
      var slots = RuleSlots(rule: trial.rule, start: trial.start, isDate: trial.isDate, gaps: trial.gaps)
      var place = trial.start
      for _ in 0..<5 {
        place = place + Int64.random(in: 0...(trial.end - trial.start) / 5, using: &random)
        slots.skip(to: place)
        let expected = walked.first { $0 >= place }
        let slot = slots.next()
        guard let expected else { break }
        #expect(slot == expected, "\(trial.rule) from \(trial.start), skipped to \(place)")
        place = max(place, expected + 1)
      }
    }
  }

  private func slots(_ trial: RandomRule.Trial, from target: CivilTime) -> [CivilTime] {
    var slots = RuleSlots(rule: trial.rule, start: trial.start, isDate: trial.isDate, gaps: trial.gaps)
    slots.skip(to: target)
    var result: [CivilTime] = []
    while let slot = slots.next(), slot <= trial.end { result.append(slot) }
    return result
  }
}
