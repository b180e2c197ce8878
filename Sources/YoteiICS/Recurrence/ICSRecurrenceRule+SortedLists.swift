extension ICSRecurrenceRule {
  /// Puts every list in order, what counts from the end last, and takes out repetitions: rules that say the same are equal.
  mutating func sortLists() {
    seconds = ordered(seconds) { $0 }
    minutes = ordered(minutes) { $0 }
    hours = ordered(hours) { $0 }
    daysOfTheMonth = ordered(daysOfTheMonth, by: rank)
    daysOfTheYear = ordered(daysOfTheYear, by: rank)
    weeks = ordered(weeks, by: rank)
    setPositions = ordered(setPositions, by: rank)
    months = ordered(months) { $0.number &* 2 + ($0.isLeap ? 1 : 0) }
    weekdays = ordered(weekdays) { rank($0.position) &* 7 &+ ($0.weekday.rawValue + 6) % 7 }
  }

  private func rank(_ number: Int) -> Int { number < 0 ? 1000 + number : number }

  private func ordered<Value>(_ values: [Value], by rank: (Value) -> Int) -> [Value] {
    if values.count < 2 { return values }
    var ordered: [Value] = []
    for value in values.sorted(by: { rank($0) < rank($1) }) where ordered.last.map(rank) != rank(value) { ordered.append(value) }
    return ordered
  }
}
