import Foundation
import Testing

@testable import YoteiICS

/// What holds for every move, whatever the series: that which was asked for is moved, and nothing else.
struct ReschedulingLawsTests {
  private let revision = ICSRevision(now: Date(timeIntervalSince1970: 1_790_000_000), uid: "new@example.com")

  /// One random series and a drag of one of its occurrences.
  private struct Case {
    let feed: ICSFeed
    let before: [ICSOccurrence.ID: DateInterval]
    let id: ICSOccurrence.ID
    let old: DateInterval
    let drag: RandomSeries.Drag
    let isAllDay: Bool
    let isOverride: Bool
    let zone: ICSZone

    init?(seed: Int) throws {
      var random = RandomSeries(seed: UInt64(seed))
      feed = try random.feed()
      drag = random.drag()
      before = feed.listing()
      let end = ICSFeed.years.upperBound.addingTimeInterval(-4e6)
      let all = feed.occurrences(in: ICSFeed.years.lowerBound..<end, timeZone: ICSFeed.observer).filter(\.recurs)
      guard !all.isEmpty else { return nil }
      let occurrence = all[min(drag.picksOccurrence, all.count - 1)]
      (id, old, isAllDay, isOverride) = (occurrence.id, occurrence.interval, occurrence.isAllDay, occurrence.isOverride)
      zone = ICSZone(occurrence.timeZoneIdentifier.flatMap { TimeZone(identifier: $0) } ?? ICSFeed.observer)
    }

    var longer: TimeInterval { isAllDay ? TimeInterval(drag.longer / 86_400 * 86_400) : TimeInterval(drag.longer) }
    var civilOffset: Int64 { Int64(drag.days) * 86_400 + (isAllDay ? 0 : Int64(drag.seconds)) }

    /// An instant further on the series' clock.
    private func moved(_ date: Date, by seconds: Int64) -> Date {
      var clock = ZoneClock(zone)
      let civil = clock.civil(at: Int64(date.timeIntervalSince1970))
      return Date(timeIntervalSince1970: TimeInterval(clock.instant(of: civil + seconds)))
    }

    func moved(_ interval: DateInterval) -> DateInterval {
      let start = moved(interval.start, by: civilOffset)
      if isAllDay { return DateInterval(start: start, end: moved(interval.end, by: civilOffset + Int64(longer))) }
      return DateInterval(start: start, duration: interval.duration + longer)
    }

    var target: DateInterval { moved(old) }

    /// Whether every occurrence moves by the same civil distance: a rule that counts days of months or years may follow its start instead.
    var isUniform: Bool {
      var clock = ZoneClock(zone)
      func day(_ date: Date) -> CivilDay { clock.civil(at: Int64(date.timeIntervalSince1970)).day }
      let countsDays = ["FREQ=MONTHLY", "FREQ=YEARLY"].contains { feed.text.contains($0) }
      return !countsDays || day(old.start) == day(target.start)
    }
  }

  @Test(arguments: 0..<80)
  func movingOneOccurrenceMovesItAlone(seed: Int) throws {
    guard let trial = try Case(seed: seed) else { return }
    let (feed, result) = try trial.feed.rescheduling(trial.id, to: trial.target, timeZone: ICSFeed.observer, revision: revision)
    var expected = trial.before
    expected[trial.id] = trial.target
    #expect(feed.listing() == expected)
    #expect(result.id == trial.id)

    let (old, new) = ([UInt8](trial.feed.serialized()), [UInt8](feed.serialized()))
    let kept = zip(old, new).prefix { $0 == $1 }.count + zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    if !trial.isOverride { #expect(kept >= old.count, "an override is added, and no byte changes elsewhere") }

    let (again, _) = try feed.rescheduling(trial.id, to: trial.old, timeZone: ICSFeed.observer, revision: revision)
    #expect(again.listing() == trial.before, "moving back undoes it")
    #expect(again.count(of: .event) == feed.count(of: .event), "the second move edits the override of the first")
  }

  @Test(arguments: 0..<120)
  func movingAllMovesEachByTheSameCivilOffset(seed: Int) throws {
    guard let trial = try Case(seed: seed), trial.longer == 0 else { return }
    guard let (feed, result) = moved(trial, .allOccurrences) else { return }
    let after = feed.listing()
    if trial.isUniform {
      var expected: [ICSOccurrence.ID: DateInterval] = [:]
      for (id, interval) in trial.before {
        expected[result.newID(for: id)] = id.uid == trial.id.uid ? trial.moved(interval) : interval
      }
      #expect(inner(after) == inner(expected))
    } else {
      #expect(after[try #require(result.id)] == trial.target)
      #expect(
        Set(inner(after).keys).symmetricDifference(trial.before.keys.map(result.newID)).allSatisfy { inner(after)[$0] == nil })
    }
    guard let newID = result.id else { return }
    let (back, _) = try feed.rescheduling(
      newID, to: trial.old, scope: .allOccurrences, timeZone: ICSFeed.observer, revision: revision)
    #expect(back.listing() == trial.before, "moving back undoes it")
  }

  @Test(arguments: 0..<120)
  func splittingMovesThisAndLaterOnes(seed: Int) throws {
    guard let trial = try Case(seed: seed), trial.longer == 0, trial.isUniform, let slot = trial.id.slot else { return }
    guard let (feed, result) = moved(trial, .thisAndFuture) else { return }
    var expected: [ICSOccurrence.ID: DateInterval] = [:]
    for (id, interval) in trial.before {
      let isLater = id.uid == trial.id.uid && (id.slot?.civil ?? slot.civil) >= slot.civil
      expected[result.newID(for: id)] = isLater ? trial.moved(interval) : interval
    }
    #expect(inner(feed.listing()) == inner(expected))
  }

  @Test(arguments: 0..<80)
  func deletingTakesOutWhatTheScopeNames(seed: Int) throws {
    guard let trial = try Case(seed: seed), let slot = trial.id.slot else { return }
    for scope in ICSRescheduleScope.allCases {
      var feed = trial.feed
      try feed.delete(trial.id, scope: scope, timeZone: ICSFeed.observer, revision: revision)
      let expected = trial.before.filter { id, _ in
        switch scope {
        case .thisOccurrence: id != trial.id
        case .thisAndFuture: id.uid != trial.id.uid || id.slot.map { $0.civil < slot.civil } ?? false
        case .allOccurrences: id.uid != trial.id.uid
        }
      }
      #expect(feed.listing() == expected)
    }
  }

  @Test func mostMovesAreNotRefused() throws {
    var (tried, done) = (0, 0)
    for seed in 0..<100 {
      guard let trial = try Case(seed: seed), trial.isUniform else { continue }
      tried += 1
      if moved(trial, .allOccurrences) != nil { done += 1 }
    }
    #expect(tried > 40)
    #expect(done * 10 >= tried * 9)
  }

  private func moved(_ trial: Case, _ scope: ICSRescheduleScope) -> (feed: ICSFeed, result: ICSReschedule)? {
    try? trial.feed.rescheduling(trial.id, to: trial.target, scope: scope, timeZone: ICSFeed.observer, revision: revision)
  }

  /// Without what may have crossed the window's edges.
  private func inner(_ listing: [ICSOccurrence.ID: DateInterval]) -> [ICSOccurrence.ID: DateInterval] {
    listing.filter { $0.value.start > ICSFeed.years.lowerBound + 4e6 && $0.value.end < ICSFeed.years.upperBound - 4e6 }
  }
}
