import Foundation
import Testing

@testable import YoteiCommand

struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    String(decoding: UnifiedDiff(from: Data(old.utf8), to: Data(new.utf8)).bytes(oldName: "a", newName: "b"), as: UTF8.self)
  }

  @Test func equalTextsHaveNone() {
    #expect(diff("1\n2\n", "1\n2\n").isEmpty)
    #expect(diff("", "").isEmpty)
  }

  @Test func farChangesStandInHunksOfTheirOwn() {
    let old = (1...20).map { "\($0)\n" }.joined()
    #expect(
      diff(old, old.replacing("\n3\n", with: "\nthree\n").replacing("18\n", with: "")) == """
        --- a
        +++ b
        @@ -1,6 +1,6 @@
         1
         2
        -3
        +three
         4
         5
         6
        @@ -15,6 +15,5 @@
         15
         16
         17
        -18
         19
         20

        """)
  }

  @Test func aNewTextStartsAtLineZero() {
    #expect(diff("", "1\n") == "--- a\n+++ b\n@@ -0,0 +1,1 @@\n+1\n")
    #expect(diff("1\n", "") == "--- a\n+++ b\n@@ -1,1 +0,0 @@\n-1\n")
  }

  @Test func aMissingLastBreakIsSaid() {
    #expect(
      diff("1\n2", "1\n2\n")
        == "--- a\n+++ b\n@@ -1,2 +1,2 @@\n 1\n-2\n\\ No newline at end of file\n+2\n")
  }
}
