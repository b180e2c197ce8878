import Testing

@testable import YoteiICS

@Suite struct ItemFileNamesTests {
  @Test func aPlainUIDIsItsOwnName() {
    var names = ItemFileNames()
    #expect(names.name(for: "2026-03.standup_1") == "2026-03.standup_1.ics")
  }

  @Test func everyNameIsSafeAndNoneIsTakenTwice() {
    let uids = [
      "Case@x", "case@X", "a/b", "a_b", "a\\b", "../../etc/passwd", "/etc/cron.d/x", ".hidden", "-rf", "con", "NUL.txt", "", " ",
      "é", "e\u{301}",
      String(repeating: "a", count: 300), String(repeating: "a", count: 301), "a\u{0}b", "a\nb", "x@example.com",
    ]
    var names = ItemFileNames()
    let made = uids.map { names.name(for: $0) }
    #expect(Set(made).count == uids.count)
    for name in made {
      #expect(name.utf8.count <= 100)
      #expect(name.wholeMatch(of: /[a-z0-9][a-z0-9._-]*\.ics/) != nil, "\(name)")
    }
  }

  @Test func aNameDependsOnItsUIDAlone() {
    var (alone, after) = (ItemFileNames(), ItemFileNames())
    _ = after.name(for: "a/b")
    #expect(alone.name(for: "A/B") == after.name(for: "A/B"))
  }
}
